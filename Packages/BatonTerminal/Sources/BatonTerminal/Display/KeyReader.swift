internal import CNcurses

extension ScenePhase {
  /// What the terminal tells of its window's focus; nil for a key.
  init?(cursesCode code: Int32) {
    switch -1000 - code {
    case bt_focus_in: self = .active
    case bt_focus_out: self = .inactive
    default: return nil
    }
  }
}

extension Key {
  /// A key as ncurses gives it; nil for one that has no name here.
  init?(cursesCode code: Int32) {
    if code >= 0 {
      self.init(typed: UInt32(code))
      return
    }
    switch -1000 - code {
    case bt_key_up: self = .up
    case bt_key_down: self = .down
    case bt_key_left: self = .left
    case bt_key_right: self = .right
    case bt_key_page_up: self = .pageUp
    case bt_key_page_down: self = .pageDown
    case bt_key_home: self = .home
    case bt_key_end: self = .end
    case bt_key_enter: self = .enter
    case bt_key_backspace: self = .backspace
    case bt_key_delete: self = .delete
    case bt_key_back_tab: self = .backTab
    case bt_key_f0...(bt_key_f0 + 63): self = .function(Int(-1000 - code - bt_key_f0))
    default: return nil
    }
  }

  /// A key as the scalar it sends.
  init?(typed value: UInt32) {
    guard let scalar = Unicode.Scalar(value) else { return nil }
    switch value {
    case 9: self = .tab
    case 10, 13: self = .enter
    case 27: self = .escape
    case 8, 127: self = .backspace
    case 1...26:
      guard let letter = Unicode.Scalar(value + 96) else { return nil }
      self = .control(Character(letter))
    case 0...31: return nil
    default: self = .character(Character(scalar))
    }
  }

  /// A key as a line of text says it where there is no keyboard to read: its name, or what a keyboard sends for
  /// it; an empty line is Enter. Nil for any other text of more than a character.
  init?(line: String) {
    switch line {
    case "": self = .enter
    case "up", "\u{1B}[A": self = .up
    case "down", "\u{1B}[B": self = .down
    case "right", "\u{1B}[C": self = .right
    case "left", "\u{1B}[D": self = .left
    case "back", "esc", "\u{1B}": self = .escape
    case "tab", "\t": self = .tab
    case "home": self = .home
    case "end": self = .end
    case "pageup": self = .pageUp
    case "pagedown": self = .pageDown
    default:
      guard line.count == 1, let character = line.first else { return nil }
      self = .character(character)
    }
  }

  /// What `init(line:)` takes, for people.
  static let lineNames = """
    up, down, left, right, pageup, pagedown, home, end, tab, back, a letter, or nothing for Enter
    """
}
