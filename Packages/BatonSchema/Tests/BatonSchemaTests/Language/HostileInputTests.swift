import BatonSchema
import Testing

@Suite struct HostileInputTests {
  @Test(arguments: [
    ("{a", "", "Selections"), ("{...", "a", "Selections"), ("query A($a:Int=[", "", ""),
  ])
  func nestingIsLimitedAndReported(opening: String, rest: String, what: String) throws {
    let text = String(repeating: opening, count: 100_000) + rest
    let failure = try #require(throws: Diagnostic.self) {
      try Document(parsing: Source(name: "deep", text: text))
    }
    #expect(failure.position.line == 1)
    if !what.isEmpty { #expect(failure.message == "\(what) nest deeper than 200 levels.") }
  }

  @Test(arguments: [
    ("{a(x:", "[", "Values"), ("{a(x:", "{a:", "Values"), ("query A($a:", "[", "Types"),
    ("type A{a:", "[", "Types"), ("type A{a(x:Int=", "[", "Values"),
  ])
  func valuesAndTypesAreLimited(start: String, piece: String, what: String) throws {
    let text = start + String(repeating: piece, count: 100_000)
    let failure = try #require(throws: Diagnostic.self) {
      try Document(parsing: Source(name: "deep", text: text))
    }
    #expect(failure.id == DiagnosticID.nestingTooDeep.rawValue)
    #expect(failure.message == "\(what) nest deeper than 200 levels.")
    #expect(failure.position.column == start.utf8.count + 200 * piece.utf8.count + 1)
  }

  @Test func twoHundredLevelsAreFine() throws {
    let depth = Document.maximumDepth
    let selections =
      String(repeating: "{a", count: depth) + String(repeating: "}", count: depth)
    let value = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let type = String(repeating: "[", count: depth) + "Int" + String(repeating: "]", count: depth)
    let text = "query A($x:\(type)=\(value))\(selections)"
    let document = try Document(parsing: Source(name: "deep", text: text))
    #expect(document.printed(.compact) == text)
    let again = try Document(parsing: Source(name: "deep", text: document.printed(.pretty)))
    #expect(again.printed(.compact) == text)
  }

  @Test func longTokensAreTokens() throws {
    let name = String(repeating: "n", count: 1_000_000)
    let string = String(repeating: "\\u0041", count: 300_000)
    let text = "{\(name)(x:\"\(string)\",y:\(String(repeating: "9", count: 100_000)))}"
    let document = try Document(parsing: Source(name: "long", text: text))
    #expect(document.printed(.compact) == text)
    let failure = try #require(throws: Diagnostic.self) {
      try Document(parsing: Source(name: "long", text: name))
    }
    #expect(failure.message.utf8.count < 300)
  }

  @Test(arguments: [
    ([0x7B, 0xFF] as [UInt8], 1), ([0x22, 0xC0, 0xAF], 1), ([0x23, 0xED, 0xA0, 0x80], 1),
    ([0x23, 0xF4, 0x90, 0x80, 0x80], 1), ([0x61, 0xE2, 0x82], 1), ([0x80], 0),
    ([0x22, 0xF0, 0x9F, 0xA6, 0x8A, 0xF5], 5), ([0x23, 0xE0, 0x80, 0x80], 1),
  ])
  func bytesThatAreNotUTF8AreReported(bytes: [UInt8], offset: Int) throws {
    let failure = try #require(throws: Diagnostic.self) {
      try Document(parsing: Source(name: "bytes", bytes: bytes))
    }
    #expect(failure.id == DiagnosticID.invalidUTF8.rawValue)
    #expect(failure.location.range.start == offset)
  }

  @Test func aTextHasASizeItMayHave() throws {
    let bytes = [UInt8](repeating: 0x20, count: Document.maximumSize + 1)
    // By hand: what a failed requirement throws is described byte by byte.
    do throws(Diagnostic) {
      _ = try Document(parsing: Source(name: "large", bytes: bytes))
      Issue.record("a text beyond the limit is refused")
    } catch {
      #expect(error.id == DiagnosticID.sourceTooLarge.rawValue)
    }
  }

  @Test func nulBelongsInStringsAndComments() throws {
    let document = try Document(
      parsing: Source(name: "nul", text: "\u{FEFF}{\u{FEFF}a(x:\"\u{0}\")#\u{0}\r\n}"))
    guard case .field(let field) = document.operations[0].selections[0],
      case .string(let string) = field.arguments[0].value
    else { return }
    #expect(string.text == "\u{0}")
  }
}
