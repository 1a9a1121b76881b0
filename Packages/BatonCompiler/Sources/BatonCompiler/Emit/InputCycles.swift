import BatonSchema

/// Knows the fields by which an input object would hold itself, lists apart: those whose type leads back.
struct InputCycles {
  private let schema: Schema
  /// A number that types have in common which lead to each other.
  private var groups: [TypeID: Int] = [:]

  /// - Parameter types: with every input object that their fields have as their types.
  init(_ types: [SchemaType], _ schema: Schema) {
    self.schema = schema
    let numbers = Dictionary(types.enumerated().map { ($1.id, $0) }) { first, _ in first }
    let targets = types.map { type in
      type.inputFields.filter { $0.type.element == nil }
        .compactMap { numbers[schema.type(of: $0).id] }
    }
    for (number, group) in Self.groups(targets).enumerated() { groups[types[number].id] = group }
  }

  func closes(_ field: SchemaInputValue, of type: SchemaType) -> Bool {
    guard field.type.element == nil, let group = groups[type.id] else { return false }
    return groups[schema.type(of: field).id] == group
  }

  /// Tarjan's algorithm, with a stack of its own, since types may lead to each other for long.
  private static func groups(_ targets: [[Int]]) -> [Int] {
    var groups = [Int](repeating: -1, count: targets.count)
    var order = groups
    var lowest = groups
    var open: [Int] = []
    var count = 0
    for start in targets.indices where order[start] < 0 {
      var path = [(node: start, next: 0)]
      while let (node, next) = path.last {
        if next == 0 {
          (order[node], lowest[node]) = (count, count)
          count += 1
          open.append(node)
        }
        if next < targets[node].count {
          path[path.count - 1].next += 1
          let target = targets[node][next]
          if order[target] < 0 {
            path.append((target, 0))
          } else if groups[target] < 0 {
            lowest[node] = min(lowest[node], order[target])
          }
          continue
        }
        path.removeLast()
        if let parent = path.last?.node { lowest[parent] = min(lowest[parent], lowest[node]) }
        guard lowest[node] == order[node] else { continue }
        while let member = open.popLast() {
          groups[member] = node
          if member == node { break }
        }
      }
    }
    return groups
  }
}
