import BatonSchema

@testable import BatonCompiler

/// Which members an object of a response has, by the specification's own algorithm over the text
/// (GraphQL September 2025, section 6.3.2), to hold plans against.
struct NaiveResponse {
  let schema: Schema
  let fragments: [String: FragmentDefinition]
  /// The variables that are true.
  let truths: Set<String>

  /// The fields of each response key.
  func collect(_ selections: [Selection], on type: SchemaType) -> [String: [Field]] {
    var fields: [String: [Field]] = [:]
    collect(selections, type, &fields)
    return fields
  }

  private func collect(
    _ selections: [Selection], _ type: SchemaType, _ fields: inout [String: [Field]]
  ) {
    for selection in selections where isIncluded(selection.directives) {
      switch selection {
      case .field(let field): fields[field.responseKey.text, default: []].append(field)
      case .inline(let inline):
        if applies(inline.typeCondition, type) { collect(inline.selections, type, &fields) }
      case .spread(let spread):
        guard let fragment = fragments[spread.name.text], applies(fragment.typeCondition, type)
        else { continue }
        collect(fragment.selections, type, &fields)
      }
    }
  }

  private func applies(_ condition: Name?, _ type: SchemaType) -> Bool {
    guard let condition else { return true }
    return schema.type(condition.text).map { schema.isSubtype(type, of: $0) } ?? false
  }

  private func isIncluded(_ directives: [Directive]) -> Bool {
    directives.allSatisfy { directive in
      guard let value = directive.argument("if") else {
        return true
      }
      let holds: Bool
      switch value {
      case .boolean(let constant, _): holds = constant
      case .variable(let name): holds = truths.contains(name.text)
      default: return true
      }
      return directive.name.text == "include" ? holds : !holds
    }
  }
}

/// Which members a plan expects of an object of a known type.
struct PlanReading {
  let schema: Schema
  let plan: Plan
  let truths: Set<String>

  struct Member: Equatable {
    var isTypename = false
    /// The selections below.
    var selections: Set<Int> = []
  }

  func members(of selections: Set<Int>, on type: SchemaType) -> [String: Member] {
    var members: [String: Member] = [:]
    for selection in selections.sorted() {
      collect(plan.selections[selection].fields, type, &members)
    }
    return members
  }

  /// The response keys that make the key of an object of the type.
  func key(of selection: Int, on type: SchemaType) -> [String] {
    let selection = plan.selections[selection]
    return selection.keys.first { $0.type == type.name }?.key ?? selection.key
  }

  private func collect(
    _ fields: [PlanField], _ type: SchemaType, _ members: inout [String: Member]
  ) {
    for field in fields {
      switch field {
      case .scalar(let key, _, _, _, _, let when):
        if holds(when) { members[key, default: Member()].isTypename = false }
      case .typename(let key, let when):
        if holds(when) { members[key, default: Member()].isTypename = true }
      case .membership(let key, _): members[key, default: Member()].isTypename = true
      case .linked(let key, _, _, _, _, let when, let selection):
        if holds(when) { members[key, default: Member()].selections.insert(selection) }
      case .inline(let on, let when, let inner):
        guard holds(when), let condition = schema.type(on), schema.isSubtype(type, of: condition)
        else { continue }
        collect(inner, type, &members)
      case .deferred(_, let when, let inner):
        if holds(when) { collect(inner, type, &members) }
      }
    }
  }

  private func holds(_ conditions: [Condition]) -> Bool {
    conditions.allSatisfy { condition in
      switch condition {
      case .include(let variable): truths.contains(variable)
      case .skip(let variable): !truths.contains(variable)
      case .never: false
      }
    }
  }
}
