extension ImageContent {
  /// What a response and the edits it brought do, but for what stays in memory (B-23).
  init(_ changes: ChangeSet, _ extras: ImageExtras?) {
    self.init()
    operation = changes.operation
    var reader = ChangeReader(changes.parts)
    self.changes = reader.changes()
    memberships = changes.parts.memberships.map {
      ImageMembership(
        type: Registry.shared.name(ofType: $0.type),
        abstract: Registry.shared.name(ofType: $0.abstract)
      )
    }
    if let extras { add(extras, reader.limits) }
  }

  private mutating func add(_ extras: ImageExtras, _ limits: ImageLimits) {
    for slot in extras.slots where limits.keeps(slot.record.imageKey) {
      guard limits.keeps(slot.name, of: slot.record.imageKey),
        let value = limits.kept(ImageValue(slot.value))
      else { continue }
      changes.append(
        ImageChange(
          slot.record.imageKey, cells: [ImageCell(slot.name, value, errors: slot.errors)]))
    }
    for record in extras.deleted where limits.keeps(record.imageKey) {
      changes.append(ImageChange(record.imageKey, isDeleted: true))
    }
    forgottenPaths = extras.unseenLists
    forgottenRecords = extras.forgottenRecords
  }
}

extension Record {
  /// On any thread: none of it ever changes.
  var imageKey: ImageKey {
    ImageKey(
      type: Registry.shared.name(ofType: head.pointee.type), isKeyed: head.pointee.isKeyed,
      text: key)
  }
}

extension ImageValue {
  init(_ value: Value) {
    switch value {
    case .missing: self = .missing
    case .null: self = .null
    case .bool(let bool): self = .bool(bool)
    case .int(let int): self = .int(int)
    case .double(let double): self = .double(double)
    case .string(let text): self = .string(text)
    case .link(let record): self = .link(record.imageKey)
    case .list(let list): self = .list(list.entries.map { $0?.imageKey })
    case .scalars(let list): self = .scalars(list.values)
    }
  }
}

/// Reads a change set by names.
private struct ChangeReader {
  private let parts: ChangeSet.Parts
  private let keys: [ImageKey]
  let limits = ImageLimits()
  private var layouts: [UInt32: [UInt32]] = [:]

  init(_ parts: ChangeSet.Parts) {
    self.parts = parts
    var types: [UInt32: String] = [:]
    keys = (0..<parts.entities.count).map { index in
      let entity = parts.entities[index]
      let type = types[entity.type] ?? Registry.shared.name(ofType: entity.type)
      types[entity.type] = type
      return ImageKey(
        type: type, isKeyed: entity.isKeyed, text: Bytes.string(parts.bytes(entity.key)))
    }
  }

  mutating func changes() -> [ImageChange] {
    var changes = (0..<keys.count).map {
      ImageChange(keys[$0], isElement: parts.entities[$0].isRow)
    }
    let isKept = keys.map(limits.keeps)
    for index in 0..<parts.runs.count {
      let run = parts.runs[index]
      let entity = Int(run.entity)
      guard isKept[entity] else { continue }
      for entry in Int(run.start)..<Int(run.start) + Int(run.count) {
        let entry = parts.entries[entry]
        let name = ImageName(ofKey: key(of: entry.slot, in: parts.entities[entity].type))
        guard limits.keeps(name, of: keys[entity]), let value = limits.kept(value(of: entry)) else {
          continue
        }
        changes[entity].cells.append(ImageCell(name, value))
      }
    }
    for placed in parts.errors { add(placed, to: &changes[Int(placed.entity)]) }
    return zip(changes, isKept).filter(\.1).map(\.0)
  }

  /// An error is its cell's; one of a slot that the response does not write has none.
  private mutating func add(_ placed: PlacedError, to change: inout ImageChange) {
    let key = key(of: placed.slot, in: parts.entities[Int(placed.entity)].type)
    let text = Registry.shared.text(ofKey: key)
    let place = change.cells.lastIndex { cell in
      if case .lasting(let number) = cell.name { return number == key }
      return utf8Equal(cell.name.text, text)
    }
    if let place { change.cells[place].errors.append(placed.error) }
  }

  /// The number of the storage key of an `Entry.slot`.
  private mutating func key(of slot: UInt32, in type: UInt32) -> UInt32 {
    if slot & Entry.byKey != 0 { return slot & ~Entry.byKey }
    let layout = layouts[type] ?? Registry.shared.slotKeys(type: type)
    layouts[type] = layout
    return slot < layout.count ? layout[Int(slot)] : 0
  }

  private func value(of entry: Entry) -> ImageValue {
    switch entry.tag {
    case .link: return .link(keys[Int(entry.bits)])
    case .list:
      return .list(
        parts.links.slice(entry.offset, entry.count).map {
          $0 == EntityChange.none ? nil : keys[Int($0)]
        })
    case .scalars:
      return .scalars(parts.scalars.slice(entry.offset, entry.count).map(scalar))
    case .null, .bool, .int, .double, .text, .arenaText:
      switch scalar(entry) {
      case .null: return .null
      case .bool(let bool): return .bool(bool)
      case .int(let int): return .int(int)
      case .double(let double): return .double(double)
      case .string(let text): return .string(text)
      }
    }
  }

  private func scalar(_ entry: Entry) -> Scalar {
    switch entry.tag {
    case .null, .link, .list, .scalars: .null
    case .bool: .bool(entry.bool)
    case .int: .int(entry.int)
    case .double: .double(entry.double)
    case .text: .string(Bytes.string(parts.source.slice(entry.offset, entry.count)))
    case .arenaText: .string(Bytes.string(parts.arena.slice(entry.offset, entry.count)))
    }
  }
}
