/// Finds the records that roots reach, by their plans and variables (B-15.2).
///
/// Breadth first over dense indexes: lists are walked in their order, and a record whose only link is
/// known is not touched. Takes time in proportion to what the roots select.
struct Marking {
  /// One selection of the root under way.
  struct Tables: BitwiseCopyable {
    let compiled: UnsafePointer<CompiledSelection>
    /// The range in `links`.
    let first: Int
    let count: Int
    /// Nothing of the selection leads on.
    let isLeaf: Bool
    let isAbstract: Bool
    /// Two links, of two aliases, are one slot's.
    let repeatsSlot: Bool
  }

  /// A link that a selection follows.
  struct Link: BitwiseCopyable {
    let slot: SlotAddress
    let child: UnsafePointer<CompiledSelection>
    /// The child's number among `tables`, once it was needed.
    var number: Int32 = -1
  }

  /// A record to be looked at, by a selection.
  private struct Step: BitwiseCopyable {
    let tables: Int32
    let index: UInt32
  }

  let core: StoreCore
  let hidden: HiddenLinks
  private let words: Int
  /// A bit for each dense index.
  private(set) var reached: FlatBuffer<UInt64>
  /// As many bits for each selection of the root under way: whether a step was made for it.
  private var seen = FlatBuffer<UInt64>(capacity: 64)
  private var steps = FlatBuffer<Step>(capacity: 256)
  private(set) var tables = FlatBuffer<Tables>(capacity: 32)
  private(set) var links = FlatBuffer<Link>(capacity: 64)
  private var numbers: [UnsafePointer<CompiledSelection>: Int32] = [:]
  /// The keys with variables under which roots keep something.
  private(set) var keys: Set<UInt32> = []

  init(_ core: StoreCore) {
    self.core = core
    hidden = HiddenLinks(core.layers)
    words = (core.records.count + 63) / 64
    reached = FlatBuffer(capacity: words)
    for _ in 0..<words { reached.append(0) }
  }

  func deallocate() {
    reached.deallocate()
    seen.deallocate()
    steps.deallocate()
    tables.deallocate()
    links.deallocate()
  }

  func isReached(_ index: UInt32) -> Bool {
    reached[Int(index >> 6)] & 1 << UInt64(index & 63) != 0
  }

  /// A record that stays whether a root reaches it or not.
  mutating func keep(_ index: UInt32) {
    guard Int(index >> 6) < words else { return }
    mark(index)
  }

  mutating func keep(key: UInt32) { keys.insert(key) }

  // MARK: One root

  /// Marks what a root reaches.
  mutating func add(_ root: RootTable.Root, owner: UInt32) {
    let plan = root.plan.compiled
    let selection = plan.root(kind: root.kind, conditions: plan.conditions(for: root.variables))
    var walk = Walk(variants: Variants(core, plan), plan: plan, owner: owner)
    reach(core.root(root.kind).index, by: number(of: selection, &walk), &walk)
    var head = 0
    while head < steps.count {
      let step = steps[head]
      head &+= 1
      follow(step, &walk)
    }
    for number in 0..<plan.dynamicKeyCount {
      if let slot = core.owners.slot(plan.dynamicKey(number), in: owner) { keys.insert(slot.key) }
    }
    forgetSteps()
  }

  /// What is known of the root under way.
  struct Walk {
    var variants: Variants
    let plan: CompiledPlan
    let owner: UInt32
  }

  /// Each step set one bit of `seen`.
  private mutating func forgetSteps() {
    for index in 0..<steps.count {
      let step = steps[index]
      seen[Int(step.tables) &* words &+ Int(step.index >> 6)] = 0
    }
    steps.removeLast(to: 0)
    tables.removeLast(to: 0)
    links.removeLast(to: 0)
    numbers = [:]
  }

