import BatonSchema

extension Emission {
  /// - Parameter isValue: whether what a link leads to is made a value at once.
  func body(of accessor: LensAccessor, isValue: Bool = false) -> String {
    guard accessor.isEverPresent else { return absent(accessor) }
    switch accessor.kind {
    case .typename:
      // It is there whatever the conditions: the record knows its type.
      return accessor.caught == .result ? ".success(anchor.typename)" : "anchor.typename"
    case .scalar(let slot, let access): return field(accessor, slot, .scalar(access), isValue)
    case .link(let slot, let link): return field(accessor, slot, .link(link), isValue)
    case .list(let slot, let link): return field(accessor, slot, .list(link), isValue)
    case .spread(_, let narrowed, let arguments):
      return spread(accessor, spreadAnchor(accessor, narrowed), argument(arguments))
    case .condition(let type, let lens):
      return lensed(accessor, lens, optionalAnchor(accessor, type), isValue)
    case .aliased(let type, let mayBeOther, let lens):
      let anchor = optionalAnchor(accessor, mayBeOther ? type : nil)
      guard let caught = accessor.caught else { return lensed(accessor, lens, anchor, isValue) }
      let result =
        (anchor.map { $0 + "?" } ?? "anchor")
        + (accessor.mayBeAbsent ? ".caughtPresent()" : ".caught()")
      guard caught == .null else { return result }
      return "try? \(result).get()"
    }
  }

  /// What is read where a condition that never holds leaves everything out.
  private func absent(_ accessor: LensAccessor) -> String {
    switch accessor.kind {
    case .scalar, .link, .list, .typename: accessor.caught == .result ? ".success(nil)" : "nil"
    case .spread, .condition, .aliased: "nil"
    }
  }

  // MARK: Fields

  /// What a slot holds.
  private enum Content {
    case scalar(ScalarAccess)
    case link(LensLink)
    case list(LensLink)

    /// The lens over what a link leads to.
    var lens: String? {
      switch self {
      case .scalar: nil
      case .link(let link), .list(let link): link.lens
      }
    }
  }

  private func field(
    _ accessor: LensAccessor, _ slot: SlotReference, _ content: Content, _ isValue: Bool
  ) -> String {
    let slot = expression(slot)
    if accessor.required == .throw {
      let anchor = optionalAnchor(accessor, nil).map { $0 + "?" } ?? "anchor"
      return
        "try \(anchor).required(\(slot)) { \(read(content, of: accessor, "$0", "$1", isValue)) }"
    }
    guard let caught = accessor.caught else {
      return read(content, of: accessor, selected(accessor, "anchor"), slot, isValue)
    }
    if case .scalar(let access) = content, access.isMappedAlone, !isOptional(accessor) {
      let result = "anchor.caughtMapped(\(slot))"
      return caught == .null ? "try? \(result).get()" : result
    }
    let below = content.lens.map { ", below: \(SwiftName.escaped($0)).self" } ?? ""
    let value = read(content, of: accessor, selected(accessor, "$0"), "$1", isValue)
    let result = "anchor.caught(\(slot)\(below)) { \(value) }"
    return caught == .null ? "try? \(result).get()" : result
  }

  /// The read of a slot as a value of the accessor's type, errors and conditions aside.
  private func read(
    _ content: Content, of accessor: LensAccessor, _ anchor: String, _ slot: String,
    _ isValue: Bool
  ) -> String {
    let isCertain = accessor.isAlwaysPresent
    switch content {
    case .scalar(let access):
      return "\(anchor).\(access.reader)(\(slot)\(fallback(access, isCertain)))"
    case .link(let link):
      let lens = SwiftName.escaped(link.lens)
      guard link.isNonNull, isCertain else {
        let link = "\(anchor).linked(\(slot))"
        return accessor.mayBeAbsent ? link + "?.present()" : link + map(to: lens, isValue)
      }
      let type = slots.type(schema.recordName(of: link.type))
      return "\(lens)(anchor: \(anchor).linked(\(slot), or: \(type)))"
    case .list(let link):
      let isNonNull = link.isNonNull && isCertain
      guard isValue else {
        let reader = accessor.mayBeAbsent ? "presentList" : "list"
        return "\(anchor).\(reader)(\(slot)\(isNonNull ? ", or: .empty" : ""))"
      }
      let anchors = "\(anchor).anchors(\(slot)\(isNonNull ? ", or: []" : ""))"
      return anchors + (isNonNull ? "" : "?") + map(to: SwiftName.escaped(link.lens), isValue)
    }
  }

