/// The declaration that encloses a marked property.
struct LexicalContext: Equatable {
  enum Kind: String {
    case `struct`, `class`, actor, `enum`, `extension`, `protocol`
    case function
    case file
  }

  let kind: Kind

  /// From the protocol's list, innermost first, each with its members stripped.
  init(_ json: JSON?) {
    guard let innermost = json?.elements?.first?["source"]?.text else {
      kind = .file
      return
    }
    var scanner = SwiftScanner(Array(innermost.utf8))
    while true {
      scanner.skipTrivia()
      if scanner.isAtEnd {
        kind = .function
        return
      }
      if scanner.take("@") { continue }
      if scanner.starts(with: "(") || scanner.starts(with: "\"") {
        scanner.skipToken()
        continue
      }
      guard let word = scanner.identifier() else {
        scanner.skipToken()
        continue
      }
      if word == "func" || word == "init" || word == "var" || word == "subscript" {
        kind = .function
        return
      }
      if let found = Kind(rawValue: word), found != .function, found != .file {
        kind = found
        return
      }
    }
  }
}
