import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// Notes that lead to each other, for the collection's tests.
enum CollectPlans {
  static let query = RecordType("Query")
  static let note = RecordType("GNote")
  static let id = note.slot("id")
  static let title = note.slot("title")
  static let next = note.slot("next")
  static let related = note.slot("related")
  static let page = query.slot("gpage", [.argument("n", .variable("n"))])
  static let one = query.slot("gnote", [.argument("id", .variable("id"))])

  /// `GNote`, its id and what else.
  static func selection(_ fields: [SelectionField] = []) -> Selection {
    Selection(
      type: note, key: ["id"], abstract: false,
      fields: [.scalar("id", key: .fixed(id), kind: .id, list: false)] + fields)
  }

  static let titled = SelectionField.scalar(
    "title", key: .fixed(title), kind: .string, list: false)

  static func next(_ fields: [SelectionField] = [], when: [Condition] = []) -> SelectionField {
    .linked(
      "next", key: .fixed(next), plural: false, when: when, selection: selection(fields))
  }

  static func related(_ fields: [SelectionField] = []) -> SelectionField {
    .linked("related", key: .fixed(related), plural: true, selection: selection(fields))
  }

  /// A link by a field of whatever name.
  static func linked(_ name: String) -> SelectionField {
    .linked(name, key: .fixed(note.slot(name)), plural: false, selection: selection())
  }

  /// `gnote(id: $id)` with these fields.
  static func one(
    _ id: String, _ fields: [SelectionField], _ more: [String: Variable?] = [:],
    name: String = "One"
  ) -> TestPlan {
    TestPlan(
      [.linked("note", key: .dynamic(one), plural: false, selection: selection(fields))],
      variables: Variables(more.merging(["id": Variable(id)]) { $1 }), name: name)
  }

  /// `gpage(n: $n)`, a list of titled notes.
  static func page(_ number: Int) -> TestPlan {
    TestPlan(
      [.linked("page", key: .dynamic(page), plural: true, selection: selection([titled]))],
      variables: Variables(["n": Variable(number)]), name: "Page")
  }

  static func pageResponse(_ ids: some Sequence<Int>) -> String {
    let notes = ids.map { #"{"id":"\#($0)","title":"the title of note \#($0)"}"# }
    return #"{"data":{"page":[\#(notes.joined(separator: ","))]}}"#
  }
}

extension Store {
  /// The keys of the records but the roots'.
  var notes: [String] {
    let roots = OperationKind.allCases.map { Root($0).key }
    return recordKeys.filter { !roots.contains($0) }
  }
}

extension TestPlan {
  @MainActor func availability(in store: Store) -> Availability {
    check(in: store).availability
  }

  @MainActor func check(in store: Store) -> (availability: Availability, trail: Trail) {
    let compiled = plan.compiled
    return store.core.check(
      compiled, compiled.root(kind: kind, conditions: compiled.conditions(for: variables)),
      on: store.core.root(kind), owner: root(in: store).number, variables)
  }
}