  private mutating func number(
    of compiled: UnsafePointer<CompiledSelection>, _ walk: inout Walk
  ) -> Int32 {
    if let known = numbers[compiled] { return known }
    let first = links.count
    for index in 0..<compiled.pointee.count {
      let field = compiled.pointee.fields + index
      guard let child = field.pointee.child else { continue }
      let type = compiled.pointee.type
      links.append(Link(slot: address(of: field.pointee.own, type, walk), child: child))
      if let list = field.pointee.connection {
        links.append(Link(slot: address(of: list, type, walk), child: child))
      }
    }
    let number = Int32(truncatingIfNeeded: tables.count)
    let count = links.count - first
    let isAbstract = compiled.pointee.isAbstract
    tables.append(
      Tables(
        compiled: compiled, first: first, count: count, isLeaf: count == 0 && !isAbstract,
        isAbstract: isAbstract, repeatsSlot: repeatsSlot(links: first..<links.count)))
    while seen.count < tables.count * words { seen.append(0) }
    numbers[compiled] = number
    return number
  }

  private func repeatsSlot(links range: Range<Int>) -> Bool {
    var keys: Set<UInt32> = []
    return range.contains { !keys.insert(links[$0].slot.key).inserted }
  }

  private func address(of slot: CompiledSlot, _ type: UInt32, _ walk: Walk) -> SlotAddress {
    core.address(of: slot, in: type, walk.plan, walk.owner)
  }

  /// Marks a record, and has it looked at where the selection goes on.
  ///
  /// A record of which the shadow says all is not looked at, nor is it noted that it was met: its only link
  /// is followed at once. That ends, for each link goes one selection down the plan.
  @inline(__always)
  mutating func reach(_ first: UInt32, by selection: Int32, _ walk: inout Walk) {
    var index = first
    var number = selection
    while true {
      mark(index)
      let table = tables[Int(number)]
      if table.isLeaf { return }
      let shadow = core.shadows[Int(index)]
      if shadow.isUnknown || shadow.hasSeveral || table.isAbstract || table.repeatsSlot
        || !hidden.isEmpty
      {
        return look(later: index, number)
      }
      guard let place = place(of: shadow, table) else { return }
      index = shadow.target
      number = child(place, &walk)
    }
  }

  @inline(__always) private func mark(_ index: UInt32) { Marking.mark(index, in: reached) }

  @inline(__always) static func mark(_ index: UInt32, in reached: FlatBuffer<UInt64>) {
    reached[Int(index >> 6)] |= 1 << UInt64(index & 63)
  }

  /// The link of a selection that is a record's only one.
  @inline(__always) func place(of shadow: Shadow, _ table: Tables) -> Int? {
    if shadow.key == 0 { return nil }
    for place in table.first..<table.first &+ table.count
    where links[place].slot.key == shadow.key {
      return place
    }
    return nil
  }

  @inline(__always) private mutating func look(later index: UInt32, _ number: Int32) {
    let place = Int(number) &* words &+ Int(index >> 6)
    let bit: UInt64 = 1 << UInt64(index & 63)
    if seen[place] & bit != 0 { return }
    seen[place] |= bit
    steps.append(Step(tables: number, index: index))
  }

  private mutating func follow(_ step: Step, _ walk: inout Walk) {
    let table = tables[Int(step.tables)]
    if table.isAbstract {
      guard let record = core.records[Int(step.index)]?.takeUnretainedValue() else { return }
      let concrete = walk.variants.tables(of: table.compiled, for: record.type)
      return reach(step.index, by: number(of: concrete, &walk), &walk)
    }
    let shadow = core.shadow(step.index)
    if shadow.hasSeveral || table.repeatsSlot || !hidden.isEmpty {
      return look(step, table, &walk)
    }
    reach(step.index, by: step.tables, &walk)
  }

  @inline(__always) mutating func child(_ place: Int, _ walk: inout Walk) -> Int32 {
    let link = links[place]
    if link.number >= 0 { return link.number }
    let number = number(of: link.child, &walk)
    links.pointer(place).pointee.number = number
    return number
  }

  /// Follows the links in the record itself, and those that layers hide in it.
  private mutating func look(_ step: Step, _ table: Tables, _ walk: inout Walk) {
    guard let record = core.records[Int(step.index)]?.takeUnretainedValue() else { return }
    for place in table.first..<table.first &+ table.count {
      let slot = links[place].slot
      if let held = record.find(slot) {
        switch held.tag.pointee {
        case .link: reach(held.link.pointee.index, by: child(place, &walk), &walk)
        case .list:
          reach(held.list.pointee.records, by: child(place, &walk), &walk)
        default: break
        }
      }
      hidden.targets(record, slot.key)?.walk { target in
        reach(target.index, by: child(place, &walk), &walk)
      }
    }
  }
}
