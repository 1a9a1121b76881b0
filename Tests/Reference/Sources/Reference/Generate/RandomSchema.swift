/// A valid schema of every kind of type, made from a seed.
struct RandomSchema {
  private var generator: SeededGenerator
  private var objects: [String] = []
  private var interfaces: [String] = []
  private var unions: [String] = []
  private var enums: [String] = []
  private var inputs: [String] = []
  /// The fields an implementer has to repeat.
  private var promised: [String: [String]] = [:]

  static func text(seed: UInt64) -> String {
    var schema = RandomSchema(generator: SeededGenerator(seed: seed))
    return schema.write()
  }

  private init(generator: SeededGenerator) { self.generator = generator }

  private mutating func write() -> String {
    objects = (0..<generator.pick(3...5)).map { "Object\($0)" }
    interfaces = (0..<generator.pick(1...3)).map { "Interface\($0)" }
    unions = (0..<generator.pick(1...2)).map { "Union\($0)" }
    enums = (0..<2).map { "Enum\($0)" }
    inputs = (0..<generator.pick(1...3)).map { "Input\($0)" }
    var lines = enums.map { name in
      "enum \(name) { \((0...generator.pick(0...3)).map { "\(name)_\($0)" }.joined(separator: " ")) }"
    }
    lines.append("scalar Scalar")
    lines += inputs.indices.map { input($0) }
    for name in interfaces { promised[name] = fields(generator.pick(1...2)) }
    lines += interfaces.indices.map { interface($0) }
    lines += objects.map { object($0) }
    lines += unions.map { name in
      let members = objects.filter { _ in !generator.once(in: 2) }
      return "union \(name) = "
        + (members.isEmpty ? [objects[0]] : members).joined(separator: " | ")
    }
    for root in ["Query", "Mutation", "Subscription"] {
      lines.append("type \(root) { \(fields(generator.pick(3...6)).joined(separator: " ")) }")
    }
    return lines.joined(separator: "\n")
  }

  private mutating func input(_ index: Int) -> String {
    var fields = (0...generator.pick(1...3)).map { number in
      let type = inputType(from: inputs.count)
      // Every other is a list or may be left out, so that no ring is closed.
      return "in\(number): \(type)\(type == "Int!" && generator.once(in: 2) ? " = 3" : "")"
    }
    if generator.once(in: 2) { fields.append("more: [Input\(index)!]") }
    return "input Input\(index) { \(fields.joined(separator: " ")) }"
  }

  private mutating func interface(_ index: Int) -> String {
    let above = index > 0 && generator.once(in: 2) ? interfaces[index - 1] : nil
    let chain = above.map { closure(of: $0) } ?? []
    parents[interfaces[index]] = chain
    return
      "interface \(interfaces[index])\(implements(chain)) { \(members(chain, promised[interfaces[index]] ?? [])) }"
  }

  /// Of an interface: those it implements.
  private var parents: [String: [String]] = [:]

  private func closure(of interface: String) -> [String] {
    [interface] + (parents[interface] ?? [])
  }

  private mutating func object(_ name: String) -> String {
    var chain: [String] = []
    for interface in interfaces where generator.once(in: 2) {
      for one in closure(of: interface) where !chain.contains(one) { chain.append(one) }
    }
    return "type \(name)\(implements(chain)) { \(members(chain, fields(generator.pick(2...4)))) }"
  }

  private func implements(_ chain: [String]) -> String {
    chain.isEmpty ? "" : " implements " + chain.joined(separator: " & ")
  }

  private func members(_ chain: [String], _ own: [String]) -> String {
    var seen: Set<String> = []
    return (chain.flatMap { promised[$0] ?? [] } + own).filter { field in
      seen.insert(String(field.prefix { $0 != ":" && $0 != "(" })).inserted
    }.joined(separator: " ")
  }

  /// Fields whose names say their types, so that two of one name differ in nothing.
  private mutating func fields(_ count: Int) -> [String] {
    (0..<count).map { _ in
      let type = generator.once(in: 2) ? composite() : generator.pick(Self.leaves + enums)
      let wrapped = generator.pick([type, type, type + "!", "[\(type)]", "[\(type)!]!"])
      // A quarter of them are called alike whatever they are.
      let name =
        generator.once(in: 4)
        ? "shared\(generator.pick(0...2))\(wrapped.hasPrefix("[") ? "s" : "")\(type)"
        : "field\(generator.pick(0...9))\(type)\(wrapped.hasPrefix("[") ? "s" : "")"
      let bare = wrapped.hasSuffix("!") ? name + "N" : name
      guard generator.once(in: 3) else { return "\(bare): \(wrapped)" }
      let argument = inputType(from: 0)
      return "\(bare)A\(Self.letters(argument))(arg: \(argument)): \(wrapped)"
    }
  }

  private static func letters(_ type: String) -> String {
    type.replacing("!", with: "N").replacing("[", with: "L").replacing("]", with: "")
  }

  private static let leaves = ["Int", "Float", "String", "Boolean", "ID", "Scalar"]

  private mutating func composite() -> String { generator.pick(objects + interfaces + unions) }

  private mutating func inputType(from first: Int) -> String {
    let name =
      first < inputs.count && generator.once(in: 3)
      ? generator.pick(Array(inputs[first...])) : generator.pick(Self.leaves + enums)
    return generator.pick([name, name, name + "!", "[\(name)]", "[\(name)!]", "[[\(name)]!]"])
  }
}
