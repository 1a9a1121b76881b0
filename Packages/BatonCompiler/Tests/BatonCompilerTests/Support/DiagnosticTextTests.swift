import BatonCompiler
import BatonSchema
import Testing

/// C-6
@Suite struct DiagnosticTextTests {
  private static let schema = "type Query { a: Int b(c: Int!): Int }"

  private func text(_ source: Source) -> String {
    compile([source], Self.schema).diagnostics.map(DiagnosticText.text).joined()
  }

  @Test func placeExcerptAndHint() {
    let swift = "struct V {\n\t/* é */ @Query(\"query Q { a x }\") var q: Q\n}\n"
    #expect(
      text(Source(name: "App/V.swift", text: swift)) == """
        App/V.swift:2:30: error: `Query` has no field `x`. [fields-on-correct-type]
         2 | \t/* é */ @Query("query Q { a x }") var q: Q
           | \t                            ^
        App/V.swift:2:30: note: Did you mean `a` or `b`?

        """)
  }

  /// No byte of a source reaches a terminal that would not show it.
  @Test func excerptsAreShownNotObeyed() {
    let bytes =
      Array("query Q { x \u{1B}[2J \u{9B}2J \u{7F} ".utf8) + [0xFF, 0xFE] + Array("}".utf8)
    for name in ["Q.graphql", "Q.swift"] {
      let message = text(
        Source(
          name: name,
          bytes: name == "Q.graphql" ? bytes : Array("@Query(\"".utf8) + bytes + Array("\")".utf8)))
      #expect(message.contains(" | "), "\(message)")
      #expect(
        message.unicodeScalars.allSatisfy {
          $0 == "\n" || ($0.value >= 0x20 && !(0x7F...0x9F).contains($0.value))
        }, "\(message.debugDescription)")
    }
  }

  private func excerpt(_ text: String) -> [String] {
    self.text(Source(name: "Q.graphql", text: text)).split(separator: "\n").map(String.init)
      .filter { $0.contains(" | ") }
  }

  /// Wide characters take two columns, combining ones none.
  @Test func marksStandBelowWideCharacters() {
    #expect(
      excerpt(#"query Q { b(c: "日本e\#u{301}🦊x") }"#) == [
        #" 1 | query Q { b(c: "日本e\#u{301}🦊x") }"#,
        #"   |                ^~~~~~~~~~"#,
      ])
    #expect(excerpt("query Q { # 日本\n日本 }").first == " 2 | 日本 }")
  }

  @Test func aTabInTheMarkStaysOne() {
    #expect(
      excerpt("query Q {\tb(c:\t[1,\t2]) }") == [
        " 1 | query Q {\tb(c:\t[1,\t2]) }", "   |          \t    \t^~~\t~~",
      ])
  }

  @Test func aLongLineIsCutAroundTheMark() throws {
    let filler = String(repeating: "a ", count: 5_000)
    let lines = excerpt("query Q { \(filler)xyzzy \(filler)}")
    let line = try #require(lines.first)
    #expect(line.hasPrefix(" 1 | …") && line.hasSuffix("…"), "\(line)")
    #expect(line.count <= 130)
    let mark = try #require(lines.last)
    let place = try #require(line.firstRange(of: "xyzzy")).lowerBound
    let caret = try #require(mark.firstIndex(of: "^"))
    #expect(
      line.distance(from: line.startIndex, to: place)
        == mark.distance(from: mark.startIndex, to: caret))
    #expect(mark.hasSuffix("^~~~~"))
  }

  @Test func aPlaceOfSeveralLinesSaysWhereItEnds() {
    #expect(
      excerpt("query Q { b(c: {\n  x: 1\n}) }") == [
        " 1 | query Q { b(c: {", "   |                ^ to line 3",
      ])
  }

  @Test func coloursAreOnlyAddedToTheText() {
    let source = Source(name: "Q.graphql", text: "query Q { x }\nquery Q { a }\n")
    let diagnostics = compile([source], Self.schema).diagnostics
    var writer = DiagnosticText(style: .coloured)
    let coloured = diagnostics.map { writer.text(of: $0) }.joined()
    #expect(coloured.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    let pieces = coloured.split(separator: "\u{1B}", omittingEmptySubsequences: false)
    let bare = pieces.dropFirst().map { $0.drop { $0 != "m" }.dropFirst() }.joined()
    #expect(bare == text(source))
  }

  /// Ten times as many errors take about ten times as long.
  @Test(.timeLimit(.minutes(1))) func manyErrorsInOneText() {
    let text = "query Q { " + String(repeating: "\n  x", count: 8_000) + " }"
    let diagnostics = compile([Source(name: "Q.graphql", text: text)], Self.schema).diagnostics
    #expect(diagnostics.count == 8_000)
    var writer = DiagnosticText()
    let last = diagnostics.map { writer.text(of: $0) }.last
    #expect(last?.hasPrefix("Q.graphql:8001:3: ") == true)
    #expect(DiagnosticText.json(of: diagnostics).contains(#""line":8001"#))
  }

  @Test func aPropertyOfAnotherTypeIsToldTheType() {
    #expect(
      text(Source(name: "V.swift", text: "@Query(\"query Q { a }\") var q: P")) == """
        V.swift:1:32: warning: The variable has the type `P`, but its document defines `Q`. [wrong-property-type]
         1 | @Query("query Q { a }") var q: P
           |                                ^
        V.swift:1:32: note: Did you mean `Q`?

        """)
  }

  /// `var m: M` would not compile: the macro takes an action.
  @Test func aMutationIsHeldByItsAction() {
    let schema = "type Query { a: Int } type Mutation { b: Int }"
    let hints = ["M", "M.Action", "Baton.M.Action"].map { type in
      let view = Source(name: "V.swift", text: "@Mutation(\"mutation M { b }\") var m: \(type)")
      return compile([view], schema).diagnostics.map { $0.hint ?? "" }
    }
    #expect(hints == [["Did you mean `M.Action`?"], [], []])
  }

  @Test func notesHaveTheirOwnPlace() {
    let message = text(
      Source(name: "Q.graphql", text: "query Q { a }\nquery Q { a }\n"))
    #expect(message.contains("Q.graphql:2:7: error: "))
    #expect(message.contains("Q.graphql:1:7: note: "))
  }

  @Test func diagnosticsAreInTheOrderOfTheSources() {
    let sources = [
      Source(name: "B.graphql", text: "query B { y }"),
      Source(name: "A.swift", text: "@Query(\"query A { x }\") var a: A\n@Query() var b: B"),
    ]
    let compilation = compile(sources, Self.schema)
    let places = compilation.diagnostics.map {
      "\($0.location.source.name):\($0.position.line) \($0.id)"
    }
    #expect(
      places == [
        "B.graphql:1 fields-on-correct-type", "A.swift:1 fields-on-correct-type",
        "A.swift:2 missing-document",
      ])
  }

  @Test func everythingWrongIsReportedAtOnce() {
    let compilation = compile(
      "query A { x b } query B { b(d: 1) }", schema: Self.schema,
      config: #"{"schema": "s", "identity": {"types": {"Z": ["id"]}}}"#)
    #expect(Set(compilation.diagnostics.map(\.id)).count >= 4, "\(compilation.summary)")
    #expect(compilation.files.isEmpty)
    #expect(compilation.operations.isEmpty)
    #expect(compilation.report == nil)
  }
}
