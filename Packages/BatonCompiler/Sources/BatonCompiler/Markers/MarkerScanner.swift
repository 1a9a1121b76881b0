import BatonSchema

/// Finds the documents in a Swift file: the string literals of `@Query(…)`, `@Fragment(…)`,
/// `@Mutation(…)` and `@Subscription(…)`.
///
/// The file is read as text, so it may be one that does not compile yet. Markers in comments, strings
/// and regular expressions are none.
struct MarkerScanner {
  private var cursor: SwiftCursor
  private let host: Source
  /// Whether the last thing read could be divided, which tells an operator from a regular expression.
  private var afterOperand = false
  private var found: [HostDocument] = []
  /// How many braces are open.
  private var depth = 0
  private var types: [DeclaredType] = []
  /// The words that led here without anything between them but blanks.
  private var isImport = false
  private var isPrivate = false
  private var problems: [(CompilerProblem, SourceRange)] = []
  private var lines: LineTable
  /// The last variable looked for, and the places from which it was: markers may stand in a row.
  private var lastProperty: (property: MarkedProperty?, places: Set<Int>) = (nil, [])

  /// What a file has of documents, what is wrong with their markers, and the types that it declares outside
  /// of others.
  static func scan(
    _ host: Source
  ) -> (
    documents: [HostDocument], problems: [(CompilerProblem, SourceRange)],
    types: [DeclaredType]
  ) {
    var scanner = MarkerScanner(cursor: SwiftCursor(bytes: host.bytes), host: host)
    scanner.scan()
    return (scanner.found, scanner.problems, scanner.types)
  }

  private init(cursor: SwiftCursor, host: Source) {
    self.cursor = cursor
    self.host = host
    lines = LineTable(host)
  }

