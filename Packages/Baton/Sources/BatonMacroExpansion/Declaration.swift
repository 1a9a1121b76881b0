/// What a marker is attached to, as far as its expansion depends on it.
struct Declaration {
  /// `var` or `let`; nil where it isn't a variable.
  private(set) var introducer: String?
  private(set) var isStatic = false
  /// Without backticks; nil for a pattern that binds several names.
  private(set) var name: String?
  /// The annotation as written, without the white space and comments around it.
  private(set) var type: String?
  private(set) var hasSeveralBindings = false
  private(set) var hasInitialValue = false
  /// A body, or observers, right after the type.
  private(set) var hasAccessors = false

  init(_ piece: SourcePiece) {
    var scanner = SwiftScanner(piece.bytes)
    readModifiers(&scanner)
    guard introducer != nil else { return }
    scanner.skipTrivia()
    name = scanner.identifier()
    if name == nil { hasSeveralBindings = scanner.starts(with: "(") }
    scanner.skipTrivia()
    if scanner.take(":") { type = Self.type(&scanner).map(piece.text) }
    scanner.skipTrivia()
    hasInitialValue = scanner.starts(with: "=")
    hasAccessors = scanner.starts(with: "{")
    // An initial value such as `f<A, B>()` has commas of its own, and the compiler refuses a second
    // binding by itself: only a comma right after the type is looked for.
    hasSeveralBindings = hasSeveralBindings || scanner.starts(with: ",")
  }

  private mutating func readModifiers(_ scanner: inout SwiftScanner) {
    while true {
      scanner.skipTrivia()
      if scanner.isAtEnd { return }
      if scanner.take("@") {
        Self.skipAttribute(&scanner)
        continue
      }
      guard let word = scanner.identifier() else { return }
      switch word {
      case "var", "let":
        introducer = word
        return
      case "static", "class": isStatic = true
      default: break
      }
      scanner.skipTrivia()
      if scanner.starts(with: "(") { scanner.skipGroup() }  // `private(set)`
    }
  }

  private static func skipAttribute(_ scanner: inout SwiftScanner) {
    repeat { _ = scanner.identifier() } while scanner.take(".")
    // An attribute's arguments follow its name at once; `@A (x)` would be a tuple.
    if scanner.starts(with: "(") { scanner.skipGroup() }
  }

  /// Up to the initial value, the accessors, the next binding or the end.
  private static func type(_ scanner: inout SwiftScanner) -> Range<Int>? {
    scanner.skipTrivia()
    let start = scanner.index
    var (end, angles) = (start, 0)
    while let byte = scanner.byte {
      switch byte {
      case UInt8(ascii: "="), UInt8(ascii: "{"), UInt8(ascii: ";"):
        return start < end ? start..<end : nil
      case UInt8(ascii: ",") where angles == 0: return start < end ? start..<end : nil
      case UInt8(ascii: "<"): angles += 1
      case UInt8(ascii: ">"): angles -= 1
      default: break
      }
      scanner.skipToken()
      end = scanner.index
      scanner.skipTrivia()
    }
    return start < end ? start..<end : nil
  }
}
