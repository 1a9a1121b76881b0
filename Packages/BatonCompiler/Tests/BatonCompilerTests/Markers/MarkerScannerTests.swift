import BatonSchema
import Testing

@testable import BatonCompiler

@Suite struct MarkerScannerTests {
  private func scan(_ swift: String) -> (documents: [HostDocument], problems: [CompilerProblem]) {
    let (documents, problems, _) = MarkerScanner.scan(Source(name: "View.swift", text: swift))
    return (documents, problems.map(\.0))
  }

  private func texts(_ swift: String) -> [String] { scan(swift).documents.map(\.document.text) }

  @Test(arguments: [
    (#"@Query("query A { a }") var a: A"#, Marker.query),
    (#"@Baton.Fragment("query A { a }") var a: A"#, .fragment),
    ("@Mutation(\n  \"query A { a }\"\n) var a: A", .mutation),
    (
      #"@Subscription( /* why */ "query A { a }", fetchPolicy: .storeOnly) var a: A"#, .subscription
    ),
    (##"@Query(#"query A { a }"#) var a: A"##, .query),
    ("@Query(\"\"\"\n    query A { a }\n    \"\"\") var a: A", .query),
    ("@Query(\n  \"\"\"\n  query A { a }\n  \"\"\")\n  var a: A", .query),
  ]) func findsTheLiteral(_ swift: String, _ marker: Marker) throws {
    let document = try #require(scan(swift).documents.first)
    #expect(document.document.text == "query A { a }")
    #expect(document.marker == marker)
    #expect(document.property?.name == "a")
    #expect(document.property?.type == "A")
  }

  @Test func stripsIndentationAndKeepsDeeperLines() {
    let swift = """
      struct V {
        @Query(\"\"\"
          query A {
            a

            b \\
            c
          }
          \"\"\") var a: A
      }
      """
    #expect(texts(swift) == ["query A {\n  a\n\n  b   c\n}"])
  }

  @Test func decodesEscapes() {
    #expect(texts(#"@Query("a\t\"\\\n\r\'\0\u{e9}")"#) == ["a\t\"\\\n\r'\0é"])
    #expect(texts(##"@Query(#"a\n\#n\u{e9}\#u{1F600}"#)"##) == ["a\\n\n\\u{e9}😀"])
  }

  @Test func carriageReturnsAreLineBreaks() {
    #expect(texts("@Query(\"\"\"\r\n  a\r\n  b\r\n  \"\"\")") == ["a\nb"])
  }

  @Test func rawLiteralWithQuotesOnOneLine() {
    #expect(texts(##"@Query(#"""a"""#) var a: A"##) == [#"""a"""#])
  }

  @Test(arguments: [
    #"// @Query("a")"#,
    #"/* @Query("a") /* nested */ @Query("b") */"#,
    #"let x = "@Query(\"a\")""#,
    "let x = \"\"\"\n  @Query(\"a\")\n  \"\"\"",
    ##"let x = #"@Query("a")"#"##,
    #"let x = "\(f("@Query(\"a\")"))""#,
    #"let x = /@Query("a")/"#,
    ##"let x = #/ @Query("a") /#"##,
    #"@Query var x: Int"#,
    #"@Query(sort: "a") var x: [Int]"#,
    #"@Query(\.a) == nil ? 1 : 2"#,
    #"@Queries("a") var x: Int"#,
    #"@Other.Query("a") var x: Int"#,
    #"let `x` = `@Query("a")`"#,
  ]) func finds(nothingIn swift: String) {
    #expect(texts(swift).isEmpty)
  }

  /// What hides the documents behind it is said, with its place.
  @Test(arguments: [
    ("let a = 1 ⟦/⟧* /* why */", CompilerProblem.unterminatedComment),
    ("let a = ⟦\"⟧\"\"\n  text", .unterminatedLiteral),
    ("@Query(⟦\"⟧\"\"\n  text", .unterminatedLiteral),
    ("let a = f(⟦/⟧*", .unterminatedComment),
  ]) func saysWhatDoesNotEnd(_ opening: String, _ problem: CompilerProblem) throws {
    let before = "@Query(\"query A { a }\") var a: A\n"
    let marked = MarkedText(before + opening + "\n@Query(\"query B { a }\") var b: B\n")
    let (documents, problems, _) = MarkerScanner.scan(marked.source("View.swift"))
    #expect(documents.map(\.document.text) == ["query A { a }"])
    #expect(problems.map(\.0) == [problem])
    #expect(problems.map(\.1) == marked.ranges)
  }

  @Test(arguments: [99, 100, 101, 5_000]) func saysWhatNestsTooDeep(_ depth: Int) {
    let nested =
      String(repeating: #""\("#, count: depth) + "1" + String(repeating: #")""#, count: depth)
    let (documents, problems) = scan("let a = \(nested)\n@Query(\"query B { a }\") var b: B\n")
    #expect(documents.count == (depth < 100 ? 1 : 0))
    #expect(problems == (depth < 100 ? [] : [.interpolationTooDeep(limit: 100)]))
  }

  @Test func divisionIsNoRegularExpression() {
    let swift = #"let x = a / b; @Query("a") var q: Q; let y = c / d"#
    #expect(texts(swift) == ["a"])
    #expect(texts(#"let y = (a)/2 + f[1]/2; @Query("b") var q: Q // /"#) == ["b"])
  }

  @Test func markersInsideInterpolationOrAfterStringsAreSeen() {
    let swift = #"let s = "\(a ? "x" : "y") (" ; @Query("a") var q: Q"#
    #expect(texts(swift) == ["a"])
  }

  @Test(arguments: [
    (#"@Query("query A { \(field) }") var a: A"#, CompilerProblem.interpolatedDocument),
    (#"@Query("query A"#, .unterminatedLiteral),
    ("@Query(\"query A\n) var a: A", .unterminatedLiteral),
    ("@Query(\"\"\"\n query", .unterminatedLiteral),
    (#"@Query("a\q")"#, .invalidEscape),
    (#"@Query("a\u{110000}")"#, .invalidEscape),
    (#"@Query() var a: A"#, .missingDocument(.query)),
    (#"@Fragment(document) var a: A"#, .missingDocument(.fragment)),
    (#"@Query(fetchPolicy: .storeOnly) var a: A"#, .missingDocument(.query)),
    (#"@Query var a: A"#, .missingDocument(.query)),
    ("@Baton.Fragment\n  private var a: A", .missingDocument(.fragment)),
    (#"@Query @Query("query A { a }") var a: A"#, .missingDocument(.query)),
  ]) func refuses(_ swift: String, _ problem: CompilerProblem) {
    #expect(scan(swift).problems == [problem])
  }

  /// What is joined when the program runs is no document, and another library's attribute is not ours.
  @Test(arguments: [
    ##"@Query("query A { a " ⟦+⟧ "{ b } }") var a: A"##,
    ##"@Query("query A { a }" ⟦+⟧ " ") var a: A"##,
    ##"@Query("query A { a }" /* why */ ⟦"⟧{ b }") var a: A"##,
    "@Query(\"\"\"\n  query A { a }\n  \"\"\"\n  ⟦.⟧lowercased()) var a: A",
    "@Query(\"query A { a }\" // why\n) var a: A",
    "@Query(\"query A { a }\", fetchPolicy: .storeOnly) var a: A",
    "@Query var a: [A]", "@Query var a", "@Query func a() -> A", "@Query",
  ]) func aDocumentIsOneLiteral(_ marked: String) {
    let text = MarkedText(marked)
    let (documents, problems, _) = MarkerScanner.scan(text.source("View.swift"))
    #expect(problems.map(\.0) == text.ranges.map { _ in .dividedDocument })
    #expect(problems.map(\.1) == text.ranges)
    #expect(documents.count == (text.ranges.isEmpty && marked.contains("(\"") ? 1 : 0))
  }

  @Test(arguments: [
    ("@Query(\"x\") public private(set) var a : Foo.Bar<Int> = .init()", "a", "Foo.Bar<Int>"),
    ("@Query(\"x\") @Other(1) @MainActor\n  var `in`: Q // c", "in", "Q"),
    ("@Query(\"x\")\n  // why\n  var a: Q { get }", "a", "Q"),
    ("struct V { @Query(\"x\") var a: Q }", "a", "Q"),
    ("f(@Query(\"x\") var a: Q)", "a", "Q"),
    ("[@Query(\"x\") var a: [String: (Q, R)]]", "a", "[String: (Q, R)]"),
  ]) func readsTheProperty(_ swift: String, _ name: String, _ type: String) throws {
    let property = try #require(scan(swift).documents.first?.property)
    #expect(property.name == name)
    #expect(property.type == type)
  }

  /// C-6: a place in a document is a place in the Swift file.
  @Test(arguments: [
    "@Query(\"query A { ⟦here⟧ }\")",
    "struct é {\n  @Query(\"\"\"\n    query A {\n      é ⟦here⟧\n    }\n    \"\"\") var a: A\n}",
    "@Query(\"\\u{e9}\\t ⟦here⟧\")",
    "\tlet é = 1; @Query(##\"\"\"\r\n\tquery\r\n\t\t⟦here⟧\r\n\t\"\"\"##)",
    "@Query(\"\"\"\n  a \\\n  ⟦here⟧\n  \"\"\")",
  ]) func placesAreThoseOfTheHost(_ marked: String) throws {
    let text = MarkedText(marked)
    let host = text.source("View.swift")
    let hosts = HostDocuments([host])
    let document = try #require(hosts.documents.first).document
    let index = try #require(document.text.firstRange(of: "here"))
    let start = document.text.utf8.distance(
      from: document.text.startIndex, to: index.lowerBound)
    let diagnostic = hosts.located(
      Diagnostic(
        CompilerProblem.interpolatedDocument,
        at: SourceLocation(document, SourceRange(start, start + 4))))
    #expect(diagnostic.location.range == text.ranges.first)
    #expect(diagnostic.location.source.name == "View.swift")
  }

  @Test func anyBytesAreSafe() {
    var random = SeededRandom(11)
    let pieces = [
      "@Query(", "\"", "\"\"\"", "#", "\\(", "\\", "(", ")", "/*", "*/", "//", "\n", "\r", "/", "`",
      "a", "é", "{", "}", " ", "@", "#/", "/#", "\\u{", "var a: A", "\u{0}",
    ]
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 0..<24, using: &random))
        .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let (documents, _, _) = MarkerScanner.scan(Source(name: "x.swift", text: text))
      for document in documents {
        let end = document.document.bytes.count
        #expect(document.hostOffset(of: end) <= text.utf8.count)
      }
    }
  }

  @Test func deepNestingEndsTheScanWithoutHarm() {
    let deep = String(repeating: "\"\\(", count: 100_000)
    #expect(texts("let x = \(deep)").isEmpty)
    #expect(texts(String(repeating: "(", count: 100_000) + "@Query(\"a\")") == ["a"])
  }
}
