/// How the objects of one response are linked, by all that its payloads have said so far: where the path of
/// a part leads (B-7.2).
///
/// A path counts in the response's own lists and links. What the store holds under the same links may be
/// another answer's by now, or an optimistic one's.
final class ResponseLinks {
  // State, of whoever reads the response: `sources`, what was read and has links; `indexed`, how many of
  // them `links` knows; `links`, the last answer of each link; `memberships`, of all; `keys`, the rendered
  // keys, each held once.
  private let plan: CompiledPlan
  private let variables: Variables
  private var sources: [ChangeSet] = []
  private var indexed = 0
  private var links: [Link: Answer] = [:]
  private var memberships: Set<Membership> = []
  private var keys: [Int32: UInt32] = [:]

  private struct Link: Hashable {
    let record: RecordName
    /// As `Entry.slot`.
    let slot: UInt32
  }

  private struct Answer {
    let source: Int
    let entry: Int
  }

  init(plan: CompiledPlan, variables: Variables) {
    self.plan = plan
    self.variables = variables
  }

  deinit {
    for key in keys.values { Registry.shared.release(key: key) }
  }

  func add(_ changes: ChangeSet) {
    memberships.formUnion(changes.parts.memberships)
    let parts = changes.parts
    let hasLinks = parts.entries.slice(0, parts.entries.count).contains { $0.isLink }
    if hasLinks { sources.append(changes) }
  }

  /// The place at which a path ends; nil where the response or the plan has none.
  func place(at path: PartNotes.Path, from root: PartPlace) -> PartPlace? {
    index()
    var place = root
    var position = 0
    while position < path.count {
      guard case .field(let name) = path[position],
        let field = place.selection.pointee.field(named: name), let child = field.pointee.child,
        let answer = links[Link(record: place.name, slot: slot(of: field.pointee.own))]
      else { return nil }
      position += 1
      guard let target = target(of: answer, path, &position) else { return nil }
      place = self.place(
        of: target, in: sources[answer.source], by: child, behind: field, of: place)
    }
    return place
  }

  /// The object that a link leads to, or the element of a list that the path names next.
  private func target(
    of answer: Answer, _ path: PartNotes.Path, _ position: inout Int
  ) -> UInt32? {
    let parts = sources[answer.source].parts
    let entry = parts.entries[answer.entry]
    if entry.tag == .link { return UInt32(truncatingIfNeeded: entry.bits) }
    guard position < path.count, case .index(let index) = path[position], index >= 0,
      index < entry.count
    else { return nil }
    position += 1
    let target = parts.links[entry.offset + index]
    return target == EntityChange.none ? nil : target
  }

  private func place(
    of entity: UInt32, in source: ChangeSet, by selection: UnsafePointer<CompiledSelection>,
    behind field: UnsafePointer<CompiledField>, of parent: PartPlace
  ) -> PartPlace {
    let name = RecordName(entity, in: source.parts)
    var list: PartPlace.List?
    if let link = field.pointee.connection, let edit = field.pointee.edit {
      let key = number(of: link)
      list = PartPlace.List(
        key: "\(parent.name.fullKey):\(Registry.shared.text(ofKey: key))",
        rendered: RenderedEdit(edit.takeUnretainedValue(), variables),
        hasEdges: knows(ConnectionFields.edges, of: name, selection),
        hasInfo: knows(ConnectionFields.pageInfo, of: name, selection))
    } else if field.pointee.own.storageKey == ConnectionFields.pageInfo {
      list = parent.list?.info
    }
    return PartPlace(name: name, selection: tables(of: selection, for: name.type), list: list)
  }

  /// Whether a field of a page was answered with an object or a list.
  private func knows(
    _ key: UInt32, of page: RecordName, _ selection: UnsafePointer<CompiledSelection>
  ) -> Bool {
    let tables = tables(of: selection, for: page.type)
    for index in 0..<tables.pointee.count {
      let own = tables.pointee.fields[index].own
      guard own.storageKey == key else { continue }
      return links[Link(record: page, slot: slot(of: own))] != nil
    }
    return false
  }

  /// The tables by which an object of a type is read.
  private func tables(
    of selection: UnsafePointer<CompiledSelection>, for type: UInt32
  ) -> UnsafePointer<CompiledSelection> {
    guard selection.pointee.isAbstract else { return selection }
    if Registry.shared.isListed(type) {
      return plan.variant(of: selection, type: type, claimed: [])
    }
    let claimed = selection.pointee.parts.takeUnretainedValue().memberships.map(\.abstract).filter {
      memberships.contains(Membership(type: type, abstract: $0))
    }
    return plan.variant(of: selection, type: 0, claimed: claimed)
  }

  private func index() {
    while indexed < sources.count {
      let parts = sources[indexed].parts
      for run in 0..<parts.runs.count { index(parts.runs[run], of: parts) }
      indexed += 1
    }
  }

  private func index(_ run: Run, of parts: ChangeSet.Parts) {
    var name: RecordName?
    for entry in Int(run.start)..<Int(run.start) + Int(run.count) {
      guard parts.entries[entry].isLink else { continue }
      let record = name ?? RecordName(run.entity, in: parts)
      name = record
      links[Link(record: record, slot: parts.entries[entry].slot)] = Answer(
        source: indexed, entry: entry)
    }
  }

  private func slot(of slot: CompiledSlot) -> UInt32 {
    slot.dynamic < 0 ? slot.slot : Entry.byKey | number(of: slot)
  }

  /// The number of a storage key; one with variables is rendered at its first use.
  private func number(of slot: CompiledSlot) -> UInt32 {
    if slot.dynamic < 0 { return slot.storageKey }
    if let known = keys[slot.dynamic] { return known }
    let number = Registry.shared.hold(plan.dynamicKey(slot.dynamic).rendered(with: variables))
    keys[slot.dynamic] = number
    return number
  }
}

extension Entry {
  fileprivate var isLink: Bool { tag == .link || tag == .list }
}
