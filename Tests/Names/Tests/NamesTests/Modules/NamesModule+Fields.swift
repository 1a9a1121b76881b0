import BatonCompiler

// Words in the places of fields.

extension NamesModule {
  static let fields = NamesModule(
    name: "NamesFields",
    schema: """
      type Query {
        words: Words
      }

      type Words {
      \(lines(Words.all) { "\($0): String" })}

      """,
    documents: """
      query Ask { words {
      \(lines(Words.all) { $0 })} }

      """,
    answers: ["Ask": #"{"data":{"words":\#(object(Words.all) { quoted(value($0)) })}}"#],
    expected: valuesByWord(Words.all),
    reads: { report in
      let words = report.lens("Ask")?.accessor(forResponseKey: "words")?.lens
      return ["guard let words = \(answered(report, "Ask")).words else { return [:] }"]
        + Words.all.map { row($0, "words.\(words?.name($0) ?? "")") }
    })

  /// The properties of a value.
  static let values = NamesModule(
    name: "NamesValues",
    schema: """
      type Query {
        words: Words
      }

      type Words {
      \(lines(Words.all) { "\($0): String" })}

      """,
    documents: """
      query Ask { words { ...Whole } }
      fragment Whole on Words @inline {
      \(lines(Words.all) { $0 })}

      """,
    answers: ["Ask": #"{"data":{"words":\#(object(Words.all) { quoted(value($0)) })}}"#],
    expected: valuesByWord(Words.all),
    reads: { report in
      let whole = report.fragments.first?.lens
      return ["guard let whole = \(answered(report, "Ask")).words?.whole else { return [:] }"]
        + Words.all.map { row($0, "whole.\(whole?.name($0) ?? "")") }
    })

  /// The names that `@alias` gives to parts of a selection.
  static let parts = NamesModule(
    name: "NamesParts",
    schema: """
      type Query {
        says(what: String): String
      }

      """,
    documents: """
      query Ask {
      \(lines(Words.all) {
        "... @alias(as: \"\($0)\") { \($0): says(what: \"\($0)\") }"
      })}

      """,
    answers: ["Ask": #"{"data":\#(object(Words.all) { quoted(value($0)) })}"#],
    expected: valuesByWord(Words.all),
    reads: { report in
      let accessors = report.lens("Ask")?.accessors ?? []
      return ["let data = \(answered(report, "Ask"))"]
        + zip(Words.all, accessors).map { word, accessor in
          row(word, "data.\(accessor.accessor).\(accessor.lens?.name(word) ?? "")")
        }
    })

  /// Aliases, of lists, where the objects have no key.
  static let aliases = NamesModule(
    name: "NamesAliases",
    schema: """
      type Query {
        cards(of: String): [Card]
      }

      type Card {
        says(what: String): String
      }

      """,
    documents: """
      query Ask {
      \(lines(Words.all) { "\($0): cards(of: \"\($0)\") { \($0): says(what: \"\($0)\") }" })}

      """,
    answers: ["Ask": #"{"data":\#(object(Words.all) { #"[{"\#($0)":"\#(value($0))"}]"# })}"#],
    expected: valuesByWord(Words.all),
    reads: { report in
      let lens = report.lens("Ask")
      return ["let data = \(answered(report, "Ask"))"]
        + Words.all.map { word in
          let accessor = lens?.accessor(forResponseKey: word)
          let inner = accessor?.lens?.name(word) ?? ""
          return row(word, "data.\(accessor?.accessor ?? "")?.first?.\(inner)")
        }
    })

  /// Objects, one within another of the same name.
  static let links = NamesModule(
    name: "NamesLinks",
    schema: """
      type Query {
      \(lines(Words.all) { "\($0): Box" })}

      type Box {
        id: ID!
        says: String
      \(lines(Words.all.filter { $0 != "id" }) { "\($0): Box!" })}

      """,
    documents: """
      query Ask {
      \(lines(Words.all) { word in
        word == "id" ? "id { id says }" : "\(word) { id \(word) { id says } }"
      })}

      """,
    answers: [
      "Ask": #"{"data":\#(object(Words.all, box))}"#
    ],
    expected: valuesByWord(Words.all),
    reads: { report in
      let lens = report.lens("Ask")
      return ["let data = \(answered(report, "Ask"))"]
        + Words.all.map { word in
          let accessor = lens?.accessor(forResponseKey: word)
          let inner = accessor?.lens?.name(word) ?? ""
          let outer = "data.\(accessor?.accessor ?? "")"
          return row(word, word == "id" ? "\(outer)?.says" : "\(outer)?.\(inner).says")
        }
    })

  private static func box(_ word: String) -> String {
    let inner = #"{"id":"in \#(word)","says":"\#(value(word))"}"#
    return word == "id" ? inner : #"{"id":"\#(word)","\#(word)":\#(inner)}"#
  }
}
