/// What a check did not find, and the way by which it got there. As long as nothing of that has changed,
/// another check would miss it again; that is found out in time that follows the depth of the selection, so
/// that who waits for data costs a batch that is no concern of theirs hardly anything.
@_spi(Runtime) public final class Miss {
  // State: of the main actor, and none of it changes. The keys of its slots are held, or a number might be another key's by now.

  /// A link or a list that the check followed.
  struct Step {
    enum Target {
      /// Where the link leads; `canBeDeleted`: whether nothing is asked of a deleted one.
      case link(Record, canBeDeleted: Bool)
      case element(Record, of: LinkList)
    }

    let record: Record
    let slot: SlotAddress
    let target: Target
  }

  /// A lookup that found no record, or several.
  struct Lookup {
    let field: CompiledLookup
    let value: String
  }

  private let steps: [Step]
  private let record: Record
  private let slot: SlotAddress
  private let lookups: [Lookup]

  init(steps: [Step], record: Record, slot: SlotAddress, lookups: [Lookup]) {
    self.steps = steps
    self.record = record
    self.slot = slot
    self.lookups = lookups
    for step in steps { Registry.shared.hold(key: step.slot.key) }
    Registry.shared.hold(key: slot.key)
  }

  deinit {
    for step in steps { Registry.shared.release(key: step.slot.key) }
    Registry.shared.release(key: slot.key)
  }

  /// Whether the same would be missing again. False where that takes a check to find out.
  public var isStill: Bool {
    guard let core = record.home, record.find(slot)?.isMissing ?? true else { return false }
    for step in steps where !step.isStill { return false }
    return lookups.allSatisfy { core.record(of: $0.field, $0.value) == nil }
  }
}

extension Miss.Step {
  fileprivate var isStill: Bool {
    guard let held = record.find(slot) else { return false }
    switch target {
    case .link(let target, let canBeDeleted):
      return held.tag.pointee == .link && held.link.pointee === target
        && !(canBeDeleted && target.isDeleted)
    case .element(let element, let list):
      return held.tag.pointee == .list && held.list.pointee === list && !element.isDeleted
    }
  }
}

/// Where a check missed something first, as far as it is known while the check returns from there.
struct Trail {
  private var missing: (record: Record, slot: SlotAddress)?
  /// From the last one to the first.
  private var steps: [Miss.Step] = []
  private var lookups: [Miss.Lookup] = []

  /// So many are looked up at each batch without a thought.
  private static let lookupLimit = 8

  /// Also later misses are told; they are no part of it.
  mutating func miss(_ slot: SlotAddress, of record: Record) {
    if missing == nil { missing = (record, slot) }
  }

  mutating func miss(_ lookup: CompiledLookup, _ value: String) {
    lookups.append(Miss.Lookup(field: lookup, value: value))
  }

  mutating func add(_ step: Miss.Step) { steps.append(step) }

  var count: Int { steps.count }

  /// Forgets the way to a later miss.
  mutating func removeLast(to count: Int) { steps.removeLast(steps.count - count) }

  /// Nil where it would take as long as a check to find out whether it still is one.
  var miss: Miss? {
    guard let missing, lookups.count <= Trail.lookupLimit else { return nil }
    return Miss(
      steps: steps.reversed(), record: missing.record, slot: missing.slot, lookups: lookups)
  }
}
