import BatonCompiler

// Words as names of what a schema defines.

extension NamesModule {
  /// Each read by a field and sent by a variable of the enum's own name.
  static let enums = NamesModule(
    name: "NamesEnums",
    schema: """
      type Query {
      \(lines(Words.types) { "\($0)(\($0): \($0)): \($0)" })}

      type Mutation {
        says(
      \(lines(Words.types) { "\($0): \($0)" })  ): String
      }

      \(Words.types.map { "enum \($0) {\n  one\n  two\n}\n" }.joined(separator: "\n"))
      """,
    documents: sent { "\($0)(\($0): $\($0))" },
    answers: [
      "Ask": #"{"data":\#(object(Words.types) { _ in quoted("two") })}"#,
      "Tell": #"{"data":{"told":"told"}}"#,
    ],
    expected: Dictionary(uniqueKeysWithValues: Words.types.map { ($0, "two") })
      .merging(["told": "told", "sent": "\"one\""]) { $1 },
    reads: { report in
      let lens = report.lens("Ask")
      return sending(report, ".one") + [row("sent", "tell.variables[\"A\"]?.json")]
        + Words.types.map { row($0, "data.\(lens?.name($0) ?? "")?.rawValue") }
    })

  static let inputs = NamesModule(
    name: "NamesInputs",
    schema: """
      type Query {
      \(lines(Words.types) { "\($0)(\($0): \($0)): String" })}

      type Mutation {
        says(
      \(lines(Words.types) { "\($0): \($0)" })  ): String
      }

      \(Words.types.map { word in
        "input \(word) {\n  says: String\n  \(word): \(word)\n}\n"
      }.joined(separator: "\n"))
      """,
    documents: sent { "\($0)(\($0): $\($0))" },
    answers: [
      "Ask": #"{"data":\#(object(Words.types) { quoted(value($0)) })}"#,
      "Tell": #"{"data":{"told":"told"}}"#,
    ],
    expected: valuesByWord(Words.types)
      .merging(["told": "told", "sent": #"{"says":"one"}"#]) { $1 },
    reads: { report in
      let lens = report.lens("Ask")
      return sending(report, ".init(says: \"one\")")
        + [row("sent", "tell.variables[\"A\"]?.json")]
        + Words.types.map { row($0, "data.\(lens?.name($0) ?? "")") }
    })

  static let objects = NamesModule(
    name: "NamesObjects",
    schema: """
      type Query {
        any: [Anything]
      \(lines(Words.types.filter { $0 != "any" }) { "\($0): \($0)" })}

      union Anything = \(Words.types.joined(separator: " | "))

      \(Words.types.map { "type \($0) {\n  says: String\n}\n" }.joined(separator: "\n"))
      """,
    documents: """
      query Ask {
        any {
      \(lines(Words.types) { "  ... on \($0) { says }" })  }
      \(lines(Words.types.filter { $0 != "any" }) { "\($0) { says }" })}

      """,
    answers: ["Ask": objectsAnswer],
    expected: valuesByWord(Words.types).merging(
      Dictionary(
        uniqueKeysWithValues: Words.types.filter { $0 != "any" }.map { ("link " + $0, value($0)) })
    ) { $1 },
    reads: { report in
      let lens = report.lens("Ask")
      let any = lens?.accessor(forResponseKey: "any")?.lens
      return ["let data = \(answered(report, "Ask"))", "let any = data.any ?? .empty"]
        + Words.types.enumerated().map { index, word in
          row(word, "any[\(index)].\(any?.condition(word) ?? "")?.says")
        }
        + Words.types.filter { $0 != "any" }.map { word in
          row("link " + word, "data.\(lens?.name(word) ?? "")?.says")
        }
    })

  private static let objectsAnswer: String = {
    let any = Words.types.map { #"{"__typename":"\#($0)","says":"\#(value($0))"}"# }
    let links = Words.types.filter { $0 != "any" }
      .map { #""\#($0)":{"says":"\#(value($0))"}"# }
    return #"{"data":{"any":[\#(any.joined(separator: ","))],\#(links.joined(separator: ","))}}"#
  }()

  static let interfaces = NamesModule(
    name: "NamesInterfaces",
    schema: """
      type Query {
        thing: Anything
      }

      union Anything = Thing | Stone

      type Stone {
        says(what: String): String
      }

      type Thing implements \(Words.types.joined(separator: " & ")) {
        says(what: String): String
      }

      \(Words.types.map { "interface \($0) {\n  says(what: String): String\n}\n" }
        .joined(separator: "\n"))
      """,
    documents: """
      query Ask {
        thing {
      \(lines(Words.types) { "  ... on \($0) { \($0): says(what: \"\($0)\") }" })  }
      }

      """,
    answers: [
      "Ask": #"{"data":{"thing":{"__typename":"Thing",\#(memberships)"# + ","
        + object(Words.types) { quoted(value($0)) }.dropFirst() + "}}"
    ],
    expected: valuesByWord(Words.types),
    reads: { report in
      let thing = report.lens("Ask")?.accessors.first?.lens
      return ["guard let thing = \(answered(report, "Ask")).thing else { return [:] }"]
        + Words.types.map { word in
          let lens = thing?.accessors.first { $0.shape == .condition(word) }?.lens
          return row(
            word, "thing.\(thing?.condition(word) ?? "")?.\(lens?.name(word) ?? "")")
        }
    })

  private static let memberships = Words.types.map { #""__is\#($0)":"Thing""# }
    .joined(separator: ",")

  /// A query and a mutation with a variable of each type.
  private static func sent(_ field: (String) -> String) -> String {
    let declared = Words.types.map { "$\($0): \($0)" }.joined(separator: ", ")
    let passed = Words.types.map { "\($0): $\($0)" }.joined(separator: ", ")
    return """
      query Ask(\(declared)) {
      \(lines(Words.types, field))}
      mutation Tell(\(declared)) { told: says(\(passed)) }

      """
  }

  private static func sending(_ report: Report, _ value: String) -> [String] {
    ["var tell = Tell()"]
      + report.variables("Tell").map { "tell.\($0.swiftName) = \(value)" } + [
        "_ = Tell.Action()",
        row("told", "try answered(tell, store, answers).told"),
        "let data = \(answered(report, "Ask"))",
      ]
  }
}

extension LensReport {
  /// The accessor of a type condition.
  fileprivate func condition(_ type: String) -> String {
    accessors.first { $0.shape == .condition(type) }?.accessor ?? ""
  }
}
