@_spi(Generated) @testable import BatonStore

/// Makes responses that a server could give to a selection.
struct ModelResponse {
  var random: RandomSource
  let flags: [String: Bool]
  /// Leaves out members at random.
  let isPartial: Bool

  mutating func object(_ selection: ModelSelection) -> ModelJSON {
    var type = selection.type
    var members: [ModelMember] = []
    if selection.isAbstract {
      type = random.pick(ModelSchema.concreteOfAny) ?? "MPlain"
      members.append(ModelMember("__typename", .string(type)))
    }
    for field in selection.fields where field.holds(flags) && (field.on ?? type) == type {
      if isPartial, random.chance(15) { continue }
      members.append(ModelMember(field.responseKey, value(of: field)))
      if random.chance(2) { members.append(ModelMember(field.responseKey, value(of: field))) }
    }
    if type != "MStray" {
      for key in ModelSchema.key(of: type) {
        let value: ModelJSON
        switch random.below(20) {
        case 0: value = .null
        case 1: value = .string("")
        case 2: value = .int(random.below(4))
        case 3: value = .string("a:\\\(random.below(2))")
        default: value = .string(String(random.below(4)))
        }
        members.append(ModelMember(key, value))
      }
    }
    if random.chance(30) { members.shuffle(using: &random) }
    if random.chance(5) {
      members.insert(
        ModelMember(
          "stranger", .object([ModelMember("deep", .list([.object([]), .string("]}\"")]))])),
        at: random.below(members.count + 1))
    }
    return .object(members)
  }

  private mutating func value(of field: ModelSelection.Field) -> ModelJSON {
    if random.chance(10) { return .null }
    switch field.field {
    case .scalar(_, let kind, let list):
      guard list else { return scalar(kind) }
      return .list((0..<random.below(3)).map { _ in random.chance(20) ? .null : scalar(kind) })
    case .link(_, let plural, _):
      guard let child = field.child.first else { return .null }
      guard plural else { return object(child) }
      return .list((0..<random.below(4)).map { _ in random.chance(10) ? .null : object(child) })
    }
  }

  private mutating func scalar(_ kind: ScalarKind) -> ModelJSON {
    switch kind {
    case .string:
      return .string(
        random.pick(["a", "b", "é", "e\u{301}", "a longer text, on the heap", "\u{0}\n\"", "😀"])
          ?? "")
    case .id: return random.chance(50) ? .string("1") : .int(random.below(2))
    case .int: return .int(random.below(3) - 1)
    case .float:
      return random.chance(50) ? .int(random.below(2)) : .float(Double(random.below(3)) / 4)
    case .bool: return .bool(random.chance(50))
    case .custom: return random.chance(50) ? .string("x") : .int(random.below(2))
    }
  }
}
