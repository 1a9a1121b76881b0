import BatonCompiler
import BatonSchema
import Testing

/// What the goldens do not show of plans: limits and refusals.
@Suite struct PlanTests {
  private static let schema = """
    interface Node { id: ID! }
    type Leaf implements Node { id: ID! name: String next: Leaf other: Leaf }
    type Plain { text: String }
    union Any = Leaf | Plain
    type Query { leaf: Leaf any: Any node: Node }
    """

  private func plan(_ document: String) -> [String] {
    compile(document, schema: Self.schema).file("documents.baton.swift").split(separator: "\n")
      .map { $0.drop { $0 == " " } }.filter {
        $0.hasPrefix(".") || $0.contains("= Baton.Selection(")
      }
      .map(String.init)
  }

  /// Every level is spread twice, so there are 2^40 ways through; the work must not grow with them.
  @Test func diamondsOfFragmentsAreBuiltOnce() {
    var document = "query Q { leaf { ...F0 } }\n"
    for level in 0..<40 {
      document +=
        "fragment F\(level) on Leaf { next { ...F\(level + 1) } other { ...F\(level + 1) } }\n"
      document += "fragment G\(level) on Leaf { ...F\(level) ...F\(level + 1) }\n"
    }
    document += "fragment F40 on Leaf { name }\n"
    let compilation = compile(document, schema: Self.schema)
    #expect(!compilation.hasErrors, "\(compilation.summary)")
    #expect(plan(document).count { $0.contains("= Baton.Selection(") } == 42)
  }

  @Test func chainsThatAreTooDeepAreRefused() {
    var document = "query Q { leaf { ...F0 } }\n"
    for level in 0..<600 {
      document += "fragment F\(level) on Leaf { next { ...F\(level + 1) } }\n"
    }
    document += "fragment F600 on Leaf { name }\n"
    let compilation = compile(document, schema: Self.schema)
    #expect(compilation.hasErrors)
    #expect(compilation.files.isEmpty)
  }

  @Test func spreadsOfSpreadsThatAreTooDeepAreRefused() {
    var document = "query Q { leaf { ...F0 } }\n"
    for level in 0..<600 { document += "fragment F\(level) on Leaf { ...F\(level + 1) }\n" }
    document += "fragment F600 on Leaf { name }\n"
    let compilation = compile(document, schema: Self.schema)
    #expect(compilation.hasErrors)
    #expect(compilation.files.isEmpty)
  }

  @Test func aliasInThePlaceOfAKeyIsRefused() {
    let compilation = compile("query Q { leaf { id: name } }", schema: Self.schema)
    #expect(compilation.summary.contains("identity-alias at id"))
    let spread = compile(
      "query Q { any { ...F } } fragment F on Any { ... on Plain { id: text } }",
      schema: Self.schema)
    #expect(spread.summary == "identity-alias at id")
  }

  @Test func equalSelectionsAreOneConstant() {
    let lines = plan("query Q { leaf { name next { name } other { name next { id } } } }")
    #expect(lines.count { $0.contains("= Baton.Selection(") } == 5)
    #expect(
      lines.contains {
        $0.hasPrefix(".linked(\"next\"") && $0.hasSuffix("selection: selection2),")
      })
  }

  /// B-6.4: what `@catch` on a field or around it takes in, wherever the field is selected.
  @Test func caughtFieldsAreMarked() {
    func caught(_ document: String) -> [String] {
      plan(document).filter { $0.contains(", caught: true") }
        .compactMap { $0.split(separator: "\"").dropFirst().first.map(String.init) }
    }
    #expect(
      caught("query Q { leaf { name @catch next @catch(to: NULL) { name } id } }") == [
        "name", "next", "name", "id",
      ])
    #expect(
      caught("query Q { leaf @catch { next { name } } }") == ["leaf", "next", "id", "name", "id"])
    // A fragment weighs its own errors, except where an aliased one is caught.
    let spread =
      "fragment F on Leaf { name next { name } ...G } fragment G on Leaf { other { name } }"
    #expect(caught("query Q { leaf @catch { ...F id } } " + spread) == ["leaf", "id"])
    #expect(
      caught("query Q { leaf { ... @alias(as: \"safe\") @catch { ...F } } } " + spread)
        == ["name", "next", "name", "id"])
    #expect(
      caught("query Q { leaf { ... @alias(as: \"safe\") @catch { next { ...F } } } } " + spread)
        == ["next", "id"])
    #expect(
      caught(
        "query Q { leaf { ... @alias(as: \"a\") @catch { ... @alias(as: \"b\") { name ...G } } } } "
          + spread)
        == ["name"])
    // Somebody else reads it and does not catch.
    #expect(caught("query Q { leaf { name @catch ...F } } " + spread).isEmpty)
  }

  /// B-5.9: a link selected bare and under a condition is one link.
  @Test func aLinkBareAndUnderAConditionIsOne() {
    let lines = plan(
      "query Q($x: Boolean!) { leaf { next { id } next @include(if: $x) { name } } }")
    #expect(lines.count { $0.hasPrefix(".linked(\"next\"") } == 1)
    #expect(
      lines.contains(
        ".scalar(\"name\", key: .fixed(Slots.Leaf.name), kind: .string, list: false, when: [.include(\"x\")]),"
      ))
    #expect(
      lines.contains(".scalar(\"id\", key: .fixed(Slots.Leaf.id), kind: .id, list: false),"))
  }

  @Test func selectionsThatNeverCountAreNotInThePlan() {
    let lines = plan(
      "query Q($x: Boolean!) { leaf { id a: name @include(if: $x) @skip(if: $x) b: name @skip(if: true) } }"
    )
    #expect(!lines.contains { $0.contains("\"a\"") || $0.contains("\"b\"") })
  }

  /// A condition inside a condition that the object's own type rules out.
  @Test func impossibleConditionsAreNotInThePlan() {
    let lines = plan("query Q { leaf { ... on Node { ... on Leaf { name } } id } }")
    #expect(!lines.contains { $0.hasPrefix(".inline") || $0.hasPrefix(".membership") })
    #expect(lines.contains { $0.hasPrefix(".scalar(\"name\", key: .fixed(Slots.Leaf.name)") })
  }
}