  /// What a read says about a null: the value in its place, or at least that it is not expected.
  private func fallback(_ access: ScalarAccess, _ isCertain: Bool) -> String {
    guard access.isNonNull, isCertain else { return "" }
    return access.isMappedAlone ? ", nonNull: true" : ", or: \(access.fallback)"
  }

  func expression(_ slot: SlotReference) -> String {
    slot.key.isDynamic ? "anchor.owner.slot(\(slots.slot(slot)))" : slots.slot(slot)
  }

  // MARK: Fragments

  /// - Parameter anchor: where conditions or type hold the spread up.
  private func spread(
    _ accessor: LensAccessor, _ anchor: String?, _ arguments: String
  ) -> String {
    let entering = (anchor.map { $0 + "?" } ?? "anchor") + ".entering(\(arguments))"
    if accessor.throwsFieldErrors {
      return "try \(entering)\(accessor.mayBeAbsent ? ".checkedPresent()" : ".checked()")"
    }
    if accessor.mayBeAbsent { return entering + ".present()" }
    return anchor.map { "\($0).map { .init(anchor: $0.entering(\(arguments))) }" }
      ?? ".init(anchor: \(entering))"
  }

  /// The anchor as far as conditions, type and the deferred part let through.
  func spreadAnchor(_ accessor: LensAccessor, _ narrowed: SchemaType?) -> String? {
    let anchor = optionalAnchor(accessor, narrowed)
    guard let label = accessor.deferredLabel else { return anchor }
    return "\(anchor.map { $0 + "?" } ?? "anchor").deferred(\(SwiftLiteral.escaped(label)))"
  }

  /// A lens over the anchor itself.
  private func lensed(
    _ accessor: LensAccessor, _ lens: String, _ anchor: String?, _ isValue: Bool
  ) -> String {
    if accessor.mayBeAbsent { return (anchor.map { $0 + "?" } ?? "anchor") + ".present()" }
    let lens = SwiftName.escaped(lens)
    return anchor.map { $0 + map(to: lens, isValue) } ?? "\(lens)(anchor: anchor)"
  }

  /// A value's initializer is the main actor's, which only a closure written in place can be as well.
  private func map(to lens: String, _ isValue: Bool) -> String {
    isValue ? ".map { \(lens)(anchor: $0) }" : ".map(\(lens).init(anchor:))"
  }

  /// The anchor as far as conditions and type let through; nil where nothing holds it up.
  func optionalAnchor(_ accessor: LensAccessor, _ narrowed: SchemaType?) -> String? {
    let narrowing = narrowed.map { "narrowed(to: \(slots.type(schema.recordName(of: $0))))" }
    guard !accessor.isAlwaysPresent else { return narrowing.map { "anchor.\($0)" } }
    let included = included(accessor, "anchor")
    return narrowing.map { "\(included)?.\($0)" } ?? included
  }

  /// The anchor from which a field is read: a field that its conditions leave out is not missed there.
  private func selected(_ accessor: LensAccessor, _ anchor: String) -> String {
    accessor.isAlwaysPresent ? anchor : included(accessor, anchor) + "?"
  }

  private func included(_ accessor: LensAccessor, _ anchor: String) -> String {
    let included = accessor.presences.filter { !$0.isNever }
      .map { "\(anchor).included(\(conditions($0)))" }
    return included.count == 1 ? included[0] : "(\(included.joined(separator: " ?? ")))"
  }
}
