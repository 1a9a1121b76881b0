import BatonSchema

/// What a lens says of itself: whether it is there, and which errors are in it.
extension Emission {
  /// The way to the first null that makes the lens absent (B-14.5).
  func emitMissingField(of lens: Lens, into writer: inout SwiftWriter) {
    writer.block("@_spi(Generated) @MainActor public var missingField: [Swift.String]? {") {
      writer in
      for accessor in lens.accessors where accessor.bubbles && accessor.isEverPresent {
        guard let slot = accessor.slot, let key = accessor.responseKey else { continue }
        let logs = accessor.required == .log ? ", logs: true" : ""
        let holder = optionalAnchor(accessor, nil)
        let lacks =
          (holder.map { $0 + "?" } ?? "anchor") + ".lacks(\(expression(slot))\(logs))"
          + (holder == nil ? "" : " == true")
        writer.line("if \(lacks) { return [\"\(key)\"] }")
        guard accessor.mayBeAbsent, !accessor.isList else { continue }
        let name = "self.\(SwiftName.escaped(accessor.name))\(isOptional(accessor) ? "?" : "")"
        writer.line("if let path = \(name).missingField { return [\"\(key)\"] + path }")
      }
      writer.line("return nil")
    }
  }

  /// The errors of everything that the lens reads and does not catch itself (B-14.6).
  func emitErrors(of lens: Lens, into writer: inout SwiftWriter) {
    writer.block(
      "@_spi(Generated) @MainActor public func collectErrors(into errors: inout \(runtime).FieldErrors) {"
    ) { writer in
      for accessor in lens.accessors where accessor.caught == nil && accessor.isEverPresent {
        if let slot = accessor.slot {
          let below = accessor.linkedLens.map { ", below: \(SwiftName.escaped($0)).self" } ?? ""
          let holder = optionalAnchor(accessor, nil).map { $0 + "?" } ?? "anchor"
          writer.line("\(holder).collectErrors(at: \(expression(slot))\(below), into: &errors)")
        } else if let lens = accessor.ownLens, let anchor = place(of: accessor) {
          writer.line("\(anchor)collectErrors(of: \(lens(self)).self, into: &errors)")
        }
      }
    }
  }

  /// `anchor.narrowed(to: Types.T)?.` of a fragment or condition whose errors are the lens's.
  private func place(of accessor: LensAccessor) -> String? {
    let narrowed: SchemaType?
    switch accessor.kind {
    case .spread(_, let type, _) where accessor.collectsErrors:
      return spreadAnchor(accessor, type).map { $0 + "?." } ?? "anchor."
    case .condition(let type, _): narrowed = type
    case .aliased(let type, let mayBeOther, _): narrowed = mayBeOther ? type : nil
    case .typename, .scalar, .link, .list, .spread: return nil
    }
    return optionalAnchor(accessor, narrowed).map { $0 + "?." } ?? "anchor."
  }
}

extension LensAccessor {
  fileprivate var slot: SlotReference? {
    switch kind {
    case .scalar(let slot, _), .link(let slot, _), .list(let slot, _): slot
    case .typename, .spread, .condition, .aliased: nil
    }
  }

  fileprivate var linkedLens: String? {
    switch kind {
    case .link(_, let link), .list(_, let link): link.lens
    case .typename, .scalar, .spread, .condition, .aliased: nil
    }
  }

  /// The struct that is read from the same object, as the emitter spells it.
  fileprivate var ownLens: ((Emission) -> String)? {
    switch kind {
    case .spread(let fragment, _, _): { SwiftName.escaped($0.names.fragment(fragment)) }
    case .condition(_, let lens), .aliased(_, _, let lens): { _ in SwiftName.escaped(lens) }
    case .typename, .scalar, .link, .list: nil
    }
  }
}
