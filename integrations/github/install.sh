#!/usr/bin/env bash
# Downloads a release of PrefLint, checks its SHA-256 sum and unpacks it.
#
# PREFLINT_VERSION   such as 0.1.0 or v0.1.0
# PREFLINT_CHECKSUM  the sum that the archive must have; empty takes it from the release's SHA256SUMS
# PREFLINT_RELEASES  the URL of the folder in which each release has a folder of its own
# PREFLINT_FOLDER    where the command goes
set -euo pipefail

fail() {
  printf '::error title=PrefLint::%s\n' "$1"
  exit 2
}

version=${PREFLINT_VERSION#v}
[[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]] ||
  fail "'$PREFLINT_VERSION' is no version: use the action at a tag such as v0.1.0, or give 'version'"

case $(uname -s)-$(uname -m) in
  Linux-x86_64) platform=linux-x86_64 ;;
  Linux-aarch64) platform=linux-aarch64 ;;
  Darwin-*) platform=macos-universal ;;
  *) fail "there is no release for $(uname -s) on $(uname -m)" ;;
esac

archive=preflint-$version-$platform.tar.gz
url=$PREFLINT_RELEASES/v$version
mkdir -p "$PREFLINT_FOLDER"
cd "$PREFLINT_FOLDER"
curl --fail --silent --show-error --location --retry 3 --output "$archive" "$url/$archive" ||
  fail "cannot download $url/$archive"
if [[ -z $PREFLINT_CHECKSUM ]]; then
  curl --fail --silent --show-error --location --retry 3 --output SHA256SUMS "$url/SHA256SUMS" ||
    fail "cannot download $url/SHA256SUMS"
  PREFLINT_CHECKSUM=$(awk -v name="$archive" '$2 == name || $2 == "*" name { print $1 }' SHA256SUMS)
fi
if command -v sha256sum > /dev/null; then
  sum=$(sha256sum "$archive" | cut -d ' ' -f 1)
else
  sum=$(shasum -a 256 "$archive" | cut -d ' ' -f 1)
fi
if [[ $sum != "$PREFLINT_CHECKSUM" ]]; then
  rm -f "$archive"
  fail "the SHA-256 of $archive is $sum, not ${PREFLINT_CHECKSUM:-that of the release}: nothing is installed"
fi
tar -xzf "$archive"
rm -f "$archive" SHA256SUMS
./preflint --version
