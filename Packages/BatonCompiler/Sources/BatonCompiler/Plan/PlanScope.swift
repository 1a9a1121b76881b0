import BatonSchema

/// The fields found for one object, or for those of its types that satisfy a condition, before fields of
/// one response key are merged.
final class PlanScope {
  // All of it belongs to the one builder that makes the scope.
  let type: SchemaType
  /// Under which conditions the object is there at all: one of these sets holds.
  let parts: [[Condition]]
  private(set) var entries: [Entry] = []
  private var places: [Place: Int] = [:]
  private var entered: Set<Spread> = []

  enum Entry {
    case field(String, [Occurrence])
    case membership(String, of: String)
    case inline([Condition], PlanScope)
    case deferred(TypedDeferral, [Condition], PlanScope)
  }

  /// One object, since a plan looks at each of them several times.
  final class Occurrence {
    let field: TypedField
    let when: [Condition]
    /// Whether `@catch` on it or around it takes in its errors.
    let isCaught: Bool

    init(_ field: TypedField, when: [Condition], isCaught: Bool) {
      self.field = field
      self.when = when
      self.isCaught = isCaught
    }
  }

  private enum Place: Hashable {
    case field(String)
    case inline(TypeID, Set<Condition>)
    case deferred(TypedDeferral, Set<Condition>)
  }

  private struct Spread: Hashable {
    var fragment: String
    var when: Set<Condition>
    var isCaught: Bool
  }

  init(_ type: SchemaType, parts: [[Condition]] = [[]]) {
    self.type = type
    self.parts = parts
  }

  /// The sets of conditions under which a field is there; the empty one alone if it is always.
  func presences(of occurrences: [Occurrence]) -> [[Condition]] {
    let presences = occurrences.map(\.when).presences
    if presences == [[]] { return presences }
    let sets = presences.map { Set($0) }
    let all = Set(sets)
    // As a rule a part is one of the sets; comparing it with each would be quadratic.
    let isAlways = parts.allSatisfy { part in
      all.contains(Set(part)) || sets.contains { $0.isSubset(of: part) }
    }
    return isAlways ? [[]] : presences
  }

  /// Whether a fragment is new here under these conditions; a second time it would add nothing.
  func enter(_ fragment: String, when: [Condition], isCaught: Bool) -> Bool {
    entered.insert(Spread(fragment: fragment, when: Set(when), isCaught: isCaught)).inserted
  }

  /// - Parameter isCaught: Whether the errors of the object's fields are taken in.
  func add(_ field: TypedField, when: [Condition], isCaught: Bool) {
    if case .membership(let name) = field.origin {
      guard type.isAbstract, places[.field(field.responseKey)] == nil else { return }
      places[.field(field.responseKey)] = entries.count
      entries.append(.membership(field.responseKey, of: name))
      return
    }
    let occurrence = Occurrence(field, when: when, isCaught: isCaught || field.isCaught)
    let place = Place.field(field.responseKey)
    guard let index = places[place], case .field(let key, var occurrences) = entries[index] else {
      places[place] = entries.count
      entries.append(.field(field.responseKey, [occurrence]))
      return
    }
    // The list has one owner while it grows, so that it is not copied for each field.
    entries[index] = .field(key, [])
    occurrences.append(occurrence)
    entries[index] = .field(key, occurrences)
  }

  /// The scope of a type condition inside this one.
  func scope(on type: SchemaType, when: [Condition]) -> PlanScope {
    let place = Place.inline(type.id, Set(when))
    if let index = places[place], case .inline(_, let scope) = entries[index] { return scope }
    let scope = PlanScope(type)
    places[place] = entries.count
    entries.append(.inline(when, scope))
    return scope
  }

  /// The scope of what a deferred spread brings.
  func scope(deferred deferral: TypedDeferral, when: [Condition]) -> PlanScope {
    let place = Place.deferred(deferral, Set(when))
    if let index = places[place], case .deferred(_, _, let scope) = entries[index] { return scope }
    let scope = PlanScope(type)
    places[place] = entries.count
    entries.append(.deferred(deferral, when, scope))
    return scope
  }
}
