import BatonSchema
import Testing

@Suite struct SyntaxErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let id: DiagnosticID
    let message: String
    var testDescription: String { text }

    init(_ text: String, _ id: DiagnosticID, _ message: String) {
      self.text = text
      self.id = id
      self.message = message
    }
  }

  static let cases = [
    Case("query A { a(x: 1) { «:» } }", .unexpectedToken, "Expected a field's name, found `:`."),
    Case("query A {« }» ", .emptyBraces, "The braces of the selection are empty."),
    Case("query A { a«()» }", .emptyBraces, "The parentheses of the arguments are empty."),
    Case("query A { b«»", .unexpectedEnd, "Expected `}`, but the text ends here."),
    Case("«»", .emptyDocument, "The text holds no definition."),
    Case("# nothing\n«»", .emptyDocument, "The text holds no definition."),
    Case(
      "{ a«%» }", .invalidCharacter, "The character `%` has no place outside strings and comments."),
    Case(
      "{ a(x: «'»y') }", .invalidCharacter,
      "The character `'` has no place outside strings and comments."),
    Case(
      "{ a(x: «01») }", .invalidNumber,
      "`01` is not a number: a digit cannot follow a leading zero."),
    Case("{ a(x: «1.») }", .invalidNumber, "`1.` is not a number: a digit is missing at its end."),
    Case("{ a(x: «-») }", .invalidNumber, "`-` is not a number: a digit is missing at its end."),
    Case("{ a(x: «1e») }", .invalidNumber, "`1e` is not a number: a digit is missing at its end."),
    Case("{ a(x: «1a»b) }", .invalidNumber, "`1a` is not a number: `a` cannot follow it directly."),
    Case(
      "{ a(x: «1.2.») }", .invalidNumber, "`1.2.` is not a number: `.` cannot follow it directly."),
    Case(
      "{ a(x: «\"abc»\n\") }", .unterminatedString,
      "The string does not end on the line it began on."),
    Case("{ a(x: «\"\"\"»abc\") }", .unterminatedString, "The block string does not end."),
    Case(
      "{ a(x: «\"abc\\»\n\") }", .unterminatedString,
      "The string does not end on the line it began on."),
    Case(
      "query A($a: Int = «$b») { a }", .variableInConstant,
      "The variable `$b` stands where only a constant can."),
    Case("fragment «on» on A { a }", .reservedName, "`on` cannot be the name of a fragment."),
    Case("enum E { «true» }", .reservedName, "`true` cannot be the name of an enum's value."),
    Case(
      "\"d\" «{» a }", .unexpectedToken,
      "A description cannot stand before a query without the word `query`."),
    Case(
      "\"d\" «extend» type A { a: Int }", .unexpectedToken,
      "A description cannot stand before `extend`."),
    Case(
      "«quer» { a }", .unexpectedToken,
      "Expected a definition such as `query`, `fragment` or `type`, found `quer`."),
    Case(
      "fragment A «{» a }", .unexpectedToken, "Expected `on` and the fragment's type, found `{`."),
    Case(
      "{ ...«(» }", .unexpectedToken,
      "Expected a fragment's name, `on` or `{` after `...`, found `(`."),
    Case("{ a «.» }", .unexpectedToken, "Expected `...` or a name, found `.`."),
    Case("type A { a «b»: Int }", .unexpectedToken, "Expected `:` and the type of `a`, found `b`."),
    Case(
      "extend type A«»", .unexpectedEnd,
      "Expected what the extension of `A` adds, but the text ends here."),
    Case(
      "directive @a on «WHERE»", .unexpectedToken,
      "Expected the name of a place, such as `FIELD` or `OBJECT`, found `WHERE`."),
    Case(
      "query A($a: [Int«)» { a }", .unexpectedToken,
      "Expected `]` after the type of the list's elements, found `)`."),
    Case(
      "schema { «read»: A }", .unexpectedToken,
      "Expected `query`, `mutation` or `subscription`, found `read`."),
    Case("{ a(x: «!») }", .unexpectedToken, "Expected a value, found `!`."),
    Case(
      "{ a«\u{0}» }", .invalidCharacter,
      "The character `\\u{0}` has no place outside strings and comments."),
  ]

  @Test(arguments: cases)
  func isReported(example: Case) throws {
    let marked = Marked(example.text)
    let failure = try #require(throws: Diagnostic.self) { try Document(parsing: marked.source) }
    #expect(failure.message == example.message)
    #expect(failure.id == example.id.rawValue)
    let range = try #require(marked.ranges.first)
    if example.id != .emptyDocument, example.id != .emptyBraces {
      #expect(failure.location.range == range)
    }
  }

  @Test func whatIsNotClosedIsShown() throws {
    let marked = Marked("query A «{» a { b }")
    let failure = try #require(throws: Diagnostic.self) { try Document(parsing: marked.source) }
    #expect(failure.notes.first?.location.range == marked.ranges[0])
    #expect(failure.notes.first?.message == "`{` is opened here.")
  }

  @Test func aDiagnosticReadsLikeACompilersOwn() throws {
    let source = Source(name: "Screen.swift", text: "query A {\n  a(\n}")
    let failure = try #require(throws: Diagnostic.self) { try Document(parsing: source) }
    #expect(
      failure.description
        == "Screen.swift:3:1: error: Expected an argument's name, found `}`. [unexpected-token]")
  }
}
