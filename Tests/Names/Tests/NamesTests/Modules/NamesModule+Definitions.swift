import BatonCompiler

// Words as names of what an author defines.

extension NamesModule {
  static let queries = NamesModule(
    name: "NamesQueries",
    schema: """
      type Query {
        says(what: String): String
      }

      """,
    documents: Words.all.map { "query \($0)($what: String) { says(what: $what) }\n" }.joined(),
    answers: answersByName(Words.all),
    expected: valuesByWord(Words.all),
    reads: { report in
      Words.all.map { word in
        row(word, answered(report, word) + ".says")
      }
    })

  static let mutations = NamesModule(
    name: "NamesMutations",
    schema: """
      type Query {
        says: String
      }

      type Mutation {
        says(what: String): String
      }

      """,
    documents: Words.all.map { "mutation \($0)($what: String) { says(what: $what) }\n" }.joined(),
    answers: answersByName(Words.all),
    expected: valuesByWord(Words.all),
    reads: { report in
      Words.all.flatMap { word in
        let name = report.operations.first { $0.name == word }?.swiftName ?? ""
        return [
          "_ = \(type(name)).Action()",
          row(word, answered(report, word) + ".says"),
        ]
      }
    })

  static let fragments = NamesModule(
    name: "NamesFragments",
    schema: """
      type Query {
        box: Box
      }

      type Box {
        says(what: String): String
      }

      """,
    documents: """
      query Ask { box {
      \(lines(Words.all) { "...\($0)" })} }
      \(Words.all.map { "fragment \($0) on Box { \($0): says(what: \"\($0)\") }\n" }.joined())
      """,
    answers: ["Ask": #"{"data":{"box":\#(object(Words.all) { quoted(value($0)) })}}"#],
    expected: valuesByWord(Words.all),
    reads: { report in
      let box = report.lens("Ask")?.accessors.first?.lens
      return ["guard let box = \(answered(report, "Ask")).box else { return [:] }"]
        + Words.all.map { word in
          let fragment = report.fragments.first { $0.name == word }
          let spread = box?.accessors.first { $0.shape == .spread(word) }?.accessor ?? ""
          return row(word, "box.\(spread).\(fragment?.lens.name(word) ?? "")")
        }
    })

  private static func answersByName(_ words: [String]) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: words.map { ($0, #"{"data":{"says":"\#(value($0))"}}"#) })
  }
}
