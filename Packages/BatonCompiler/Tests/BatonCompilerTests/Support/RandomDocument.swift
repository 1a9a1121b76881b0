import BatonSchema

/// Documents over a schema, valid but for the fields that GraphQL cannot merge.
struct RandomDocument {
  private let schema: Schema
  private var random: SeededRandom
  private var fragments: [String] = []
  /// The fragments that may still be spread: those already written.
  private var types: [String: String] = [:]

  init(_ schema: Schema, seed: UInt64) {
    self.schema = schema
    random = SeededRandom(seed)
  }

  mutating func text() -> String {
    for number in 0..<Int.random(in: 0...4, using: &random) {
      let composites = schema.definedTypes.filter { $0.isComposite && $0.id != schema.query.id }
        .map(\.name).sorted()
      guard let name = composites.randomElement(using: &random), let type = schema.type(name)
      else { continue }
      let selections = selections(on: type, depth: 2)
      types["F\(number)"] = name
      fragments.append("fragment F\(number) on \(name) \(selections)")
    }
    let root = selections(on: schema.query, depth: 4)
    // Both variables are used, whatever was drawn.
    let uses = "u: __typename @include(if: $x) @skip(if: $y)"
    return "query Q($x: Boolean!, $y: Boolean!) { ... on Query \(root) \(uses) }\n"
      + fragments.joined(separator: "\n")
  }

  private mutating func selections(on type: SchemaType, depth: Int) -> String {
    var items: [String] = []
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      items.append(selection(on: type, depth: depth))
    }
    return "{ " + items.joined(separator: " ") + " }"
  }

  private mutating func selection(on type: SchemaType, depth: Int) -> String {
    let choice = Int.random(in: 0..<10, using: &random)
    if choice < 2, depth > 0 {
      let others = schema.definedTypes.filter { $0.isComposite && schema.canOverlap($0, type) }
        .map(\.name).sorted()
      let target = choice == 0 ? others.randomElement(using: &random) : nil
      let inner = target.flatMap { schema.type($0) } ?? type
      let on = target.map { " on \($0)" } ?? ""
      return "...\(on)\(condition()) \(selections(on: inner, depth: depth - 1))"
    }
    if choice == 2 {
      let usable = types.filter { entry in
        schema.type(entry.value).map { schema.canOverlap($0, type) } ?? false
      }.map(\.key).sorted()
      if let name = usable.randomElement(using: &random) { return "...\(name)\(condition())" }
    }
    let fields = type.fields.filter { depth > 0 || schema.type(of: $0).isLeaf }
    guard let field = fields.randomElement(using: &random), choice > 3 else {
      return "__typename\(condition())"
    }
    let alias =
      Int.random(in: 0..<4, using: &random) == 0
      ? "a\(Int.random(in: 0..<3, using: &random)): " : ""
    let inner = schema.type(of: field)
    let below = inner.isComposite ? " " + selections(on: inner, depth: depth - 1) : ""
    return "\(alias)\(field.name)\(condition())\(below)"
  }

  private mutating func condition() -> String {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: " @include(if: $x)"
    case 1: " @skip(if: $y)"
    case 2: " @skip(if: $x) @include(if: $y)"
    case 3: " @include(if: false)"
    case 4: " @include(if: true)"
    default: ""
    }
  }
}
