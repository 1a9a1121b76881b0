import BatonCompiler
import BatonSchema
import Testing

/// C-1: arguments of fragments, inlined.
@Suite struct FragmentArgumentTests {
  private static let schema = """
    type Query { harbor(id: ID!): Harbor }
    type Harbor { id: ID! name(in: String): String ships(first: Int, after: String, where: Where, tags: [String]): [Ship] }
    type Ship { id: ID! name: String }
    input Where { name: String over: Float any: [Where!] }
    """

  private func text(_ spread: String, _ fragments: String, variables: String = "") -> String {
    compile(
      "query Q\(variables) { harbor(id: 1) { id \(spread) } } \(fragments)", schema: Self.schema
    ).text("Q")
  }

  private static let paged = """
    fragment F on Harbor @argumentDefinitions(count: {type: "Int", defaultValue: 2}, cursor: {type: "String"}) {
      ships(first: $count, after: $cursor) { id }
    }
    """

  /// The name is the first six digits of `md5(count:5)` and its like.
  @Test(arguments: [
    ("...F", "", "...F}}fragment F on Harbor{ships(first:2){id}}"),
    ("...F @arguments(count: 2)", "", "...F}}fragment F on Harbor{ships(first:2){id}}"),
    (
      "...F @arguments(count: 5)", "",
      "...F_d1a373}}fragment F_d1a373 on Harbor{ships(first:5){id}}"
    ),
    (
      "...F @arguments(cursor: $c, count: 5)", "($c: String)",
      "...F_ef5855}}fragment F_ef5855 on Harbor{ships(first:5,after:$c){id}}"
    ),
    (
      "...F @arguments(cursor: null)", "",
      "...F_80cfc3}}fragment F_80cfc3 on Harbor{ships(first:2,after:null){id}}"
    ),
  ]) func inPlace(_ spread: String, _ variables: String, _ expected: String) {
    let text = text(spread, Self.paged, variables: variables)
    #expect(text == "query Q\(variables.replacing(" ", with: "")){harbor(id:1){id," + expected)
  }

  /// In an object an unset argument is left out, in a list it is null.
  @Test func unsetInsideValues() {
    let fragments = """
      fragment F on Harbor @argumentDefinitions(name: {type: "String"}, over: {type: "Float", defaultValue: 1}) {
        ships(where: {name: $name, any: [{over: $over, name: $name}]}, tags: [$name, "x"]) { id }
      }
      """
    let expected = #"fragment F on Harbor{ships(where:{any:[{over:1}]},tags:[null,"x"]){id}}"#
    #expect(text("...F", fragments).hasSuffix(expected))
  }

