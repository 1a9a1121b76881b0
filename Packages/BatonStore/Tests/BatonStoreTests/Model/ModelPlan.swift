@_spi(Generated) @testable import BatonStore

/// A selection as the model knows it, from which the store's own is made.
struct ModelSelection {
  struct Field {
    let field: ModelSchema.Field
    let responseKey: String
    /// An argument `n` with this variable or constant.
    let argument: Argument?
    let when: [Condition]
    /// The type condition, in an abstract selection.
    let on: String?
    /// A link's selection.
    let child: [ModelSelection]
  }

  enum Argument: Hashable {
    case variable(String)
    case constant(Int)
  }

  let type: String
  let fields: [Field]

  var isAbstract: Bool { type == "MAny" }

  /// The identity's fields on objects of a type; stray types share the abstract selection's.
  func key(on type: String) -> [String] { ModelSchema.key(of: type) }
}

extension ModelSelection.Field {
  func storageKey(_ variables: [String: Int]) -> String {
    switch argument {
    case nil: field.name
    case .constant(let value): "\(field.name)(n:\(value))"
    case .variable(let name): variables[name].map { "\(field.name)(n:\($0))" } ?? field.name
    }
  }

  func holds(_ flags: [String: Bool]) -> Bool {
    when.allSatisfy { condition in
      switch condition {
      case .include(let name): flags[name] ?? false
      case .skip(let name): !(flags[name] ?? false)
      }
    }
  }

  func slot(of type: RecordType) -> SlotKey {
    switch argument {
    case nil: .fixed(type.slot(field.name))
    case .constant(let value): .fixed(type.slot("\(field.name)(n:\(value))"))
    case .variable(let name): .dynamic(type.slot(field.name, [.argument("n", .variable(name))]))
    }
  }
}

extension ModelSelection {
  static let variables = ["a", "b", "unset"]
  static let flags = ["p", "q"]

  static func random(_ type: String, depth: Int, _ random: inout RandomSource) -> ModelSelection {
    var fields: [Field] = []
    var used: Set<String> = []
    for _ in 0..<random.below(6) + 2 {
      let isLink = depth > 0 && random.chance(45)
      guard let field = random.pick(isLink ? ModelSchema.links : ModelSchema.scalars) else {
        continue
      }
      var argument: Argument?
      if random.chance(25) {
        argument =
          random.chance(70) ? .variable(random.pick(variables) ?? "a") : .constant(random.below(3))
      }
      let responseKey =
        random.chance(30) || argument != nil ? "alias\(random.below(40))" : field.name
      guard used.insert(responseKey).inserted else { continue }
      var when: [Condition] = []
      if random.chance(12) {
        let flag = random.pick(flags) ?? "p"
        when = [random.chance(50) ? .include(flag) : .skip(flag)]
      }
      var child: [ModelSelection] = []
      if case .link(_, _, let target) = field {
        child = [ModelSelection.random(target, depth: depth - 1, &random)]
      }
      fields.append(
        Field(
          field: field, responseKey: responseKey, argument: argument, when: when,
          on: type == "MAny" && random.chance(50)
            ? random.pick(["MKeyed", "MPair", "MPlain"]) : nil,
          child: child))
    }
    return ModelSelection(type: type, fields: fields.shuffled(using: &random))
  }

  /// The store's form of the selection.
  func compiled(_ type: RecordType) -> Selection {
    var fields: [SelectionField] = []
    if isAbstract { fields.append(.typename("__typename")) }
    for field in self.fields {
      let owner = field.on.map(ModelSchema.type) ?? type
      let compiled: SelectionField
      switch field.field {
      case .scalar(_, let kind, let list):
        compiled = .scalar(
          field.responseKey, key: field.slot(of: owner), kind: kind, list: list, when: field.when)
      case .link(_, let plural, let target):
        guard let child = field.child.first else { continue }
        compiled = .linked(
          field.responseKey, key: field.slot(of: owner), plural: plural, when: field.when,
          selection: child.compiled(ModelSchema.type(target)))
      }
      if let on = field.on {
        fields.append(.inline(on: ModelSchema.type(on), fields: [compiled]))
      } else {
        fields.append(compiled)
      }
    }
    let keyed = isAbstract ? ["MKeyed", "MPair"] : [self.type]
    for name in keyed {
      let own = ModelSchema.key(of: name).map { key in
        SelectionField.scalar(
          key, key: .fixed(ModelSchema.type(name).slot(key)), kind: .id, list: false)
      }
      if isAbstract, !own.isEmpty {
        fields.append(.inline(on: ModelSchema.type(name), fields: own))
      } else {
        fields += own
      }
    }
    return Selection(
      type: type, key: isAbstract ? [] : ModelSchema.key(of: self.type), abstract: isAbstract,
      keys: isAbstract
        ? [
          TypeKey(ModelSchema.type("MKeyed"), ["id"]),
          TypeKey(ModelSchema.type("MPair"), ["left", "right"]),
        ] : [], fields: fields)
  }
}
