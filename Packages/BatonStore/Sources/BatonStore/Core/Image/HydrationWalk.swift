/// Goes through memory and the image by a plan, and brings all it selects from the one to the other: also what
/// nobody waits for, client fields and deferred parts.
struct HydrationWalk {
  let core: StoreCore
  let owner: UInt32
  let plan: CompiledPlan
  let variables: Variables
  let hydration: Hydration
  private var variants: Variants

  init(
    core: StoreCore, owner: UInt32, plan: CompiledPlan, variables: Variables, hydration: Hydration
  ) {
    self.core = core
    self.owner = owner
    self.plan = plan
    self.variables = variables
    self.hydration = hydration
    variants = Variants(core, plan)
  }

  /// Recursion goes as deep as the plan does.
  mutating func bring(_ selection: UnsafePointer<CompiledSelection>, of record: Record) {
    if record.isDeleted { return }
    let known =
      selection.pointee.isAbstract ? variants.tables(of: selection, for: record.type) : selection
    guard hydration.isFirst(known.pointee.number, record) else { return }
    for index in 0..<known.pointee.count {
      let field = known.pointee.fields + index
      if field.pointee.operation == .typename || field.pointee.operation == .membership { continue }
      bring(field, of: record, known.pointee.type)
    }
  }

  private mutating func bring(
    _ field: UnsafePointer<CompiledField>, of record: Record, _ type: UInt32
  ) {
    let value = value(of: core.address(of: field.pointee.own, in: type, plan, owner), in: record)
    guard let child = field.pointee.child else { return }
    if let list = field.pointee.connection {
      bring(list: core.address(of: list, in: type, plan, owner), child, of: record)
    }
    switch value {
    case .missing: bringFound(by: field, child)
    case .link(let target): bring(child, of: target)
    case .list(let list):
      for target in list.records { bring(child, of: target) }
    default: return
    }
  }

  /// The whole list of a connection, beside its page.
  private mutating func bring(
    list: SlotAddress, _ child: UnsafePointer<CompiledSelection>, of record: Record
  ) {
    guard case .link(let connection) = value(of: list, in: record) else { return }
    // The edges that are made for the list go on where they were.
    _ = value(of: SlotAddress(key: ConnectionFields.nextEdgeIndex), in: connection)
    bring(child, of: connection)
  }

  /// The records that a lookup may name: which of them it binds, the check says.
  private mutating func bringFound(
    by field: UnsafePointer<CompiledField>, _ child: UnsafePointer<CompiledSelection>
  ) {
    guard let lookup = field.pointee.lookup?.takeUnretainedValue(),
      let text = lookup.value(for: variables)
    else { return }
    for type in lookup.types {
      let held = core.record(type: type, value: text)
      if let record = held ?? hydration.record(type: type, value: text) {
        bring(child, of: record)
      }
    }
  }

  /// What a slot holds in memory, or else in the image.
  private func value(of slot: SlotAddress, in record: Record) -> Value {
    if let held = record.find(slot), !held.isMissing { return held.value }
    return hydration.value(slot, of: record) ?? .missing
  }
}

extension StoreCore {
  /// Brings from the image what a plan selects and memory lacks, inside one read transaction (B-13.1).
  ///
  /// - Returns: Whether there was anything.
  func bringFromImage(
    _ plan: CompiledPlan, _ root: UnsafePointer<CompiledSelection>, on record: Record,
    owner: UInt32, _ variables: Variables
  ) -> Bool {
    guard let image else { return false }
    learnFromImage(image)
    uncover()
    depth += 1
    defer { endBatch() }
    var hydration: Hydration?
    image.read { reader in
      let brought = Hydration(self, reader)
      var walk = HydrationWalk(
        core: self, owner: owner, plan: plan, variables: variables, hydration: brought)
      walk.bring(root, of: record)
      hydration = brought
    }
    guard let hydration, hydration.hasBrought else { return false }
    finish(hydration, as: .image)
    return true
  }

  /// Brings in everything that a reader has of these records, into a store in which memory wins (B-13.4).
  func bring(_ contents: [RecordContent]) {
    uncover()
    depth += 1
    defer { endBatch() }
    let hydration = Hydration(self, ContentReader(contents))
    var keys: [UInt32] = []
    for content in contents {
      let record = hydration.record(content.key)
      for cell in content.cells {
        let key = Registry.shared.hold(cell.name.text)
        keys.append(key)
        _ = hydration.value(SlotAddress(key: key), of: record)
      }
    }
    finish(hydration, as: .dump)
    for key in keys { Registry.shared.release(key: key) }
  }

  private func finish(_ hydration: Hydration, as kind: SlotWriter.Kind) {
    hasChanged = true
    batch &+= 1
    let writer = beginWriting(kind, "")
    note(made: (after: hydration.before, last: lastNumber), by: writer)
    fill(hydration.fills, by: writer)
  }

  private func learnFromImage(_ image: any StoreImage) {
    if learnedFromImage { return }
    learnedFromImage = true
    learn(
      image.memberships.map { membership in
        Membership(
          type: Registry.shared.concreteType(named: membership.type).type,
          abstract: Registry.shared.concreteType(named: membership.abstract).type)
      })
  }

  /// Writes slots that are missing still, as one local batch.
  private func fill(_ fills: [Hydration.Fill], by writer: Int) {
    let generation = generation
    var channels: ContiguousArray<Told> = []
    for fill in fills {
      guard let place = fill.record.place(fill.slot), let told = told(fill.record, place) else {
        continue
      }
      channels.append(told)
    }
    willSet(channels)
    // An observer cleared the store.
    guard generation == self.generation else { return }
    for fill in fills where fill.value.targets.allSatisfy({ $0.home != nil }) {
      guard let place = fill.record.place(fill.slot) else { continue }
      // An observer's batch may have answered the field meanwhile.
      guard fill.record.pointer(place).isMissing else { continue }
      put(fill.value, in: fill.record.pointer(place), of: fill.record)
      errors.set(fill.errors, at: fill.slot.key, of: fill.record)
      noteWrite(fill.slot.key, in: fill.record, by: writer)
    }
    didSet(channels)
  }
}