  /// A spread inside a fragment passes on what that one got; equal arguments share one fragment.
  @Test func passedOn() {
    let fragments = """
      fragment Outer on Harbor @argumentDefinitions(size: {type: "Int", defaultValue: 3}, at: {type: "String"}) {
        ...F @arguments(count: $size, cursor: $at)
        ...Same
      }
      fragment Same on Harbor { ...F @arguments(count: 3) }
      """ + Self.paged
    #expect(
      text("...Outer", fragments)
        == "query Q{harbor(id:1){id,...Outer}}fragment F_86c8e1 on Harbor{ships(first:3){id}}"
        + "fragment Outer on Harbor{...F_86c8e1,...Same}fragment Same on Harbor{...F_86c8e1}")
  }

  /// The fragment's own argument, not the operation's variable of that name; another fragment's `$count`
  /// is the operation's all the same.
  @Test func shadowing() {
    let fragments = """
      fragment Plain on Harbor { all: ships(first: $count) { id } }
      fragment G on Harbor @argumentDefinitions(count: {type: "Int", defaultValue: 1}) { ships(first: $count) { id } ...Plain }
      """
    #expect(
      text("...G ...Plain", fragments, variables: "($count: Int)")
        == "query Q($count:Int){harbor(id:1){id,...G,...Plain}}"
        + "fragment G on Harbor{ships(first:1){id},...Plain}"
        + "fragment Plain on Harbor{all:ships(first:$count){id}}")
  }

  @Test(arguments: [
    ("...F", "id,name@include(if:false)"), ("...F @arguments(on: true)", "id,name"),
    ("...F @arguments(on: false)", "id,name@include(if:false)"),
    ("...F @arguments(on: $x)", "id,name@include(if:$x)"),
    ("...G", "id,name"), ("...G @arguments(off: true)", "id,name@include(if:false)"),
    ("...G @arguments(off: $x)", "id,name@skip(if:$x)"),
  ]) func conditions(_ spread: String, _ expected: String) {
    let fragments = """
      fragment F on Harbor @argumentDefinitions(on: {type: "Boolean", defaultValue: false}) { id name @include(if: $on) }
      fragment G on Harbor @argumentDefinitions(off: {type: "Boolean", defaultValue: false}) { id name @skip(if: $off) }
      """
    let text = text(
      spread, fragments, variables: spread.contains("$x") ? "($x: Boolean!)" : "")
    #expect(text.hasSuffix("on Harbor{\(expected)}"), "\(text)")
  }

  /// Plans hold what the arguments are, as storage keys spell it.
  @Test func plansKnowTheValues() {
    let shared = compile(
      "query Q { harbor(id: 1) { ...F } } " + Self.paged, schema: Self.schema
    ).file("Baton.baton.swift")
    let inPlan = ##"Types.Harbor.slot(#"ships(first:2)"#)"##
    let inLens =
      #".slot("ships", [.argument("after", .variable("cursor")), .argument("first", .variable("count"))])"#
    #expect(shared.contains(inPlan))
    #expect(shared.contains(inLens))
  }

  /// B-3.5: a whole number is a float where a float is due, however deep.
  @Test func floatsInsideValues() {
    let document = "query Q { harbor(id: 1) { ships(where: {any: {over: 2}}) { id } } }"
    let expected = #"ships(where:{"any":{"over":2.0}})"#
    #expect(
      compile(document, schema: Self.schema).file("Baton.baton.swift").contains(expected))
  }

  @Test func theReportNamesFragmentsAsTheirAuthorsDo() throws {
    let report = try #require(
      compile(
        "query Q { harbor(id: 1) { ...F @arguments(count: 7) } } " + Self.paged,
        schema: Self.schema
      ).report)
    #expect(report.operations.map(\.fragments) == [["F"]])
    #expect(report.fragments.map(\.text) == ["fragment F on Harbor{ships(first:2){id}}"])
    #expect(report.fragments.map(\.operations) == [["Q"]])
  }

  /// A fragment's variant does not take the name of another fragment.
  @Test func namesStayApart() {
    let fragments = Self.paged + " fragment F_d1a373 on Harbor { id }"
    #expect(
      text("...F @arguments(count: 5) ...F_d1a373", fragments)
        .hasPrefix("query Q{harbor(id:1){id,...F_d1a3732,...F_d1a373}}"))
  }

  @Test(arguments: [
    "...C ⟦...C @arguments(on: true)⟧",
    "...C @arguments(on: false) @include(if: $x) ⟦...C @arguments(on: true) @skip(if: $x)⟧",
    "ships { ...S @arguments(n: 1) } ships { ⟦...S @arguments(n: 2)⟧ }",
  ]) func oneAccessorCannotBeTwo(_ marked: String) {
    let fragments = """
      fragment C on Harbor @argumentDefinitions(on: {type: "Boolean!", defaultValue: false}) { name @include(if: $on) }
      fragment S on Ship @argumentDefinitions(n: {type: "Int"}) { name id }
      """
    let place = MarkedText(
      "query Q($x: Boolean!) { harbor(id: 1) { id @include(if: $x) \(marked) } } " + fragments)
    let found = compile(place.text, schema: Self.schema).diagnostics
      .filter { $0.id == "spread-arguments-differ" }
    #expect(found.map(\.location.range) == place.ranges)
  }

  @Test func theFirstSpreadIsShown() {
    let place = MarkedText(
      """
      query Q { harbor(id: 1) { ⟦...C⟧ ...C @arguments(on: true) } }
      fragment C on Harbor @argumentDefinitions(on: {type: "Boolean!", defaultValue: false}) { name @include(if: $on) }
      """)
    let found = compile(place.text, schema: Self.schema).diagnostics
      .filter { $0.id == "spread-arguments-differ" }
    #expect(found.flatMap(\.notes).map(\.location.range) == place.ranges)
  }

  @Test(arguments: [
    "...F ...F @alias(as: \"more\") @arguments(count: 2)",
    "...F @arguments(count: 1) ...F @arguments(count: 1)",
  ]) func oneAccessorForEqualArguments(_ spreads: String) {
    #expect(!text(spreads, Self.paged).contains("spread-arguments-differ"))
  }

  /// Each fragment passes its argument twice, so the text would double forty times.
  @Test func argumentsThatGrowAreRefused() {
    var document = "query Q { harbor(id: 1) { ...F0 @arguments(w: {name: \"x\"}) } }\n"
    for level in 0..<40 {
      document += """
        fragment F\(level) on Harbor @argumentDefinitions(w: {type: "Where!"}) {
          ...F\(level + 1) @arguments(w: {any: [$w, $w]})
        }\n
        """
    }
    document += "fragment F40 on Harbor @argumentDefinitions(w: {type: \"Where!\"}) { id }"
    let compilation = compile(document, schema: Self.schema)
    let errors = compilation.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.id) == ["arguments-expand-too-far"])
    #expect(compilation.files.isEmpty)
  }

  /// Each fragment spreads the next with two values, so there would be 2^40 fragments.
  @Test func variantsThatMultiplyAreRefused() {
    var document = "query Q { harbor(id: 1) { ...F0 @arguments(w: {}) } }\n"
    for level in 0..<40 {
      document += """
        fragment F\(level) on Harbor @argumentDefinitions(w: {type: "Where!"}) {
          ...F\(level + 1) @arguments(w: {any: [$w], name: "a"}) @alias(as: "a")
          ...F\(level + 1) @arguments(w: {any: [$w], name: "b"}) @alias(as: "b")
        }\n
        """
    }
    document +=
      "fragment F40 on Harbor @argumentDefinitions(w: {type: \"Where!\"}) { id }"
    let compilation = compile(document, schema: Self.schema)
    let errors = compilation.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.id) == ["arguments-expand-too-far"])
  }

  /// The rules of arguments hold for those of fragments.
  @Test(arguments: [
    ("...R @arguments(n: 1)", ""),
    ("...⟦R⟧", "provided-required-arguments"),
    ("...R @arguments(n: ⟦\"x\"⟧)", "values-of-correct-type"),
    ("...R @arguments(n: 1, ⟦m⟧: 1)", "known-argument-names"),
    ("...N @arguments(⟦n⟧: 1)", "known-argument-names"),
    ("...R @arguments(n: $⟦v⟧)", "variables-in-allowed-position"),
  ]) func refusals(_ marked: String, _ id: String) {
    let fragments = """
      fragment R on Harbor @argumentDefinitions(n: {type: "Int!"}) { ships(first: $n) { id } }
      fragment N on Harbor { id }
      """
    let variables = marked.contains("⟦v⟧") ? "($v: Int)" : ""
    let place = MarkedText(
      "query Q\(variables) { harbor(id: 1) { id \(marked) ...N } } \(fragments)")
    let found = compile(place.text, schema: Self.schema).diagnostics
      .filter { $0.severity == .error }
    #expect(found.map(\.id) == (id.isEmpty ? [] : [id]))
    #expect(found.map(\.location.range) == (id.isEmpty ? [] : place.ranges))
  }

  @Test(arguments: [
    ("n: ⟦{type: \"Int!!\"}⟧", "argument-definitions"),
    ("n: ⟦{type: \"Harbor\"}⟧", "variables-are-input-types"),
    ("n: ⟦{type: \"Intt\"}⟧", "known-type-names"),
    ("n: {type: \"Int\", defaultValue: ⟦\"x\"⟧}", "values-of-correct-type"),
  ]) func definitions(_ marked: String, _ id: String) {
    let place = MarkedText(
      """
      query Q { harbor(id: 1) { id ...R } }
      fragment R on Harbor @argumentDefinitions(\(marked)) { id ships(first: $n) { id } }
      """)
    let found = compile(place.text, schema: Self.schema).diagnostics
    #expect(found.map(\.id).contains(id))
    let ranges = found.filter { $0.id == id }.map(\.location.range)
    #expect(ranges == place.ranges)
  }
}
