extension SchemaRules {
  /// "Input Object Default Value Circular References": a default that leaves out a field takes that
  /// field's own default, and must come to an end in doing so.
  @Sendable static func defaultCycles(_ draft: inout SchemaDraft) {
    let graph = DefaultGraph(draft)
    var reported: Set<InputFieldPlace> = []
    for cycle in Cycles.find(nodes: graph.places.indices, edges: graph.edges) {
      guard let last = cycle.closing, reported.insert(last).inserted else { continue }
      draft.report(
        .defaultCycle(cycle.names(draft.coordinate)),
        draft.types[last.type].inputFields[last.field].location)
    }
  }
}

/// The fields of input objects that have a default and an input object as their type: each leads to those
/// whose defaults its own brings in.
private struct DefaultGraph {
  /// How many fields of literals are looked at: beyond it, which no schema made by people reaches, further
  /// cycles are not found.
  private static let limit = 100_000

  private(set) var places: [InputFieldPlace] = []
  private var targets: [[Int]] = []

  init(_ draft: SchemaDraft) {
    /// By type, its fields that are nodes.
    var nodes: [Int: [(name: String, number: Int)]] = [:]
    for (type, definition) in draft.types.enumerated() where definition.kind == .inputObject {
      for (field, member) in definition.inputFields.enumerated()
      where member.node.defaultValue != nil && draft.inputObject(member.node.type) != nil {
        nodes[type, default: []].append((member.name.text, places.count))
        places.append(InputFieldPlace(type: type, field: field))
      }
    }
    var fieldTypes: [Int: [String: TypeReference]] = [:]
    for (index, type) in draft.types.enumerated() where type.kind == .inputObject {
      fieldTypes[index] = Dictionary(
        type.inputFields.map { ($0.name.text, $0.node.type) },
        uniquingKeysWith: { first, _ in first })
    }
    var budget = Self.limit
    targets = places.map { place in
      let definition = draft.types[place.type].inputFields[place.field].node
      var found: Set<Int> = []
      var stack = definition.defaultValue.map { [($0, definition.type)] } ?? []
      while let (value, type) = stack.popLast(), budget > 0 {
        budget -= 1
        switch value {
        case .list(let values, _): stack += values.map { ($0, type) }
        case .object(let fields, _):
          guard let index = draft.inputObject(type) else { continue }
          let given = Set(fields.map(\.name.text))
          for node in nodes[index] ?? [] where !given.contains(node.name) {
            budget -= 1
            found.insert(node.number)
          }
          for field in fields {
            if let type = fieldTypes[index]?[field.name.text] { stack.append((field.value, type)) }
          }
        default: continue
        }
      }
      return found.sorted()
    }
  }

  func edges(_ node: Int) -> [(target: Int, edge: InputFieldPlace)] {
    targets[node].map { ($0, places[node]) }
  }
}

extension SchemaDraft {
  /// The place of the input object within a type; nil for any other kind.
  fileprivate func inputObject(_ type: TypeReference) -> Int? {
    typeIndex[type.name.text].flatMap { types[$0].kind == .inputObject ? $0 : nil }
  }
}
