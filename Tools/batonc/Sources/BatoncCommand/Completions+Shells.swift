extension Completions {
  static var bash: String {
    let groups = Command.groups.map { group in
      let members = Command.commands(of: group).map { $0.rawValue.dropFirst(group.count + 1) }
      return """
            if [[ ${COMP_WORDS[1]} == \(group) ]]; then
              if ((COMP_CWORD == 2)); then words="\(members.joined(separator: " "))"; fi
              command="\(group) ${COMP_WORDS[2]}"
            fi

        """
    }
    let cases = Command.allCases.map { command in
      let options = options(of: command).map(\.name).joined(separator: " ")
      let words = words(of: command).joined(separator: " ")
      return "    \"\(command.rawValue)\") options=\"\(options)\"; "
        + (words.isEmpty ? ";;" : "words=\"\(words)\" ;;") + "\n"
    }
    return """
      # Completions of batonc for bash: source this, or put it where bash-completion looks.
      _batonc() {
        local word=${COMP_WORDS[COMP_CWORD]} command=${COMP_WORDS[1]} options= words=
        case ${COMP_WORDS[COMP_CWORD-1]} in
          \(options(taking: .folder).joined(separator: "|"))) mapfile -t COMPREPLY < <(compgen -d -- "$word"); return ;;
          \(options(taking: .file).joined(separator: "|"))) mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
        esac
        if ((COMP_CWORD == 1)); then
          words="\(firstWords.joined(separator: " "))"
          command=
        fi
      \(groups.joined())  case $command in
      \(cases.joined())  esac
        if [[ $word == -* ]]; then
          mapfile -t COMPREPLY < <(compgen -W "$options" -- "$word")
        elif [[ -n $words ]]; then
          mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
        else
          mapfile -t COMPREPLY < <(compgen -f -- "$word")
        fi
      }
      complete -o filenames -F _batonc batonc

      """
  }

  static var zsh: String {
    let commands = Command.allCases.map { command in
      let options = options(of: command).map { option in
        let summary = quoted(option.summary.joined(separator: " "), escaping: "[]:")
        let value =
          switch option.value {
          case nil: ""
          case .file: ":file:_files"
          case .folder: ":folder:_files -/"
          case .pair, .text: ":value:"
          }
        return "'\(option.name)[\(summary)]\(value)'"
      }
      let words = words(of: command)
      let operand =
        words.isEmpty ? "'*:file:_files'" : "'*:word:(\(words.joined(separator: " ")))'"
      return
        "    '\(command.rawValue)') _arguments \((options + [operand]).joined(separator: " ")) ;;\n"
    }
    let groups = Command.groups.map { group in
      let members = Command.commands(of: group).map { $0.rawValue.dropFirst(group.count + 1) }
      return """
            if [[ $words[2] == \(group) ]]; then
              if ((CURRENT == 3)); then compadd -- \(members.joined(separator: " ")); return; fi
              command="\(group) $words[3]"; skip=2
            fi

        """
    }
    return """
      #compdef batonc
      # Completions of batonc for zsh: put this into a folder of $fpath, as _batonc.
      _batonc() {
        local command=$words[2] skip=1
        if ((CURRENT == 2)); then compadd -- \(firstWords.joined(separator: " ")); return; fi
      \(groups.joined())  shift $skip words
        ((CURRENT -= skip))
        case $command in
      \(commands.joined())  esac
      }
      if [[ $funcstack[1] == _batonc ]]; then _batonc "$@"; else compdef _batonc batonc; fi

      """
  }

  static var fish: String {
    var lines = [
      "# Completions of batonc for fish: put this into ~/.config/fish/completions/batonc.fish."
    ]
    for word in firstWords {
      let summary = Command(rawValue: word)?.summary ?? "what concerns the schema alone"
      lines.append(
        "complete -c batonc -n __fish_use_subcommand -f -a \(word) -d '\(quoted(summary))'")
    }
    for command in Command.allCases {
      let words = command.rawValue.split(separator: " ").map(String.init)
      let seen = words.map { "__fish_seen_subcommand_from \($0)" }.joined(separator: "; and ")
      if words.count == 2 {
        lines.append(
          "complete -c batonc -n '__fish_seen_subcommand_from \(words[0])' -f -a \(words[1])"
            + " -d '\(quoted(command.summary))'")
      }
      for option in options(of: command) {
        let value = option.value.map { $0 == .text || $0 == .pair ? " -x" : " -r" } ?? ""
        lines.append(
          "complete -c batonc -n '\(seen)' -l \(option.name.dropFirst(2))\(value)"
            + " -d '\(quoted(option.summary.joined(separator: " ")))'")
      }
      let operands = Self.words(of: command)
      if !operands.isEmpty {
        lines.append(
          "complete -c batonc -n '\(seen)' -f -a '\(operands.joined(separator: " "))'")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// For single quotes; in zsh and fish alike.
  private static func quoted(_ text: String, escaping others: String = "") -> String {
    var result = ""
    for character in text {
      if character == "'" {
        result += "'\\''"
      } else if others.contains(character) {
        result += "\\\(character)"
      } else {
        result.append(character)
      }
    }
    return result
  }
}
