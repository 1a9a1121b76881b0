import BatonSchema
import Testing

@Suite struct StringTests {
  private func text(_ literal: String) throws -> String {
    guard case .string(let string) = try Value(parsing: Source(name: "", text: literal)) else {
      return "not a string"
    }
    return string.text
  }

  @Test func escapes() throws {
    #expect(try text(#""\"\\\/\b\f\n\r\t""#) == "\"\\/\u{8}\u{C}\n\r\t")
    #expect(try text(#""\u00e9\u{1F98A}\uD83E\uDD8A\u{0}""#) == "é🦊🦊\u{0}")
    #expect(try text("\"tab\tand \u{0} and é\"") == "tab\tand \u{0} and é")
  }

  @Test(arguments: [
    #""a«\x»""#, #""«\uD83E»""#, #""«\uDD8A»\uD83E""#, #""«\uD83E»\u0041""#, #""«\u00g»0""#,
    #""«\u{110000}»""#, #""«\u{}»""#, #""«\u{D800}»""#, #""«\u{99999999999999999999}»""#,
    #""«\é»""#, #""«\u{12»""#,
  ])
  func escapesThatAreNone(literal: String) throws {
    let marked = Marked(literal)
    let failure = try #require(throws: Diagnostic.self) { try Value(parsing: marked.source) }
    #expect(failure.id == "invalid-escape")
    #expect(failure.location.range.start == marked.ranges[0].start)
  }

  @Test func blockStringsLoseCommonIndentation() throws {
    #expect(
      try text("\"\"\"\n    Hello,\n      World!\n\n    Yours,\n  \"\"\"")
        == "Hello,\n  World!\n\nYours,")
    #expect(try text("\"\"\"  first\r\n   second\r   third\"\"\"") == "  first\nsecond\nthird")
    let quotes = "\"\"\""
    #expect(
      try text(quotes + #"contains \""" and \n"# + quotes) == #"contains """ and \n"#)
    #expect(try text("\"\"\"\n \n\t\n\"\"\"") == "")
    #expect(try text("\"\"\"\"\"\"") == "")
    #expect(try text("\"\"") == "")
  }

  @Test func stringsCompareByBytes() {
    #expect(StringValue("e\u{301}") != StringValue("\u{E9}"))
    #expect(StringValue("a", isBlock: true) == StringValue("a", written: "\"\\u0061\""))
  }

  @Test(arguments: [
    "", " ", "a", "a\nb", "a\n  b\n\nc", "  a\nb", "ends in \"", "ends in \\",
    "three \"\"\" quotes",
    "\"\"\"", "\n", "a\n", "\na", "tab\there", "a\rb", "\u{0}", "é e\u{301} 🦊",
    String(repeating: "long ", count: 30), "a\n \n  b", "a\\\"\"\"b", "\t\n\t", "  a", "a  ",
  ])
  func blockStringsPrintToWhatTheySay(text: String) throws {
    let value = Value.string(StringValue(text, isBlock: true))
    for style in [PrintStyle.compact, .pretty] {
      let printed = value.printed(style)
      guard case .string(let again) = try Value(parsing: Source(name: "", text: printed)) else {
        Issue.record("\(printed) is a string")
        continue
      }
      #expect(again.text.utf8.elementsEqual(text.utf8), "\(printed)")
    }
    let described = TypeDefinition(
      source: Source(name: "", text: ""), kind: .object, name: Name("A"),
      fields: [
        FieldDefinition(
          description: StringValue(text, isBlock: true), name: Name("a"),
          type: .named(Name("Int")))
      ])
    let document = try Document(parsing: Source(name: "", text: described.printed(.pretty)))
    guard case .type(let type) = document.definitions[0] else { return }
    #expect(type.fields[0].description?.text.utf8.elementsEqual(text.utf8) == true)
  }
}
