import BatonSchema

/// A document that mostly fits a schema, made from a seed: what it selects exists, and its values are of
/// the right type; fields of one response key may still not fit together.
struct RandomDocument {
  private let schema: Schema
  private var generator: SeededGenerator
  private var variables: [(name: String, type: String)] = []
  private var fragments: [String] = []
  private var aliases = 0

  static func text(for schema: Schema, seed: UInt64) -> String {
    var document = RandomDocument(schema: schema, generator: SeededGenerator(seed: seed))
    return document.write()
  }

  private init(schema: Schema, generator: SeededGenerator) {
    self.schema = schema
    self.generator = generator
  }

  private mutating func write() -> String {
    let kind: OperationKind = generator.pick([.query, .query, .query, .mutation, .subscription])
    let root = schema.root(kind) ?? schema.query
    let body =
      kind == .subscription
      ? "{ \(field(of: root, depth: 0)) }" : selections(of: root, depth: 0)
    let declared = variables.map { "$\($0.name): \($0.type)" }.joined(separator: ", ")
    return "\(kind.rawValue) Operation\(declared.isEmpty ? "" : "(\(declared))") \(body)\n"
      + fragments.joined(separator: "\n")
  }

  private mutating func selections(of type: SchemaType, depth: Int) -> String {
    let count = depth > 3 ? 1 : generator.pick(1...4)
    let items = (0..<count).map { _ in selection(of: type, depth: depth) }
    return "{ \(items.joined(separator: " ")) }"
  }

  private mutating func selection(of type: SchemaType, depth: Int) -> String {
    if depth < 4, generator.once(in: 4) {
      let condition = overlapping(type)
      let body = selections(of: condition, depth: depth + 1)
      let directive = self.directive()
      if generator.once(in: 2) { return "... on \(condition.name)\(directive) \(body)" }
      let name = "Fragment\(fragments.count)"
      fragments.append("fragment \(name) on \(condition.name) \(body)")
      return "...\(name)\(directive)"
    }
    return field(of: type, depth: depth)
  }

  private mutating func overlapping(_ type: SchemaType) -> SchemaType {
    let candidates = schema.definedTypes.filter { $0.isComposite && schema.canOverlap($0, type) }
    return candidates.isEmpty ? type : generator.pick(Array(candidates))
  }

  private mutating func field(of type: SchemaType, depth: Int) -> String {
    let fields = type.fields.filter { depth < 5 || schema.type(of: $0).isLeaf }
    guard !fields.isEmpty else { return "__typename" }
    let field = generator.pick(fields)
    var text = field.name
    let arguments = field.arguments.compactMap { argument -> String? in
      guard argument.isRequired || !generator.once(in: 3) else { return nil }
      return "\(argument.name): \(value(of: argument.type, depth: 0))"
    }
    if !arguments.isEmpty { text += "(\(arguments.joined(separator: ", ")))" }
    // What takes arguments mostly has a key of its own.
    if generator.once(in: 6) || (!field.arguments.isEmpty && !generator.once(in: 4)) {
      aliases += 1
      text = "alias\(aliases): \(text)"
    }
    if depth > 0 { text += directive() }
    let result = schema.type(of: field)
    return result.isLeaf ? text : text + " " + selections(of: result, depth: depth + 1)
  }

  private mutating func directive() -> String {
    guard generator.once(in: 8) else { return "" }
    let name = generator.pick(["include", "skip"])
    return " @\(name)(if: \(generator.once(in: 2) ? "true" : variable("Boolean!")))"
  }

  private mutating func variable(_ type: String) -> String {
    if let known = variables.first(where: { $0.type == type }), generator.once(in: 2) {
      return "$\(known.name)"
    }
    let name = "variable\(variables.count)"
    variables.append((name, type))
    return "$\(name)"
  }

  private mutating func value(of type: TypeReference, depth: Int) -> String {
    if generator.once(in: 4) { return variable(type.description) }
    if case .nonNull = type {} else if generator.once(in: 8) { return "null" }
    if let element = type.element {
      // One value stands for a list of it, but a variable does not.
      if generator.once(in: 4), let named = schema.type(within: type) {
        return value(of: named, depth: depth + 1)
      }
      let values = (0..<generator.pick(0...3)).map { _ in value(of: element, depth: depth + 1) }
      return "[\(values.joined(separator: ", "))]"
    }
    guard let named = schema.type(within: type) else { return "1" }
    return value(of: named, depth: depth)
  }

  private mutating func value(of type: SchemaType, depth: Int) -> String {
    switch type.kind {
    case .enumeration: return generator.pick(type.values).name
    case .inputObject:
      let fields = type.inputFields.compactMap { field -> String? in
        guard field.isRequired || (depth < 3 && !generator.once(in: 2)) else { return nil }
        return "\(field.name): \(value(of: field.type, depth: depth + 1))"
      }
      return "{\(fields.joined(separator: ", "))}"
    default:
      return switch type.name {
      case "Int": "\(generator.pick(-5...99))"
      case "Float": generator.pick(["1", "2.5", "-1e3"])
      case "Boolean": generator.pick(["true", "false"])
      case "ID": generator.pick(["7", "\"seven\""])
      case "String": generator.pick(["\"text\"", "\"\"\"block\"\"\""])
      default: generator.pick(["1", "\"text\"", "{any: [1]}", "NAME"])
      }
    }
  }
}
