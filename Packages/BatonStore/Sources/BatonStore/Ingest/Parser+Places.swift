// Where the errors of a response belong: their paths are walked down through the plan and through what was
// read (B-6.1).

extension Parser {
  /// Finds the fields of errors, which go into `parts`.
  ///
  /// - Parameter beginning: The path to the first entity, with which each path has to begin.
  /// - Returns: The errors that have none, and those that nobody handles: these and what is placed at a
  ///   field that is not caught (B-6.4).
  mutating func place(
    _ errors: [GraphQLError], _ root: UnsafePointer<CompiledSelection>,
    below beginning: [GraphQLError.PathComponent] = []
  ) -> (unplaced: [GraphQLError], unhandled: [GraphQLError]) {
    if errors.isEmpty { return ([], []) }
    var runs = EntityRuns(parts)
    var unplaced: [GraphQLError] = []
    var unhandled: [GraphQLError] = []
    for error in errors {
      let path = error.path.flatMap {
        $0.starts(with: beginning) ? $0.dropFirst(beginning.count) : nil
      }
      let place = path.flatMap { self.place(of: Array($0), root, &runs) }
      if let place {
        parts.errors.append(PlacedError(entity: place.entity, slot: place.slot, error: error))
      } else {
        unplaced.append(error)
      }
      if place?.isCaught != true { unhandled.append(error) }
    }
    return (unplaced, unhandled)
  }

  private typealias Place = EntityRuns.Place

  /// The last field that a path reaches; nil where it names a field that the plan does not have.
  private mutating func place(
    of path: [GraphQLError.PathComponent], _ root: UnsafePointer<CompiledSelection>,
    _ runs: inout EntityRuns
  ) -> Place? {
    var selection = root
    var entity: UInt32 = 0
    var position = 0
    while position < path.count {
      guard case .field(let name) = path[position],
        let field = field(named: name, of: selection, entity)
      else { return nil }
      let place = Place(
        entity: entity, slot: slot(of: field), isCaught: field.pointee.isCaught)
      position += 1
      guard position < path.count, let entry = runs.entry(of: place, parts) else { return place }
      // A place in a list is a number.
      if entry.tag == .list || entry.tag == .scalars, case .field = path[position] { return nil }
      guard let child = field.pointee.child else { return place }
      guard let next = target(of: entry, path, &position), position < path.count else {
        return place
      }
      // What follows a link is a field.
      if case .index = path[position] { return place }
      (entity, selection) = (next, child)
    }
    return nil
  }

  /// The object that a link leads to, or an element of its list; nil where the path ends here.
  private func target(
    of entry: Entry, _ path: [GraphQLError.PathComponent], _ position: inout Int
  ) -> UInt32? {
    switch entry.tag {
    case .link: return UInt32(truncatingIfNeeded: entry.bits)
    case .list:
      guard case .index(let index) = path[position], index >= 0, index < entry.count else {
        return nil
      }
      position += 1
      let target = parts.links[entry.offset + index]
      return target == EntityChange.none ? nil : target
    default: return nil
    }
  }

  /// The field of a response key, by the tables by which the object was read.
  private func field(
    named name: String, of selection: UnsafePointer<CompiledSelection>, _ entity: UInt32
  ) -> UnsafePointer<CompiledField>? {
    if !selection.pointee.isAbstract { return selection.pointee.field(named: name) }
    let type = parts.entities[Int(entity)].type
    for variant in variants where variant.type == type && variant.selection == selection {
      if let field = variant.compiled.pointee.field(named: name) { return field }
    }
    return nil
  }
}

/// The runs of each object, so that finding one takes no walk over the response.
private struct EntityRuns {
  /// A field of an object of the response.
  struct Place {
    let entity: UInt32
    /// As `Entry.slot`.
    let slot: UInt32
    let isCaught: Bool
  }

  private var first: [Int]
  private var next: [Int]
  /// What was found, by object and slot: an object that repeats its members is walked once for each.
  private var found: [UInt64: Entry?] = [:]

  init(_ parts: ChangeSet.Parts) {
    first = Array(repeating: -1, count: parts.entities.count)
    next = Array(repeating: -1, count: parts.runs.count)
    for run in (0..<parts.runs.count).reversed() {
      let entity = Int(parts.runs[run].entity)
      next[run] = first[entity]
      first[entity] = run
    }
  }

  /// The last value that the response gives a slot of an object.
  mutating func entry(of place: Place, _ parts: ChangeSet.Parts) -> Entry? {
    let name = UInt64(place.entity) << 32 | UInt64(place.slot)
    if let known = found[name] { return known }
    let entry = search(place, parts)
    found[name] = .some(entry)
    return entry
  }

  private func search(_ place: Place, _ parts: ChangeSet.Parts) -> Entry? {
    var found: Entry?
    var run = first[Int(place.entity)]
    while run >= 0 {
      let start = Int(parts.runs[run].start)
      for index in start..<start + Int(parts.runs[run].count)
      where parts.entries[index].slot == place.slot {
        found = parts.entries[index]
      }
      run = next[run]
    }
    return found
  }
}