  private mutating func scan() {
    while let byte = cursor.peek() {
      if byte.isBlank || byte.isLineBreak {
        cursor.index += 1
      } else if cursor.skipComment() {
        continue
      } else if cursor.skipString() || cursor.skipRegex(afterOperand: afterOperand) {
        afterOperand = true
      } else if byte == UInt8(ascii: "@") {
        readAttribute()
      } else if let word = cursor.identifier() {
        afterOperand = !Self.wordsBeforeExpressions.contains(word)
        if depth == 0 { readDeclaration(word) }
      } else {
        if byte == UInt8(ascii: "{") { depth += 1 }
        if byte == UInt8(ascii: "}") { depth = max(0, depth - 1) }
        afterOperand =
          byte.isDigit || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]")
          || byte == UInt8(ascii: "}")
        cursor.skipByte()
      }
    }
    // Documents behind it would be missed without a word.
    if let failure = cursor.failure,
      !problems.contains(where: { $0.1.start == failure.offset })
    {
      problems.append((failure.problem, SourceRange(failure.offset, failure.offset + 1)))
    }
  }

  /// A word outside of all types: `struct` and the name behind it, or what may stand before it.
  private mutating func readDeclaration(_ word: String) {
    if Self.wordsBeforeTypes.contains(word), !isImport {
      cursor.skipTrivia()
      let start = cursor.index
      if let name = cursor.identifier() {
        types.append(
          DeclaredType(
            name: name, range: SourceRange(start, cursor.index), isPrivate: isPrivate))
      }
      isPrivate = false
    } else if word == "private" || word == "fileprivate" {
      isPrivate = true
    } else if !Self.modifiers.contains(word) {
      isPrivate = false
    }
    isImport = word == "import"
  }

  private mutating func readAttribute() {
    let start = cursor.index
    cursor.index += 1
    afterOperand = false
    guard let marker = readMarkerName() else { return }
    let end = cursor.index
    while cursor.peek()?.isBlank == true { cursor.index += 1 }
    guard cursor.peek() == UInt8(ascii: "(") else {
      cursor.index = end
      // Other libraries' attributes without arguments give lists, or what their variables infer.
      if let type = readProperty()?.type, !type.hasPrefix("[") {
        problems.append((.missingDocument(marker), SourceRange(start, end)))
      }
      return
    }
    let parenthesis = cursor.index
    cursor.index += 1
    cursor.skipTrivia()
    let literalStart = cursor.index
    do {
      guard let literal = try StringLiteral.read(at: cursor) else {
        let label = readLabel()
        cursor.index = parenthesis
        // Another library's attribute of that name takes other arguments.
        guard label == nil || label == "fetchPolicy" else { return }
        problems.append((.missingDocument(marker), SourceRange(start, parenthesis)))
        return
      }
      let divided = placeBehind(literal)
      cursor.index = parenthesis
      cursor.skipBalanced()
      if let divided {
        problems.append((.dividedDocument, SourceRange(divided, divided + 1)))
        return
      }
      let property = readProperty()
      found.append(
        HostDocument(
          literal: literal, at: lines.position(of: literalStart), in: host, marker: marker,
          property: property))
    } catch {
      problems.append((error.problem, SourceRange(error.offset, error.offset + 1)))
      cursor.index = parenthesis
      cursor.skipBalanced()
    }
  }

  /// Where something follows the literal that neither ends nor divides the arguments; nil if nothing does.
  private func placeBehind(_ literal: StringLiteral) -> Int? {
    var ahead = cursor
    ahead.index = literal.end
    ahead.skipTrivia()
    switch ahead.peek() {
    case nil, UInt8(ascii: ","), UInt8(ascii: ")"): return nil
    default: return ahead.index
    }
  }

  /// `Query` or `Baton.Query`; the cursor is left behind the name either way.
  private mutating func readMarkerName() -> Marker? {
    guard let first = cursor.identifier() else { return nil }
    guard cursor.peek() == UInt8(ascii: ".") else { return Marker(rawValue: first) }
    cursor.index += 1
    guard let second = cursor.identifier() else { return nil }
    return first == "Baton" ? Marker(rawValue: second) : nil
  }

  private mutating func readLabel() -> String? {
    guard let label = cursor.identifier() else { return nil }
    cursor.skipTrivia()
    return cursor.peek() == UInt8(ascii: ":") ? label : nil
  }

  /// Reads `var name: Type` without moving on when something else stands there.
  private mutating func readProperty() -> MarkedProperty? {
    if !lastProperty.places.contains(cursor.index) {
      var ahead = cursor
      var places: Set<Int> = []
      let isVariable = Self.skipToVariable(&ahead, &places)
      lastProperty = (isVariable ? property(at: &ahead) : nil, places)
    }
    return lastProperty.property
  }

  /// Skips attributes and modifiers and the word `var` or `let` behind them, and answers whether one
  /// stands there.
  private static func skipToVariable(_ ahead: inout SwiftCursor, _ places: inout Set<Int>) -> Bool {
    while true {
      places.insert(ahead.index)
      ahead.skipTrivia()
      if ahead.peek() == UInt8(ascii: "@") {
        ahead.index += 1
        guard ahead.identifier() != nil else { return false }
        if ahead.peek() == UInt8(ascii: ".") {
          ahead.index += 1
          guard ahead.identifier() != nil else { return false }
        }
        if ahead.peek() == UInt8(ascii: "(") { ahead.skipBalanced() }
        continue
      }
      guard let word = ahead.identifier() else { return false }
      if word == "var" || word == "let" { return true }
      guard modifiers.contains(word) else { return false }
      if ahead.peek() == UInt8(ascii: "(") { ahead.skipBalanced() }
    }
  }

  private func property(at ahead: inout SwiftCursor) -> MarkedProperty? {
    ahead.skipTrivia()
    guard let name = ahead.identifier() else { return nil }
    ahead.skipTrivia()
    guard ahead.peek() == UInt8(ascii: ":") else { return nil }
    ahead.index += 1
    ahead.skipTrivia()
    let start = ahead.index
    let end = ahead.skipType()
    guard end > start else { return nil }
    return MarkedProperty(
      name: name, type: String(decoding: host.bytes[start..<end], as: UTF8.self),
      typeRange: SourceRange(start, end))
  }

  private static let modifiers: Set<String> = [
    "public", "package", "internal", "fileprivate", "private", "open", "static", "class", "final",
    "nonisolated", "lazy", "weak", "unowned", "override", "dynamic", "optional", "required",
  ]

  private static let wordsBeforeTypes: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "typealias",
  ]

  private static let wordsBeforeExpressions: Set<String> = [
    "return", "in", "case", "if", "guard", "while", "switch", "throw", "try", "await", "else",
    "where", "is", "as", "let", "var", "do", "repeat", "yield", "default",
  ]
}
