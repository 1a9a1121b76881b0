import BatonCompiler

// Words in the places of what is sent.

extension NamesModule {
  /// Arguments and variables, of a query and of a mutation.
  static let arguments = NamesModule(
    name: "NamesArguments",
    schema: """
      type Query {
        says(
      \(lines(Words.all) { "\($0): String" })  ): String
      }

      type Mutation {
        says(
      \(lines(Words.all) { "\($0): String" })  ): String
      }

      """,
    documents: "query Ask(\(declared)) { says(\(passed)) }\n"
      + "mutation Tell(\(declared)) { says(\(passed)) }\n",
    answers: [
      "Ask": #"{"data":{"says":"asked"}}"#, "Tell": #"{"data":{"says":"told"}}"#,
    ],
    expected: valuesByWord(Words.all).mapValues(quoted).merging(
      ["says of Ask": "asked", "says of Tell": "told"]
    ) { $1 },
    reads: { report in
      let values = report.variables("Tell").map { variable in
        "\(label(variable.swiftName)): \"\(value(variable.name))\""
      }
      return [
        "let tell = Tell(\n      \(values.joined(separator: ",\n      ")))",
        "_ = Tell.Action()",
        row("says of Ask", "try answered(Ask(), store, answers).says"),
        row("says of Tell", "try answered(tell, store, answers).says"),
      ] + Words.all.map { row($0, "tell.variables[\"\($0)\"]?.json") }
    })

  private static let declared = Words.all.map { "$\($0): String" }.joined(separator: ", ")
  private static let passed = Words.all.map { "\($0): $\($0)" }.joined(separator: ", ")

  /// The values of an enum that is read and sent.
  static let choices = NamesModule(
    name: "NamesChoices",
    schema: """
      type Query {
        same(choices: [Choice!]!): [Choice!]!
      }

      enum Choice {
      \(lines(Words.values) { $0 })}

      """,
    documents: "query Ask($choices: [Choice!]!) { same(choices: $choices) }\n",
    answers: [
      "Ask": #"{"data":{"same":[\#(Words.values.map(quoted).joined(separator: ","))]}}"#
    ],
    expected: Dictionary(uniqueKeysWithValues: Words.values.map { ($0, $0) })
      .merging(["sent": "[" + Words.values.map(quoted).joined(separator: ",") + "]"]) { $1 },
    reads: { _ in
      let list = Words.values.map { "." + Words.renamed($0, Words.renamedValues) }
        .joined(separator: ",\n      ")
      return [
        "let choices: [Choice] = [\n      \(list),\n    ]",
        "let ask = Ask(choices: choices)",
        "let same = \("try answered(ask, store, answers)").same",
        "for (choice, own) in zip(same, choices) where choice == own {",
        "  rows[own.rawValue] = choice.rawValue",
        "}",
        row("sent", "ask.variables[\"choices\"]?.json"),
      ]
    })

  /// The fields of an input object.
  static let form = NamesModule(
    name: "NamesForm",
    schema: """
      type Query {
        says(form: Form!): String
      }

      input Form {
      \(lines(Words.all) { "\($0): String" })}

      """,
    documents: "query Ask($form: Form!) { says(form: $form) }\n",
    answers: ["Ask": #"{"data":{"says":"asked"}}"#],
    expected: [
      "sent": object(Words.all.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
        quoted(value($0))
      },
      "read": "asked", "none": "{}",
    ],
    reads: { _ in
      ["var form = Form()", row("none", "Ask(form: form).variables[\"form\"]?.json")]
        + Words.all.map {
          "form.\(Words.renamed($0, Words.renamedFields)) = \"\(value($0))\""
        }
        + [
          "let ask = Ask(form: form)", row("sent", "ask.variables[\"form\"]?.json"),
          row("read", "try answered(ask, store, answers).says"),
        ]
    })
}
