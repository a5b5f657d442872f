// Completions for shells, generated from the tables of subcommands, options and rules.

import PrefLintCore

/// A shell with completions.
enum Shell: String, CaseIterable {
  case bash, zsh, fish
}

enum Completions {
  /// A script that the shell reads.
  static func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private static let subcommands = Subcommand.allCases.map(\.rawValue)

  /// What stands behind a subcommand; nil for files.
  private static func words(after command: Subcommand) -> [String]? {
    switch command {
    case .lint, .baseline, .config, .`init`: nil
    case .rules: []
    case .explain: RuleCatalog.all.map(\.id)
    case .completions: Shell.allCases.map(\.rawValue)
    }
  }

  private static func names(_ option: CommandOption) -> [String] {
    [option.name] + (option.short.map { [$0] } ?? [])
  }

  private static func options(of command: Subcommand) -> [CommandOption] {
    CommandOption.all.filter { $0.commands.contains(command) }
  }

  // MARK: - bash

  private static var bash: String {
    var text = """
      # Completions of preflint for bash: source this file.
      _preflint() {
        local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command=lint
        # Bash takes '=' for a word of its own.
        if [[ $previous == '=' ]]; then previous=${COMP_WORDS[COMP_CWORD - 2]}; fi
        if [[ $word == '=' ]]; then word=; fi
        case ${COMP_WORDS[1]} in
          \(subcommands.joined(separator: "|"))) if ((COMP_CWORD > 1)); then command=${COMP_WORDS[1]}; fi ;;
        esac
        COMPREPLY=()
        case $previous in

      """
    for option in CommandOption.all {
      switch option.value {
      case .none, .optional, .text: continue
      case .file:
        text += "    \(names(option).joined(separator: "|")))"
        text += " compopt -o default; return ;;\n"
      case .word(_, let words):
        text += "    \(names(option).joined(separator: "|")))"
        text +=
          " COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$word\")); return ;;\n"
      case .wordAndFile(_, let words):
        let list = words.map { $0 + "=" }.joined(separator: " ")
        text += "    \(names(option).joined(separator: "|")))"
        text += " compopt -o nospace; COMPREPLY=($(compgen -W '\(list)' -- \"$word\")); return ;;\n"
      }
    }
    text += "  esac\n  case $command in\n"
    for command in Subcommand.allCases {
      let list = options(of: command).flatMap(names).joined(separator: " ")
      text += "    \(command.rawValue))\n"
      text += "      if [[ $word == -* ]]; then COMPREPLY=($(compgen -W '\(list)' -- \"$word\"))\n"
      if let words = words(after: command) {
        text +=
          "      else COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$word\"))\n"
      } else {
        text += "      else\n        compopt -o default\n"
        if command == .lint {
          text += "        if ((COMP_CWORD == 1)); then"
          text +=
            " COMPREPLY=($(compgen -W '\(subcommands.joined(separator: " "))' -- \"$word\")); fi\n"
        }
      }
      text += "      fi ;;\n"
    }
    return text + "  esac\n}\ncomplete -F _preflint preflint\n"
  }

  // MARK: - zsh

  private static var zsh: String {
    var text = """
      #compdef preflint
      # Completions of preflint for zsh: a file '_preflint' in a folder of $fpath.
      _preflint() {
        local -a commands=(

      """
    for command in Subcommand.allCases {
      text += "    \(quoted("\(command.rawValue):\(command.usage.purpose)"))\n"
    }
    text += """
        )
        if ((CURRENT == 2)) && [[ $words[CURRENT] != -* ]]; then
          _describe -t commands command commands
          _files
          return
        fi
        local command=lint
        if [[ $words[2] == (\(subcommands.joined(separator: "|"))) ]]; then
          command=$words[2]
          shift words
          ((CURRENT--))
        fi
        case $command in

      """
    for command in Subcommand.allCases {
      text += "    \(command.rawValue))\n      _arguments -s"
      for option in options(of: command) { text += " \\\n        \(zshArgument(option))" }
      switch words(after: command) {
      case nil: text += " \\\n        '*:file:_files'"
      case let words? where !words.isEmpty:
        text += " \\\n        ':word:(\(words.joined(separator: " ")))'"
      default: break
      }
      text += " ;;\n"
    }
    return text + """
        esac
      }
      if [[ $zsh_eval_context[-1] == loadautofunc ]]; then _preflint "$@"; else compdef _preflint preflint; fi

      """
  }

  private static func zshArgument(_ option: CommandOption) -> String {
    let help = option.help.replacing("[", with: "(").replacing("]", with: ")")
    let value: String
    switch option.value {
    case .none: value = ""
    case .optional(let name): value = "::\(name): "
    case .text(let name): value = ":\(name): "
    case .file(let name): value = ":\(name):_files"
    case .word(let name, let words): value = ":\(name):(\(words.joined(separator: " ")))"
    case .wordAndFile(let name, let words):
      value = ":\(name):(\(words.map { $0 + "=" }.joined(separator: " ")))"
    }
    let sign = option.value.placeholder == nil ? "" : "="
    let repeats = ["--output", "--rule"].contains(option.name) ? "*" : ""
    let long = quoted("\(repeats)\(option.name)\(sign)[\(help)]\(value)")
    return option.short.map { long + " " + quoted("\($0)[\(help)]\(value)") } ?? long
  }

  // MARK: - fish

  private static var fish: String {
    var text = """
      # Completions of preflint for fish: a file 'preflint.fish' in ~/.config/fish/completions.

      """
    for command in Subcommand.allCases {
      text += "complete -c preflint -n __fish_use_subcommand -a \(command.rawValue)"
      text += " -d \(fishQuoted(command.usage.purpose))\n"
      let seen =
        command == .lint
        ? "not __fish_seen_subcommand_from \(subcommands.dropFirst().joined(separator: " "))"
        : "__fish_seen_subcommand_from \(command.rawValue)"
      if let words = words(after: command) {
        text += "complete -c preflint -f -n '\(seen)'"
        text += words.isEmpty ? "\n" : " -a '\(words.joined(separator: " "))'\n"
      }
      for option in options(of: command) {
        text += "complete -c preflint -n '\(seen)' -l \(option.name.dropFirst(2))"
        if let short = option.short { text += " -s \(short.dropFirst())" }
        switch option.value {
        case .none, .optional: break
        case .text: text += " -x"
        case .file: text += " -r -F"
        case .word(_, let words): text += " -x -a '\(words.joined(separator: " "))'"
        case .wordAndFile(_, let words):
          text += " -x -a '\(words.map { $0 + "=" }.joined(separator: " "))'"
        }
        text += " -d \(fishQuoted(option.help))\n"
      }
    }
    return text
  }

  /// A text in single quotes, for bash and zsh.
  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }

  private static func fishQuoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
