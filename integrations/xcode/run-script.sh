#!/bin/sh
# A "Run Script" phase of an Xcode target: paste it, with "Based on dependency analysis" unchecked. The target's build
# setting ENABLE_USER_SCRIPT_SANDBOXING must be NO, for the whole project is read.
if [ "$(uname -m)" = arm64 ]; then
  PATH="/opt/homebrew/bin:$PATH"
fi
if command -v preflint > /dev/null; then
  preflint lint "$SRCROOT"
else
  echo "warning: PrefLint is not installed, so nothing is checked"
fi
