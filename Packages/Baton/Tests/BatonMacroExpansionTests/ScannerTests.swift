internal import Testing

@testable import BatonMacroExpansion

private func piece(_ source: String) throws -> SourcePiece {
  let location: JSON = .object(["fileName": .string("S.swift"), "offset": .number(0)])
  return try #require(SourcePiece(.object(["source": .string(source), "location": location])))
}

@Suite("Reading attributes and declarations")
struct ScannerTests {
  @Test(
    "the arguments after the document",
    arguments: [
      (#"@Query("q")"#, nil),
      (#"@Query("q",)"#, nil),
      (#"@Baton.Query("q", fetchPolicy: .storeOnly)"#, "fetchPolicy: .storeOnly"),
      (
        "@Query /* a ( */ (\n \"q\"\n, fetchPolicy: f(\")\", [1, 2]) // )\n)",
        #"fetchPolicy: f(")", [1, 2])"#
      ),
      (
        "@Query(\n  #\"\"\"\n  q \"x\", (y: \\(z \"\"\n  \"\"\"#,\n  fetchPolicy: .a)",
        "fetchPolicy: .a"
      ),
      (#"@Query("\" , \\", fetchPolicy: .b)"#, "fetchPolicy: .b"),
      (#"@Query("a \(f(")")) b", fetchPolicy: .c)"#, "fetchPolicy: .c"),
    ] as [(String, String?)])
  func arguments(_ source: String, _ expected: String?) throws {
    let attribute = Attribute(try piece(source))
    #expect(attribute.laterArguments == expected)
    #expect(attribute.document != nil)
  }

  @Test(
    "what is no single literal",
    arguments: [
      "@Query", "@Query()", "@Query(text)", #"@Query("a" + "b")"#, "@Query(\"a", #"@Query(#"a")"#,
      #"@Query(document: "a")"#,
    ])
  func noDocument(_ source: String) throws {
    #expect(Attribute(try piece(source)).document == nil)
  }

  @Test(
    "a variable's name and type",
    arguments: [
      (#"@Query("var x: Y") var a: B"#, "a", "B"),
      (
        "@Query(\"\"\"\n  q \"q\"\n  \"\"\") // var z: Z\n  var a : B.C<D, E> { didSet {} }", "a",
        "B.C<D, E>"
      ),
      (
        #"@Query("q") @available(*, deprecated) private(set) public var a: B = .init(x: 1)"#, "a",
        "B"
      ),
      (#"@Query("q") nonisolated(unsafe) var `in`: B // c"#, "in", "B"),
      ("/// let me: Be\n@Query(\"q\") var é: B /* c */ /* /* d */ */", "é", "B"),
      (#"@Query("q") let a: [B: C]"#, "a", "[B: C]"),
      (#"@Query("q") var a: (B) -> C = { _ in }"#, "a", "(B) -> C"),
      (#"@Query("q") var a: B, b: C"#, "a", "B"),
    ])
  func variable(_ source: String, _ name: String, _ type: String) throws {
    let declaration = Declaration(try piece(source))
    #expect(declaration.name == name)
    #expect(declaration.type == type)
  }

  @Test(
    "what is none",
    arguments: [
      "", "@Query", #"@Query("q") func f() {}"#, "@Query(\"q", "struct S {}", "@", "`", "/*",
    ])
  func noVariable(_ source: String) throws {
    #expect(Declaration(try piece(source)).introducer == nil)
  }

  @Test(
    "where it is declared",
    arguments: [
      ("\nstruct S {}", .struct), ("@MainActor\npublic final class C<T> {}", .class),
      ("actor A {}", .actor), ("extension S {}", .extension), ("func f() ", .function),
      ("init()", .function), ("private enum E {}", .enum), ("// struct\n", .function),
    ] as [(String, LexicalContext.Kind)])
  func context(_ source: String, _ kind: LexicalContext.Kind) {
    #expect(LexicalContext(.array([.object(["source": .string(source)])])).kind == kind)
  }

  @Test("source of any bytes is scanned to its end")
  func anyBytes() throws {
    var generator = Numbers(state: 7)
    let alphabet = Array("@Query(\"\"\"\\(#)[]{}<>:,=/*`var let a\n é".utf8)
    for _ in 0..<20_000 {
      let bytes = (0..<Int(generator.next() % 40)).map { _ in
        alphabet[Int(generator.next() % UInt64(alphabet.count))]
      }
      let piece = try piece(String(decoding: bytes, as: UTF8.self))
      let attribute = Attribute(piece)
      #expect((attribute.document?.contents.upperBound ?? 0) <= piece.bytes.count)
      _ = Declaration(piece)
    }
  }

  @Test("nesting beyond any source's is no matter")
  func deep() throws {
    for open in ["(", "[", "{", "\"\\("] {
      let text = "@Query(\"q\", " + String(repeating: open, count: 100_000)
      _ = Attribute(try piece(text))
      _ = Declaration(try piece(text))
    }
  }
}

/// Numbers that are the same in each run.
struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
