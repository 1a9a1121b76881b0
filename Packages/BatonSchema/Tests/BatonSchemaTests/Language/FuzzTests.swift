import BatonSchema
import Testing

@Suite struct FuzzTests {
  static let texts = [
    #"query A($id: ID! = "x\n" @d, $l: [Int!] = [1]) @d { a: b(c: {d: [1.5, $id, E]}) { ...F @d ... on T { x } } } fragment F on T { y }"#,
    "\"\"\"Doc\n  more\n\"\"\" type A implements B & C @d(x: 1) { \"f\" f(a: Int = 1, b: [In!]! = [{x: 1}]): [A!]! } union U = A | B enum E { A B } input In @oneOf { a: Int }",
    "directive @d(x: Int) repeatable on FIELD | OBJECT extend schema @d { query: A } extend type A { g: Int } scalar S interface B { f: Int }",
  ]

  /// Whatever the bytes, the parser answers, and what it accepts prints to a text that says the same.
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func anyBytesAreSafe(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var accepted = 0
    for round in 0..<600 {
      let bytes =
        round % 3 == 0
        ? Array(
          RandomText.tokens(Int.random(in: 1...20, using: &generator), using: &generator).utf8)
        : RandomText.mutated(
          Self.texts.randomElement(using: &generator) ?? "", using: &generator)
      guard
        let document = try? Document(
          parsing: Source(name: "fuzz", bytes: bytes), options: .withoutLocations)
      else { continue }
      accepted += 1
      for style in [PrintStyle.compact, .pretty] {
        let printed = document.printed(style)
        let again = try Document(
          parsing: Source(name: "again", text: printed), options: .withoutLocations)
        #expect(again == document, "\(String(decoding: bytes, as: UTF8.self))")
      }
    }
    #expect(accepted > 20)
  }
}
