/// The tables of abstract selections for the types of records that are there already.
struct Variants {
  private let core: StoreCore
  private let plan: CompiledPlan
  /// Those asked for last.
  private var known:
    [(
      selection: UnsafePointer<CompiledSelection>, type: UInt32,
      compiled: UnsafePointer<CompiledSelection>
    )] = []

  private static let remembered = 16

  init(_ core: StoreCore, _ plan: CompiledPlan) {
    self.core = core
    self.plan = plan
  }

  /// The tables by which a record of the type is read.
  mutating func tables(
    of selection: UnsafePointer<CompiledSelection>, for type: UInt32
  ) -> UnsafePointer<CompiledSelection> {
    for variant in known where variant.selection == selection && variant.type == type {
      return variant.compiled
    }
    let compiled = make(selection, type)
    if known.count < Variants.remembered { known.append((selection, type, compiled)) }
    return compiled
  }

  private func make(
    _ selection: UnsafePointer<CompiledSelection>, _ type: UInt32
  ) -> UnsafePointer<CompiledSelection> {
    if Registry.shared.isListed(type) {
      return plan.variant(of: selection, type: type, claimed: [])
    }
    let claimed = selection.pointee.parts.takeUnretainedValue().memberships.map(\.abstract).filter {
      core.learned.contains(Membership(type: type, abstract: $0))
    }
    return plan.variant(of: selection, type: 0, claimed: claimed)
  }
}
