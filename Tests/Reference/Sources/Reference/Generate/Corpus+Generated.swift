import BatonSchema

extension Corpus {
  /// Documents over random schemas, each as made and twice changed; and the schemas, changed.
  static func generated(schemas: Int = 40, documents: Int = 5) -> [Case] {
    var cases: [Case] = []
    for seed in 1...UInt64(schemas) {
      let text = RandomSchema.text(seed: seed)
      guard let schema = try? Schema.build([Source(name: "generated", text: text)]) else {
        // A schema that is refused shows as a case that the peers accept.
        cases.append(Case(name: "generated/\(seed)/schema", schema: text, document: nil))
        continue
      }
      for number in 1...UInt64(documents) {
        let document = RandomDocument.text(for: schema, seed: seed &* 1_000 &+ number)
        let mutation = Mutation(document, others: text)
        for (kind, document) in [
          ("valid", document), ("changed", mutation.text(seed: number)),
          ("changed again", mutation.text(seed: number &+ 100)),
        ] {
          cases.append(
            Case(name: "generated/\(seed)/\(number)/\(kind)", schema: text, document: document))
        }
      }
      let mutation = Mutation(text, others: "")
      for number in 1...UInt64(3) {
        cases.append(
          Case(
            name: "generated/\(seed)/schema \(number)", schema: mutation.text(seed: seed &+ number),
            document: nil))
      }
    }
    return cases
  }
}
