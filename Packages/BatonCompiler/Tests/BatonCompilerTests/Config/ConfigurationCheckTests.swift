import BatonCompiler
import BatonSchema
import Testing

@Suite struct ConfigurationCheckTests {
  private static let schema = """
    interface Priced { ref: ID price: Float }
    interface Owned { owner: ID! }
    type Gem implements Priced & Owned { ref: ID price: Float owner: ID! tags: [String] maker: Smith at(n: Int!): ID }
    type Smith { id: ID! name: String }
    union Thing = Gem | Smith
    scalar Weight
    type Query { gem(ref: ID!): Gem thing(id: ID!): Thing things: [Thing] smith(id: ID!, name: String): Smith }
    type Mutation { melt: Gem }
    """

  private func problems(_ config: String) -> [String] {
    let compilation = compile(
      "query A { gem(ref: 1) { price } }", schema: Self.schema,
      config: #"{"schema": "s", \#(config)}"#)
    return compilation.diagnostics.map { diagnostic in
      let range = diagnostic.location.range
      let text = String(
        decoding: diagnostic.location.source.bytes[range.start..<range.end], as: UTF8.self)
      return "\(diagnostic.id) \(text)"
    }
  }

  @Test(arguments: [
    #""identity": {"types": {"Gem": ["ref"]}}"#,
    #""identity": {"types": {"Priced": ["ref"], "Smith": ["id", "name"]}}"#,
    #""identity": {"default": ["ref", "id"]}"#,
    #""lookups": [{"field": "Query.smith", "argument": "id"}]"#,
    #""lookups": [{"field": "Query.thing", "argument": "id"}]"#,
    #""lookups": [{"field": "Query.thing", "type": "Smith", "argument": "id"}]"#,
    #""customScalarTypes": {"Weight": {"swift": "Units.Weight"}}"#,
    #""transient": {"types": ["Gem"], "fields": ["Query.gem", "Mutation.melt"]}"#,
  ]) func accepts(_ config: String) {
    #expect(problems(config) == [])
  }

  @Test(arguments: [
    (#""identity": {"types": {"Gam": ["ref"]}}"#, #"identity-unknown-type "Gam""#),
    (#""identity": {"types": {"Thing": ["ref"]}}"#, #"identity-not-composite "Thing""#),
    (#""identity": {"types": {"Gem": ["rev"]}}"#, #"identity-unknown-field "rev""#),
    (#""identity": {"types": {"Gem": ["tags"]}}"#, #"identity-unusable-field "tags""#),
    (#""identity": {"types": {"Gem": ["maker"]}}"#, #"identity-unusable-field "maker""#),
    (#""identity": {"types": {"Gem": ["price"]}}"#, #"identity-unusable-field "price""#),
    (#""identity": {"types": {"Gem": ["at"]}}"#, #"identity-unusable-field "at""#),
    (#""identity": {"default": ["nothing"]}"#, #"identity-unused-default "nothing""#),
    (
      #""identity": {"types": {"Priced": ["ref"], "Owned": ["owner"]}}"#,
      #"identity-conflict "Owned""#
    ),
    (
      #""lookups": [{"field": "Query.gems", "argument": "ref"}]"#,
      #"lookup-unknown-field "Query.gems""#
    ),
    (
      #""lookups": [{"field": "Mutation.melt", "argument": "x"}]"#,
      #"lookup-not-on-query "Mutation.melt""#
    ),
    (
      #""lookups": [{"field": "Query.things", "argument": "x"}]"#,
      #"lookup-wrong-type "Query.things""#
    ),
    (#""lookups": [{"field": "Query.smith", "argument": "ix"}]"#, #"lookup-unknown-argument "ix""#),
    (
      #""lookups": [{"field": "Query.smith", "arguments": ["id", "name"]}]"#,
      #"lookup-wrong-argument-count "Query.smith""#
    ),
    (
      #""lookups": [{"field": "Query.gem", "type": "Smith", "argument": "ref"}]"#,
      #"lookup-wrong-type "Smith""#
    ),
    (#""customScalarTypes": {"Wait": {"swift": "W"}}"#, #"scalar-unknown "Wait""#),
    (#""customScalarTypes": {"Int": {"swift": "W"}}"#, #"scalar-built-in "Int""#),
    (#""customScalarTypes": {"Weight": {"swift": "1W"}}"#, #"scalar-swift-type "1W""#),
    (#""customScalarTypes": {"Weight": {"swift": "A<B>"}}"#, #"scalar-swift-type "A<B>""#),
    (#""transient": {"types": ["Weight"]}"#, #"transient-unknown-type "Weight""#),
    (#""transient": {"types": ["Query"]}"#, #"config-wrong-value "Query""#),
    (#""transient": {"fields": ["Gem.price"]}"#, #"transient-unknown-field "Gem.price""#),
    (#""transient": {"fields": ["Query.gam"]}"#, #"transient-unknown-field "Query.gam""#),
  ]) func refuses(_ config: String, _ problem: String) {
    #expect(problems(config).contains(problem))
  }

  /// A root field is named with its root.
  @Test(arguments: [
    (#""transient": {"fields": ["gem"]}"#, "Did you mean `Query.gem`?"),
    (#""transient": {"fields": ["melt"]}"#, "Did you mean `Mutation.melt`?"),
    (#""lookups": [{"field": "thing", "argument": "id"}]"#, "Did you mean `Query.thing`?"),
  ]) func aFieldWithoutItsRoot(_ config: String, _ hint: String) {
    let compilation = compile(
      "{ gem(ref: 1) { ref } }", schema: Self.schema, config: #"{"schema": "s", \#(config)}"#)
    #expect(compilation.diagnostics.contains { $0.hint == hint }, "\(compilation.summary)")
  }
}
