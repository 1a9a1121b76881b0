internal import CNcurses

/// What a person did, or did to the window.
enum Input: Equatable {
  case key(Key)
  /// Characters that came together.
  case typed(String)
  /// A text from elsewhere.
  case pasted(String)
  case phase(ScenePhase)
}

/// Makes input of the codes that ncurses gives. Characters of which more are there already are one
/// text, so that a long one, pasted where the terminal does not mark that, is put into a field at once.
///
/// State: the characters that are not given on yet; whether they are being pasted.
struct InputReader {
  static let nothing: Int32 = -1
  static let pasteBegin = -1000 - bt_paste_begin
  static let pasteEnd = -1000 - bt_paste_end

  private var text = ""
  private var isPasting = false

  /// Takes the next code; `nothing` where none is there for now.
  mutating func take(_ code: Int32) -> [Input] {
    switch code {
    case Self.nothing: return isPasting ? [] : typed()
    case Self.pasteBegin:
      defer { isPasting = true }
      return typed()
    case Self.pasteEnd: return pasted()
    default: break
    }
    if let phase = ScenePhase(cursesCode: code) {
      return isPasting ? [.phase(phase)] : typed() + [.phase(phase)]
    }
    guard let key = Key(cursesCode: code) else { return [] }
    if isPasting {
      // So that a paste whose end never comes does not hold everything up, and is not lost.
      if key == .control("c") { return pasted() }
      add(pasted: key)
      return []
    }
    if case .character(let character) = key {
      text.append(character)
      return []
    }
    return typed() + [.key(key)]
  }

  private mutating func add(pasted key: Key) {
    switch key {
    case .character(let character): text.append(character)
    case .enter: text.append("\n")
    case .tab: text.append(" ")
    default: break
    }
  }

  private mutating func typed() -> [Input] {
    if text.isEmpty { return [] }
    defer { text = "" }
    return [.typed(text)]
  }

  private mutating func pasted() -> [Input] {
    defer { (text, isPasting) = ("", false) }
    return text.isEmpty ? [] : [.pasted(text)]
  }
}
