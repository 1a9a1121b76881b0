import BatonSchema

extension Emission {
  /// The struct of a lens with the structs nested in it.
  func emit(_ lens: Lens, into writer: inout SwiftWriter) {
    if lens.isValue { return emit(value: lens, into: &writer) }
    let name = SwiftName.escaped(lens.swiftName)
    writer.block("nonisolated public struct \(name): \(runtime).Lens {") { writer in
      writer.line("@_spi(Generated) public let anchor: \(runtime).Anchor")
      writer.line(
        "@_spi(Generated) public init(anchor: \(runtime).Anchor) { self.anchor = anchor }")
      for accessor in lens.accessors {
        writer.line(
          "@MainActor public var \(SwiftName.escaped(accessor.name)): \(type(of: accessor))"
            + " { \(body(of: accessor)) }")
      }
      emitArguments(of: lens, into: &writer)
      for nested in lens.nested {
        writer.line()
        emit(nested, into: &writer)
      }
    }
  }

  // MARK: Types

  func isOptional(_ accessor: LensAccessor) -> Bool {
    guard accessor.isAlwaysPresent else { return true }
    switch accessor.kind {
    case .typename: return false
    case .scalar(_, let access): return !access.isNonNull || access.isMappedAlone
    case .link(_, let link), .list(_, let link): return !link.isNonNull
    case .spread(_, let narrowed, _): return narrowed != nil || accessor.deferredLabel != nil
    case .condition: return true
    case .aliased(_, let mayBeOther, _): return mayBeOther
    }
  }

  func type(of accessor: LensAccessor, isValue: Bool = false) -> String {
    let base =
      switch accessor.kind {
      case .typename: "String"
      case .scalar(_, let access): type(of: access)
      case .link(_, let link): SwiftName.escaped(link.lens)
      case .list(_, let link) where isValue: "[\(SwiftName.escaped(link.lens))]"
      case .list(_, let link): "\(runtime).List<\(SwiftName.escaped(link.lens))>"
      case .spread(let fragment, _, _): SwiftName.escaped(names.definition(fragment))
      case .condition(_, let lens), .aliased(_, _, let lens): SwiftName.escaped(lens)
      }
    return base + (isOptional(accessor) ? "?" : "")
  }

  private func type(of access: ScalarAccess) -> String {
    let element = access.scalar.swiftType
    return access.isList ? "[\(element)\(access.hasNonNullElements ? "" : "?")]" : element
  }

  // MARK: Bodies

  /// - Parameter isValue: whether what a link leads to is made a value at once.
  func body(of accessor: LensAccessor, isValue: Bool = false) -> String {
    guard accessor.presences.contains(where: { !$0.isNever }) else { return "nil" }
    let isNonNull = !isOptional(accessor)
    switch accessor.kind {
    case .typename:
      // It is there whatever the conditions: the record knows its type.
      return "anchor.typename"
    case .scalar(let slot, let access):
      return "anchor.\(access.reader)(\(expression(slot))\(fallback(access, accessor)))"
    case .link(let slot, let link):
      let lens = SwiftName.escaped(link.lens)
      guard isNonNull else {
        return "anchor.linked(\(expression(slot)))" + map(to: lens, isValue)
      }
      let type = slots.type(schema.recordName(of: link.type))
      return "\(lens)(anchor: anchor.linked(\(expression(slot)), or: \(type)))"
    case .list(let slot, let link) where isValue:
      let anchors = "anchor.anchors(\(expression(slot))\(isNonNull ? ", or: []" : ""))"
      return anchors + (isNonNull ? "" : "?") + map(to: SwiftName.escaped(link.lens), isValue)
    case .list(let slot, _):
      return "anchor.list(\(expression(slot))\(isNonNull ? ", or: .empty" : ""))"
    case .spread(_, let narrowed, let arguments):
      let entering = "entering(\(argument(arguments)))"
      var anchor = optionalAnchor(accessor, narrowed)
      if let label = accessor.deferredLabel {
        anchor = "\(anchor.map { $0 + "?" } ?? "anchor").deferred(\(SwiftLiteral.escaped(label)))"
      }
      guard let anchor else { return ".init(anchor: anchor.\(entering))" }
      return "\(anchor).map { .init(anchor: $0.\(entering)) }"
    case .condition(let type, let lens):
      let anchor = optionalAnchor(accessor, type) ?? "anchor"
      return anchor + map(to: SwiftName.escaped(lens), isValue)
    case .aliased(let type, let mayBeOther, let lens):
      guard let anchor = optionalAnchor(accessor, mayBeOther ? type : nil) else {
        return "\(SwiftName.escaped(lens))(anchor: anchor)"
      }
      return anchor + map(to: SwiftName.escaped(lens), isValue)
    }
  }

  /// A value's initializer is the main actor's, which only a closure written in place can be as well.
  private func map(to lens: String, _ isValue: Bool) -> String {
    isValue ? ".map { \(lens)(anchor: $0) }" : ".map(\(lens).init(anchor:))"
  }

  /// What a read says about a null: the value in its place, or at least that it is not expected.
  private func fallback(_ access: ScalarAccess, _ accessor: LensAccessor) -> String {
    guard access.isNonNull, accessor.isAlwaysPresent else { return "" }
    return access.isMappedAlone ? ", nonNull: true" : ", or: \(access.fallback)"
  }

  /// The anchor as far as conditions and type let through; nil where nothing holds it up.
  private func optionalAnchor(_ accessor: LensAccessor, _ narrowed: SchemaType?) -> String? {
    let narrowing = narrowed.map { "narrowed(to: \(slots.type(schema.recordName(of: $0))))" }
    guard !accessor.isAlwaysPresent else { return narrowing.map { "anchor.\($0)" } }
    let included = accessor.presences.filter { !$0.isNever }
      .map { "anchor.included(\(conditions($0)))" }
    let either = included.count == 1 ? included[0] : "(\(included.joined(separator: " ?? ")))"
    return narrowing.map { "\(either)?.\($0)" } ?? either
  }

  private func expression(_ slot: SlotReference) -> String {
    slot.key.isDynamic ? "anchor.owner.slot(\(slots.slot(slot)))" : slots.slot(slot)
  }
}
