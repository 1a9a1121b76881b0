/// Whether the records in memory answer a plan (B-13.2). Nothing is registered; a lookup that finds its
/// record is noted, to be bound when the walk is over.
struct Check {
  let core: StoreCore
  let owner: UInt32
  let plan: CompiledPlan
  let variables: Variables
  /// Whether what comes with deferred parts is waited for too.
  let withParts: Bool
  /// The links that lookups found.
  private(set) var bindings: [Binding] = []
  /// What was missed first.
  private(set) var trail = Trail()
  private var variants: Variants
  private var visits: Visits

  struct Binding {
    let record: Record
    let slot: SlotAddress
    let target: Record
  }

  init(
    core: StoreCore, owner: UInt32, plan: CompiledPlan, variables: Variables,
    withParts: Bool = false
  ) {
    self.core = core
    self.withParts = withParts
    self.owner = owner
    self.plan = plan
    self.variables = variables
    variants = Variants(core, plan)
    visits = Visits(records: core.records.count)
  }

  /// Recursion goes as deep as the plan does. The walk goes on after a miss, for the lookups behind it; a
  /// record that the selection was at before adds nothing to what was found there.
  mutating func answers(
    _ selection: UnsafePointer<CompiledSelection>, on record: Record
  ) -> Bool {
    let known =
      selection.pointee.isAbstract ? variants.tables(of: selection, for: record.type) : selection
    if !visits.isFirst(known.pointee.number, record.index) { return true }
    var isWhole = true
    for index in 0..<known.pointee.count {
      let field = known.pointee.fields + index
      let isAwaited =
        withParts ? field.pointee.isExpectedInTheEnd : field.pointee.isExpected
      if field.pointee.operation == .typename || !isAwaited { continue }
      let steps = trail.count
      if answers(field, on: record, of: known.pointee.type) { continue }
      if !known.pointee.hasLookups { return false }
      if !isWhole { trail.removeLast(to: steps) }
      isWhole = false
    }
    return isWhole
  }

  private mutating func answers(
    _ field: UnsafePointer<CompiledField>, on record: Record, of type: UInt32
  ) -> Bool {
    let address = address(of: field.pointee.own, type)
    let slot = record.find(address)
    switch slot?.tag.pointee ?? .missing {
    case .missing:
      guard let target = found(by: field), let child = field.pointee.child else {
        trail.miss(address, of: record)
        return false
      }
      bindings.append(Binding(record: record, slot: address, target: target))
      return follows(.link(target, canBeDeleted: true), address, record, child, target)
    case .link:
      guard let child = field.pointee.child, let slot else { return true }
      let target = slot.link.pointee
      if let list = field.pointee.connection {
        if answers(list, child, on: record, of: type) { return true }
        trail.add(
          Miss.Step(record: record, slot: address, target: .link(target, canBeDeleted: false)))
        return false
      }
      return target.isDeleted
        || follows(.link(target, canBeDeleted: true), address, record, child, target)
    case .list:
      guard let child = field.pointee.child, let slot else { return true }
      let list = slot.list.pointee
      return list.records.walk { element in
        element.isDeleted
          || follows(.element(element, of: list), address, record, child, element)
      }
    default: return true
    }
  }

  /// Goes on behind a link, and notes it where something is missing there.
  @inline(__always) private mutating func follows(
    _ target: Miss.Step.Target, _ slot: SlotAddress, _ record: Record,
    _ child: UnsafePointer<CompiledSelection>, _ next: Record
  ) -> Bool {
    if answers(child, on: next) { return true }
    trail.add(Miss.Step(record: record, slot: slot, target: target))
    return false
  }

  /// A list is read by its own record and not by its pages. One that no page ever filled is none.
  private mutating func answers(
    _ list: CompiledSlot, _ child: UnsafePointer<CompiledSelection>, on record: Record,
    of type: UInt32
  ) -> Bool {
    let address = address(of: list, type)
    guard let link = record.find(address), !link.isMissing else {
      trail.miss(address, of: record)
      return false
    }
    if link.tag.pointee != .link { return true }
    let connection = link.link.pointee
    let edges = SlotAddress(key: ConnectionFields.edges)
    if connection.find(edges)?.isMissing ?? true {
      trail.miss(edges, of: connection)
    } else if answers(child, on: connection) {
      return true
    }
    trail.add(
      Miss.Step(record: record, slot: address, target: .link(connection, canBeDeleted: false)))
    return false
  }

  /// The one record that a field's lookup names; none where it names several.
  private mutating func found(by field: UnsafePointer<CompiledField>) -> Record? {
    guard let lookup = field.pointee.lookup?.takeUnretainedValue(),
      let value = lookup.value(for: variables)
    else { return nil }
    if let record = core.record(of: lookup, value) { return record }
    trail.miss(lookup, value)
    return nil
  }

  private func address(of slot: CompiledSlot, _ type: UInt32) -> SlotAddress {
    core.address(of: slot, in: type, plan, owner)
  }
}

extension StoreCore {
  func check(
    _ plan: CompiledPlan, _ root: UnsafePointer<CompiledSelection>, on record: Record,
    owner: UInt32,
    _ variables: Variables
  ) -> (availability: Availability, trail: Trail) {
    var check = Check(core: self, owner: owner, plan: plan, variables: variables)
    let isWhole = check.answers(root, on: record)
    bind(check.bindings)
    return (isWhole ? .memory : .miss, check.trail)
  }

  /// The one record that a lookup names; none where it names several.
  func record(of lookup: CompiledLookup, _ value: String) -> Record? {
    // What only a layer made is no answer, and goes with it.
    let records = lookup.types.compactMap { record(type: $0, value: value) }
      .filter { !$0.head.pointee.isProvisional && !$0.isDeleted }
    return records.count == 1 ? records.first : nil
  }

  /// Whether a record that answers a plan answers what comes with deferred parts too (B-18.1).
  func holdsParts(
    of plan: CompiledPlan, _ root: UnsafePointer<CompiledSelection>, on record: Record,
    owner: UInt32, _ variables: Variables
  ) -> Bool {
    var check = Check(
      core: self, owner: owner, plan: plan, variables: variables, withParts: true)
    return check.answers(root, on: record)
  }

  /// Writes the links that a check's lookups found, as one local batch.
  func bind(_ bindings: [Check.Binding]) {
    guard !bindings.isEmpty else { return }
    uncover()
    let generation = generation
    batch &+= 1
    depth += 1
    defer { endBatch() }
    var channels: ContiguousArray<Told> = []
    for binding in bindings {
      guard let place = binding.record.place(binding.slot),
        let told = told(binding.record, place)
      else { continue }
      channels.append(told)
    }
    willSet(channels)
    // An observer cleared the store.
    guard generation == self.generation else { return }
    for binding in bindings where binding.target.home != nil {
      guard let place = binding.record.place(binding.slot) else { continue }
      // An observer's batch may have answered the field meanwhile.
      guard binding.record.pointer(place).isMissing else { continue }
      put(.link(binding.target), in: binding.record.pointer(place), of: binding.record)
    }
    didSet(channels)
  }
}
