import BatonCompiler
import BatonSchema
import Testing

/// Texts of a schema and of documents are no Swift, whatever is in them.
@Suite struct TextInSwiftTests {
  private static let schema = #"""
    """
    Closes a comment */ and opens one /*, a \""" and a \\ and "# inside.
    """
    type Query {
      "one \"line\" with \\(text) and \u{1F680}"
      a(text: String): Pick @deprecated(reason: "first\nsecond \"line\" \\(text)")
      "turned \u202E round, and \u2028 broken"
      b(
        "of an argument */"
        x: Int @deprecated(reason: "")
      ): Int
    }

    """
    Of an enum:
    ends */ here
    """
    enum Pick { "of a value */" on @deprecated(reason: "*/\r\n\"\"\"") }

    """#

  private static let document = #"""
    "What it is for */"
    query Q {
      a(text: """
        block
          text
      """)
      b
    }

    """#

  private func texts(_ schema: String, _ document: String) -> [String] {
    let compilation = compile(document, schema: schema)
    return compilation.hasErrors ? [compilation.summary] : compilation.files.map(\.text)
  }

  /// A description says nothing in code.
  @Test func descriptionsReachNoCode() {
    let files = texts(Self.schema, Self.document)
    #expect(files.count == 2, "\(files)")
    for file in files {
      #expect(!file.contains("*/"))
      #expect(!file.contains("\\("))
      for line in file.split(separator: "\n") where line.contains("//") {
        #expect(line.drop { $0 == " " }.hasPrefix("//"), "\(line)")
      }
    }
  }

  @Test(arguments: ["\r\n", "\r"]) func lineEndsOfSourcesDoNotShow(_ end: String) {
    func turned(_ text: String) -> String {
      String(text.unicodeScalars.map { $0 == "\n" ? end : String($0) }.joined())
    }
    let plain = texts(Self.schema, Self.document)
    #expect(plain.count == 2, "\(plain)")
    #expect(texts(turned(Self.schema), turned(Self.document)) == plain)
  }

  @Test(arguments: [
    ("a */ b", #""a */ b""#), ("a \u{202E} b", #""a \u{202e} b""#),
    ("a \u{2028} b \u{85}", #""a \u{2028} b \u{85}""#), ("\u{1F680} é", "\"\u{1F680} é\""),
  ]) func whatDoesNotShowIsEscaped(_ text: String, _ expected: String) {
    let compilation = compile(
      "query Q { b(x: \"\(text)\") }", schema: "type Query { b(x: String): Int }")
    let file = compilation.file("documents.baton.swift")
    let literal = expected.dropFirst().dropLast()
    #expect(
      file.contains("{b(x:\"\(literal)\")}") || file.contains("{b(x:\\\"\(literal)\\\")}"),
      "\(file)")
  }
}
