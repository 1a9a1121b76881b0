import BatonSchema

/// What is selected on one object, spreads kept apart, before it gets Swift names.
struct LensScope {
  enum Entry {
    case field(String, [Occurrence])
    case spread(TypedSpread, presences: [[Condition]])
    case condition(SchemaType, [Part])
    /// An inline fragment with an accessor of its own.
    case aliased(TypedInline, when: [Condition])
  }

  struct Occurrence {
    var field: TypedField
    var when: [Condition]
  }

  /// Selections and the conditions under which they count.
  struct Part {
    var selections: [TypedSelection]
    var when: [Condition]
  }

  let type: SchemaType
  /// The types that the object is known to have: the scope's, and those of the lenses around a condition's.
  let known: [SchemaType]
  private let schema: Schema
  private(set) var entries: [Entry] = []
  private let assumed: Set<Condition>
  // Each list has one owner while it grows, so that it is not copied for each selection.
  private var places: [String: Int] = [:]

  /// - Parameters:
  ///   - parts: for the lens of a type condition, what counts for it in the lens around it.
  ///   - outer: the types of the lenses around a condition's.
  ///   - assumed: conditions that hold whenever the lens is there.
  init(
    _ type: SchemaType, _ parts: [Part], _ schema: Schema, outer: [SchemaType] = [],
    assumed: Set<Condition> = []
  ) {
    self.type = type
    known = [type] + outer
    self.schema = schema
    self.assumed = assumed
    for part in parts { collect(part.selections, when: part.when) }
  }

  /// Whether every object of the scope satisfies a type condition.
  func alwaysHolds(_ condition: SchemaType) -> Bool {
    known.contains { type in
      if case .always = TypeRelation(of: condition, within: type, schema) { true } else { false }
    }
  }

  private mutating func collect(_ selections: [TypedSelection], when outer: [Condition]) {
    for selection in selections {
      let when = outer.adding(selection.conditions).filter { !assumed.contains($0) }
      switch selection {
      case .field(let field):
        add(field, when)
      case .spread(let spread):
        add(spread, when)
      case .inline(let inline):
        if inline.alias != nil {
          entries.append(.aliased(inline, when: when))
        } else if alwaysHolds(inline.type) {
          collect(inline.selections, when: when)
        } else {
          add(inline, when)
        }
      }
    }
  }

  private mutating func add(_ field: TypedField, _ when: [Condition]) {
    let occurrence = Occurrence(field: field, when: when)
    let place = "field " + field.responseKey
    if let index = places[place], case .field(let key, var occurrences) = entries[index] {
      entries[index] = .field(key, [])
      occurrences.append(occurrence)
      entries[index] = .field(key, occurrences)
    } else {
      places[place] = entries.count
      entries.append(.field(field.responseKey, [occurrence]))
    }
  }

  private mutating func add(_ spread: TypedSpread, _ when: [Condition]) {
    let place = "spread \(spread.name.text) \(spread.alias?.name ?? "")"
    if let index = places[place], case .spread(var first, var presences) = entries[index] {
      entries[index] = .spread(first, presences: [])
      // What one of them brings at once is there at once.
      if spread.deferral == nil { first.deferral = nil }
      presences.append(when)
      entries[index] = .spread(first, presences: presences)
    } else {
      places[place] = entries.count
      entries.append(.spread(spread, presences: [when]))
    }
  }

  private mutating func add(_ inline: TypedInline, _ when: [Condition]) {
    let part = Part(selections: inline.selections, when: when)
    let place = "condition " + inline.type.name
    if let index = places[place], case .condition(let type, var parts) = entries[index] {
      entries[index] = .condition(type, [])
      parts.append(part)
      entries[index] = .condition(type, parts)
    } else {
      places[place] = entries.count
      entries.append(.condition(inline.type, [part]))
    }
  }
}

extension [[Condition]] {
  /// Each set of conditions once; only the empty one if it is among them.
  var presences: [[Condition]] {
    if contains([]) { return [[]] }
    var seen: Set<Set<Condition>> = []
    return filter { seen.insert(Set($0)).inserted }
  }
}
