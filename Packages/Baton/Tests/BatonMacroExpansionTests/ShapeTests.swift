internal import Testing

@testable import BatonMacroExpansion

@Suite("What a marker refuses, and where it says so")
struct ShapeTests {
  let captured: Captured
  init() throws { captured = try Captured() }

  struct Refusal: CustomTestStringConvertible {
    let property: String
    let says: String
    var at = "@Query"
    var testDescription: String { property }
  }

  static let refusals = [
    Refusal(property: "untyped", says: "needs the property's type written out"),
    Refusal(property: "optional", says: "not an optional"),
    Refusal(property: "array", says: "not `[CharacterQuery]`"),
    Refusal(property: "shared", says: "a static one belongs to no view"),
    Refusal(property: "computed", says: "no body or observers"),
    Refusal(property: "elsewhere", says: "as one string literal", at: "text"),
    Refusal(property: "empty", says: "is empty", at: "  \")"),
    Refusal(property: "inClass", says: "works in a struct"),
    Refusal(property: "inExtension", says: "an extension can't hold", at: "@Mutation"),
    Refusal(property: "global", says: "a property of a view"),
  ]

  @Test("one error, inside the attribute, and no second one from the compiler", arguments: refusals)
  func refuses(_ refusal: Refusal) throws {
    let peer = try captured.reply(refusal.property, "peer")
    let diagnostic = try #require(peer.diagnostics.first)
    #expect(peer.diagnostics.count == 1)
    #expect(peer.sources.isEmpty)
    #expect(diagnostic["message"]?.text?.contains(refusal.says) == true)
    #expect(diagnostic["severity"]?.text == "error")
    #expect(try captured.text(at: diagnostic, count: refusal.at.utf8.count) == refusal.at)
    let accessor = try captured.reply(refusal.property, "accessor")
    #expect(accessor.diagnostics.isEmpty)
    // A getter keeps the compiler from missing one.
    #expect(accessor.sources == ["get { fatalError() }"])
  }

  @Test("@Fragment marks one stored property", arguments: ["first", "second", "function"])
  func fragments(_ property: String) throws {
    let peer = try captured.reply(property, "peer")
    #expect(peer.diagnostics.count == 1)
    let diagnostic = try #require(peer.diagnostics.first)
    #expect(try captured.text(at: diagnostic, count: 9) == "@Fragment")
  }

  @Test("what the compiler refuses by itself gets no second error")
  func leftToTheCompiler() throws {
    let peer = try captured.reply("constant", "peer")
    #expect(peer.diagnostics.isEmpty)
    #expect(try captured.reply("constant", "accessor").sources == ["get { fatalError() }"])
  }

  @Test("an interpolation is pointed at")
  func interpolation() throws {
    let source = ##"  @Query(#"q \(a) \#(id)"#) "##
    let verdict = try verdict(source, source + "var a: Q")
    guard case .refused(let diagnostic) = verdict else {
      Issue.record("not refused")
      return
    }
    #expect(diagnostic.message.contains("can't be interpolated"))
    #expect(diagnostic.offset == 100 + source.utf8.distance(to: ##"\#(id)"##))
  }

  @Test(
    "types that are none",
    arguments: ["Optional<Q>", "Swift.Optional<Q>", "Q!", "(Q)", "[Q]", "any P", "() -> Q"])
  func types(_ type: String) throws {
    let verdict = try verdict(#"@Query("q")"#, #"@Query("q") var a: \#(type)"#)
    if type == "any P" {
      // A word like any other: the compiler says that an existential is no query.
      #expect(verdict == .fine)
    } else {
      #expect(verdict != .fine)
    }
  }

  private func verdict(_ attribute: String, _ declaration: String) throws -> Shape.Verdict {
    func piece(_ source: String) throws -> SourcePiece {
      let location: JSON = .object(["fileName": .string("S.swift"), "offset": .number(100)])
      return try #require(
        SourcePiece(.object(["source": .string(source), "location": location])))
    }
    let context: JSON = .array([.object(["source": .string("\npublic struct S: View {}")])])
    return Shape(
      marker: .query, attribute: Attribute(try piece(attribute)),
      declaration: Declaration(try piece(declaration)), context: LexicalContext(context)
    ).verdict
  }
}

extension String.UTF8View {
  /// Where a text stands in this one, in bytes.
  func distance(to text: String) -> Int {
    let wanted = Array(text.utf8)
    let bytes = Array(self)
    return bytes.indices.first { bytes[$0...].starts(with: wanted) } ?? -1
  }
}
