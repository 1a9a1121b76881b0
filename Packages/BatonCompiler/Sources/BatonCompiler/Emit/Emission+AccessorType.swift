extension Emission {
  func isOptional(_ accessor: LensAccessor) -> Bool {
    guard accessor.isAlwaysPresent else { return true }
    if accessor.required == .throw { return false }
    switch accessor.kind {
    case .typename: return false
    case .scalar(_, let access):
      // Without an error to give instead, a text that does not convert reads as nil.
      return !access.isNonNull || (access.isMappedAlone && accessor.caught == nil)
    case .link(_, let link), .list(_, let link): return !link.isNonNull
    case .spread(_, let narrowed, _):
      return narrowed != nil || accessor.deferredLabel != nil || accessor.mayBeAbsent
    case .condition: return true
    case .aliased(_, let mayBeOther, _): return mayBeOther || accessor.mayBeAbsent
    }
  }

  func type(of accessor: LensAccessor, isValue: Bool = false) -> String {
    let base = baseType(of: accessor, isValue: isValue)
    guard let caught = accessor.caught else { return base + (isOptional(accessor) ? "?" : "") }
    guard case .aliased(_, let mayBeOther, _) = accessor.kind else {
      let value = base + (isOptional(accessor) ? "?" : "")
      return caught == .null ? base + "?" : "Swift.Result<\(value), \(runtime).FieldErrors>"
    }
    if caught == .null { return base + "?" }
    // Another type, or a condition that does not hold, is nothing to succeed or fail.
    let value = base + (accessor.mayBeAbsent ? "?" : "")
    return "Swift.Result<\(value), \(runtime).FieldErrors>"
      + (mayBeOther || !accessor.isAlwaysPresent ? "?" : "")
  }

  private func baseType(of accessor: LensAccessor, isValue: Bool) -> String {
    switch accessor.kind {
    case .typename: "String"
    case .scalar(_, let access): type(of: access)
    case .link(_, let link): SwiftName.escaped(link.lens)
    case .list(_, let link) where isValue: "[\(SwiftName.escaped(link.lens))]"
    case .list(_, let link): "\(runtime).List<\(SwiftName.escaped(link.lens))>"
    case .spread(let fragment, _, _): SwiftName.escaped(names.fragment(fragment))
    case .condition(_, let lens), .aliased(_, _, let lens): SwiftName.escaped(lens)
    }
  }

  private func type(of access: ScalarAccess) -> String {
    let element = access.scalar.swiftType
    return access.isList ? "[\(element)\(access.hasNonNullElements ? "" : "?")]" : element
  }
}
