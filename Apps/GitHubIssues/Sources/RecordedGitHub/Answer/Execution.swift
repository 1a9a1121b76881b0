import BatonSchema

/// One request under way: what its text asks, of a world.
struct Execution {
  private let fragments: [String: FragmentDefinition]
  private let variables: [String: JSON]
  private(set) var world: World
  /// What was refused, each where the answer has a null instead.
  private(set) var errors: [JSON] = []

  init(_ document: Document, variables: [String: JSON], world: World) {
    fragments = Dictionary(
      document.fragments.map { ($0.name.text, $0) }, uniquingKeysWith: { first, _ in first })
    self.variables = variables
    self.world = world
  }

  /// - Parameter path: Where the object is in the answer.
  mutating func object(
    _ object: any ServedObject, _ selections: [Selection], at path: [JSON] = []
  ) throws(Refusal) -> JSON {
    var members: [JSON.Member] = []
    for field in collect(selections, of: object.typename) {
      let key = field.responseKey.text
      let value = try self.value(of: field, on: object, at: path + [.string(key)])
      members.append(JSON.Member(name: key, value: value))
    }
    return .object(members)
  }

  private mutating func value(
    of field: Field, on object: any ServedObject, at path: [JSON]
  ) throws(Refusal) -> JSON {
    if field.name.text == "__typename" { return .string(object.typename) }
    var arguments: [String: JSON] = [:]
    for argument in field.arguments { arguments[argument.name.text] = json(argument.value) }
    let value: Served
    do throws(Refusal) {
      value = try object.value(of: field.name.text, Arguments(values: arguments), in: &world)
    } catch {
      if error.kind == .undefinedField { throw error }
      errors.append(error.json(at: path))
      return .null
    }
    switch value {
    case .null: return .null
    case .bool(let value): return .bool(value)
    case .int(let value): return .int(value)
    case .string(let value): return .string(value)
    case .object(let object): return try self.object(object, field.selections, at: path)
    case .list(let objects):
      var items: [JSON] = []
      for (index, object) in objects.enumerated() {
        items.append(try self.object(object, field.selections, at: path + [.int(index)]))
      }
      return .list(items)
    }
  }
}

extension Execution {
  /// The fields that are asked of an object of a type, one for each response key, at the place where
  /// it is asked first.
  private func collect(_ selections: [Selection], of type: String) -> [Field] {
    var fields: [Field] = []
    var places: [String: Int] = [:]
    collect(selections, of: type, into: &fields, &places)
    return fields
  }

  private func collect(
    _ selections: [Selection], of type: String, into fields: inout [Field],
    _ places: inout [String: Int]
  ) {
    for selection in selections {
      switch selection {
      case .field(let field):
        if let place = places[field.responseKey.text] {
          fields[place].selections += field.selections
        } else {
          places[field.responseKey.text] = fields.count
          fields.append(field)
        }
      case .inline(let inline):
        guard inline.typeCondition.map({ Self.holds($0.text, of: type) }) ?? true else { break }
        collect(inline.selections, of: type, into: &fields, &places)
      case .spread(let spread):
        guard let fragment = fragments[spread.name.text],
          Self.holds(fragment.typeCondition.text, of: type)
        else { break }
        collect(fragment.selections, of: type, into: &fields, &places)
      }
    }
  }

  private static func holds(_ condition: String, of type: String) -> Bool {
    condition == type || interfaces[type]?.contains(condition) == true
  }

  /// The interfaces and unions that a type belongs to.
  private static let interfaces: [String: Set<String>] = [
    "Bot": ["Actor", "Node"], "User": ["Actor", "Node"], "Issue": ["Node", "SearchResultItem"],
    "IssueComment": ["Node", "IssueTimelineItems"], "ClosedEvent": ["Node", "IssueTimelineItems"],
    "ReopenedEvent": ["Node", "IssueTimelineItems"],
    "LabeledEvent": ["Node", "IssueTimelineItems"], "Label": ["Node"],
    "Repository": ["Node", "Starrable", "SearchResultItem"],
  ]

  /// A value as written, variables filled in; nil for a variable that is not set.
  private func json(_ value: Value) -> JSON? {
    switch value {
    case .variable(let name): variables[name.text]
    case .int(let number): Int(number.digits).map { .int($0) }
    case .float(let number): .string(number.digits)
    case .string(let string): .string(string.text)
    case .boolean(let value, _): .bool(value)
    case .null: .null
    case .enumeration(let name): .string(name.text)
    case .list(let items, _): .list(items.compactMap { json($0) })
    case .object(let fields, _):
      .object(
        fields.compactMap { field in
          json(field.value).map { JSON.Member(name: field.name.text, value: $0) }
        })
    }
  }
}
