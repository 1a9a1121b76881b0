extension Explanation {
  /// As few as can be: whatever is not here fails the comparison.
  static let all: [Explanation] = client + edition + peculiar

  /// What Baton does otherwise on purpose.
  private static let client: [Explanation] = [
    Explanation(
      reason: "what is generated is named after its operation, so that none may be anonymous",
      side: .onlyBaton, rules: ["lone-anonymous-operation"]),
    Explanation(
      reason: "a fragment may be written before the screen that spreads it, so that it only warns",
      side: .onlyWarned, rules: ["no-unused-fragments"]),
    Explanation(
      reason: "a variable that nothing uses may be meant for the argument that is missing",
      side: .onlyPeer, rules: ["no-unused-variables"], besides: ["provided-required-arguments"]),
    Explanation(
      reason: "a fragment that nothing spreads may be meant by the spread of one that is not there",
      side: .onlyPeer, rules: ["no-unused-fragments"], besides: ["known-fragment-names"]),
    Explanation(
      reason: "a file of a schema holds types only, since nobody would read its operations",
      side: .onlyBaton, rules: ["schema-executable-definition"], tags: ["executable"]),
    Explanation(
      reason: "the scalars that every schema has can be extended like any other",
      side: .onlyPeer, rules: ["schema-extension"], tags: ["builtInScalar"]),
    Explanation(
      reason: "a string and a block string that say the same are one value, however written",
      side: .onlyPeer, rules: ["overlapping-fields-can-be-merged"], tags: ["blockString"]),
  ]

  /// What graphql-js 16.6 is too old for.
  private static let edition: [Explanation] = [
    Explanation(
      reason: "16.6 is older than descriptions of operations, fragments and variables",
      peers: [.graphqlJS], side: .onlyPeer, rules: [Answer.syntax], tags: ["descriptions"]),
    Explanation(
      reason: "16.6 is older than @oneOf",
      peers: [.graphqlJS], side: .onlyBaton,
      rules: ["values-of-correct-type", "variables-in-allowed-position", "schema-one-of"],
      tags: ["oneOf"]),
    Explanation(
      reason: "16.6 has no rules for incremental delivery",
      peers: [.graphqlJS], side: .onlyBaton,
      rules: [
        "defer-stream-directive-label", "defer-stream-directive-on-root-field",
        "defer-stream-directive-on-valid-operations", "stream-directive-on-list-field",
        "overlapping-fields-can-be-merged",
      ], tags: ["delivery"]),
    Explanation(
      reason: "16.6 leaves an operation for which there is no root to whoever executes it",
      peers: [.graphqlJS], side: .onlyBaton, rules: ["known-operation-types"], tags: ["root"]),
    Explanation(
      reason: "16.6 lets two roots share a type",
      peers: [.graphqlJS], side: .onlyBaton, rules: ["schema-root"], tags: ["sharedRoot"]),
    Explanation(
      reason: "16.6 skips by constants what a subscription selects, instead of refusing conditions",
      peers: [.graphqlJS], side: .onlyBaton, rules: ["single-field-subscriptions"],
      tags: ["subscriptionCondition"]),
  ]

  /// What the specification does not say.
  private static let peculiar: [Explanation] = [
    Explanation(
      reason: "graphql-core takes empty braces for a selection",
      peers: [.graphqlCore], side: .onlyBaton, rules: [Answer.syntax], tags: ["emptyBraces"]),
    Explanation(
      reason: "graphql-core does not look for @oneOf behind `!`",
      peers: [.graphqlCore], side: .onlyBaton, rules: ["variables-in-allowed-position"],
      tags: ["requiredOneOf"]),
    Explanation(
      reason: "graphql-core lets an extension add @oneOf, which the edition forbids",
      peers: [.graphqlCore], side: .onlyBaton, rules: ["schema-one-of"],
      tags: ["oneOfExtension"]),
    Explanation(
      reason: "graphql-core asks for a list even where @stream stands on no field",
      peers: [.graphqlCore], side: .onlyPeer, rules: ["stream-directive-on-list-field"],
      tags: ["misplacedStream"]),
    Explanation(
      reason: "the peers let another type take the name of a built-in scalar",
      side: .onlyBaton, rules: ["schema-duplicate"], tags: ["builtInName"]),
    Explanation(
      reason:
        "a schema in which a type is unknown cannot be built, so that the peers look no further",
      side: .onlyBaton, rules: ["schema-interface"], besides: ["schema-unknown-type"]),
    Explanation(
      reason: "of fragments of one name, spreads are held against the last instead of the first",
      side: .onlyPeer, rules: ["possible-fragment-spreads"], tags: ["sameFragments"]),
  ]
}
