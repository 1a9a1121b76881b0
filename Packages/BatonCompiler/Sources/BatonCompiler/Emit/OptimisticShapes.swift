import BatonSchema

/// The structs by which a mutation's response is made by hand: one for each selection of its plan, so that
/// there are as many as there are selections, however fragments bring them about.
struct OptimisticShapes {
  struct Shape {
    /// Of the struct.
    var name: String
    var members: [Member]
    /// The response keys of `__typename`, and the type where it can be no other.
    var typenames: [String]
    var type: String?
  }

  struct Member {
    var responseKey: String
    var swiftName: String
    /// Without the `?` of an optional one.
    var swiftType: String
    var isNonNull: Bool
    /// Nil leaves the field out, which for any other member is a null: it is not selected of every object,
    /// or nobody but a payload by hand brings it.
    var canBeAbsent: Bool
  }

  /// The root's first.
  private(set) var shapes: [Shape] = []
  private let plan: Plan
  private let emission: Emission
  private var names: [[Int]: String] = [:]
  private var open: [(selections: [Int], name: String)] = []
  private var taken: Set<String>

  init(_ plan: Plan, _ emission: Emission) {
    self.plan = plan
    self.emission = emission
    taken = ["Optimistic"]
    names[[0]] = "Optimistic"
    open = [([0], "Optimistic")]
    var next = 0
    while next < open.count {
      shapes.append(shape(open[next].selections, open[next].name))
      next += 1
    }
  }

  /// A field as found in the selections, before it is a member.
  private struct Found {
    var slot: SlotReference
    var selections: [Int] = []
    var canBeAbsent: Bool
  }

  private struct Gathering {
    var order: [String] = []
    var fields: [String: Found] = [:]
    var typenames: [String] = []

    mutating func add(_ fields: [PlanField], isCertain: Bool) {
      for field in fields {
        switch field {
        case .scalar(let key, let slot, _, _, let marks, let when):
          add(
            key,
            Found(slot: slot, canBeAbsent: !isCertain || marks.isClient || !when.isEmpty))
        case .linked(let key, let slot, _, _, let marks, let when, let selection):
          add(
            key,
            Found(
              slot: slot, selections: [selection],
              canBeAbsent: !isCertain || marks.isClient || !when.isEmpty))
        case .typename(let key, _): if !typenames.contains(key) { typenames.append(key) }
        case .membership: continue
        case .inline(_, _, let fields), .deferred(_, _, let fields): add(fields, isCertain: false)
        }
      }
    }

    private mutating func add(_ key: String, _ found: Found) {
      guard var first = fields[key] else {
        order.append(key)
        fields[key] = found
        return
      }
      first.canBeAbsent = first.canBeAbsent && found.canBeAbsent
      for selection in found.selections where !first.selections.contains(selection) {
        first.selections.append(selection)
      }
      fields[key] = first
    }
  }

  private mutating func shape(_ selections: [Int], _ name: String) -> Shape {
    var gathering = Gathering()
    for (index, selection) in selections.enumerated() {
      gathering.add(plan.selections[selection].fields, isCertain: index == 0)
    }
    let first = plan.selections[selections[0]]
    var members = SwiftName.reservedMembers.union(["appendJSON", "payload", "__typename"])
    return Shape(
      name: name,
      members: gathering.order.compactMap { key in
        gathering.fields[key].flatMap { member(key, $0, &members) }
      }, typenames: gathering.typenames, type: first.isAbstract ? nil : first.type)
  }

  private mutating func member(
    _ key: String, _ found: Found, _ members: inout Set<String>
  ) -> Member? {
    let schema = emission.schema
    guard let type = schema.rootOrType(found.slot.type),
      let field = schema.field(found.slot.key.field, of: type)
    else { return nil }
    let named = schema.type(of: field)
    let base =
      found.selections.isEmpty
      ? emission.swiftType(of: named) : SwiftName.escaped(structName(key, found.selections))
    return Member(
      responseKey: key, swiftName: SwiftName.member(key, taken: &members),
      swiftType: emission.swiftType(of: field.type.nullable, base),
      isNonNull: field.type.isNonNull, canBeAbsent: found.canBeAbsent)
  }

  private mutating func structName(_ key: String, _ selections: [Int]) -> String {
    if let known = names[selections] { return known }
    let name = SwiftName.type(
      SwiftName.capitalized(key), taken: &taken, besides: emission.names.taken)
    names[selections] = name
    open.append((selections, name))
    return name
  }
}

extension OptimisticShapes.Member {
  var isOptional: Bool { !isNonNull || canBeAbsent }
  var identifier: String { SwiftName.escaped(swiftName) }
  var type: String { swiftType + (isOptional ? "?" : "") }
}
