/// A text with one or two of its tokens changed.
struct Mutation {
  private let tokens: [String]
  private let names: [String]

  /// `others` are names from elsewhere that may come in.
  init(_ text: String, others: String) {
    tokens = Self.tokens(of: text)
    names = (tokens + Self.tokens(of: others)).filter { Self.isName($0) }
  }

  func text(seed: UInt64) -> String {
    var generator = SeededGenerator(seed: seed)
    var tokens = tokens
    for _ in 0..<generator.pick(1...2) { change(&tokens, &generator) }
    let text = tokens.joined(separator: " ")
    // A selection of nothing is a case of its own.
    return text.replacing(") { }", with: ") { __typename }")
  }

  private func change(_ tokens: inout [String], _ generator: inout SeededGenerator) {
    let index = generator.pick(0...tokens.count - 1)
    let token = tokens[index]
    switch generator.pick(0...9) {
    case 0: tokens.remove(at: index)
    case 1 where Self.isName(token): tokens.insert(token, at: index)
    case 2: Self.copyBlock(from: index, in: &tokens)
    case 3: Self.removeBlock(from: index, in: &tokens)
    case 4: replaceValue(near: index, in: &tokens, &generator)
    default: replaceName(near: index, in: &tokens, &generator)
    }
  }

  /// The next name that is not one of the grammar's, nor that of a fragment, becomes another.
  private func replaceName(
    near index: Int, in tokens: inout [String], _ generator: inout SeededGenerator
  ) {
    for place in index..<tokens.count
    where Self.isName(tokens[place]) && !Self.keywords.contains(tokens[place]) {
      if place > 0, tokens[place - 1] == "fragment" { continue }
      let name = generator.once(in: 6) ? "unheardOf" : generator.pick(names)
      let isDefined = place > 0 && Self.keywords.contains(tokens[place - 1])
      // The peers let a type replace a built-in scalar.
      tokens[place] = isDefined && Self.scalars.contains(name) ? "unheardOf" : name
      return
    }
  }

  /// The next value after a colon becomes another.
  private func replaceValue(
    near index: Int, in tokens: inout [String], _ generator: inout SeededGenerator
  ) {
    for place in index..<tokens.count
    where place > 0 && tokens[place - 1] == ":" && !["[", "{", "$"].contains(tokens[place]) {
      tokens[place] = generator.pick([
        "1", "-7", "99999999999", "1.5", "\"text\"", "true", "null", "NAME", "[1, null]", "{}",
        "$unheardOf",
      ])
      return
    }
  }

  /// Doubles the `name: value` that begins next.
  private static func copyBlock(from index: Int, in tokens: inout [String]) {
    for place in index..<tokens.count
    where place + 2 < tokens.count && tokens[place + 1] == ":" && isName(tokens[place])
      && !["[", "{", "$"].contains(tokens[place + 2])
    {
      tokens.insert(contentsOf: tokens[place...place + 2], at: place)
      return
    }
  }

  /// Takes out the `name: value` that begins next.
  private static func removeBlock(from index: Int, in tokens: inout [String]) {
    for place in index..<tokens.count
    where place + 2 < tokens.count && tokens[place + 1] == ":" && isName(tokens[place])
      && !["[", "{"].contains(tokens[place + 2])
    {
      let end = tokens[place + 2] == "$" ? place + 3 : place + 2
      // Parentheses with nothing left between them go too.
      if place > 0, end + 1 < tokens.count, tokens[place - 1] == "(", tokens[end + 1] == ")" {
        tokens.removeSubrange(place - 1...end + 1)
      } else if end < tokens.count {
        tokens.removeSubrange(place...end)
      }
      return
    }
  }

  private static let scalars: Set<String> = ["Int", "Float", "String", "Boolean", "ID"]
  private static let keywords: Set<String> = [
    "query", "mutation", "subscription", "fragment", "on", "true", "false", "null", "type",
    "interface", "union", "enum", "input", "scalar", "implements",
  ]

  private static func isName(_ token: String) -> Bool {
    guard let first = token.utf8.first else { return false }
    return first == UInt8(ascii: "_") || (first | 0x20 >= 97 && first | 0x20 <= 122)
  }

  private static func tokens(of text: String) -> [String] {
    var tokens: [String] = []
    var word = ""
    var isString = false
    func isWord(_ character: Character) -> Bool {
      character.isASCII && (character.isLetter || character.isNumber || "_-.\"".contains(character))
    }
    for character in text {
      if isString || isWord(character) {
        word.append(character)
        // Strings here hold neither escapes nor quotes.
        if character == "\"" { isString = word.utf8.count { $0 == UInt8(ascii: "\"") } % 2 == 1 }
        continue
      }
      if !word.isEmpty { tokens.append(word) }
      word = ""
      if !character.isWhitespace { tokens.append(String(character)) }
    }
    if !word.isEmpty { tokens.append(word) }
    return tokens
  }
}
