/// The roots that nobody holds any more, the latest last; the first is pushed out where there are more
/// than its size.
struct ReleaseBuffer {
  private struct Place {
    let root: RootID
    let turn: UInt64
  }

  private let size: Int
  /// Some places are left: their root went, or has a later one.
  private var places: [Place] = []
  private var first = 0
  private var turns: [RootID: UInt64] = [:]
  private var lastTurn: UInt64 = 0

  init(size: Int) {
    self.size = size
  }

  /// Those left included.
  var placesHeld: Int { places.count }

  /// The oldest first.
  var roots: [RootID] {
    places[first...].filter { turns[$0.root] == $0.turn }.map(\.root)
  }

  /// Makes a root the latest, whether it was there or not.
  ///
  /// - Returns: The root that is pushed out, perhaps the same.
  mutating func add(_ root: RootID) -> RootID? {
    lastTurn += 1
    places.append(Place(root: root, turn: lastTurn))
    turns[root] = lastTurn
    compact()
    return turns.count > size ? removeFirst() : nil
  }

  mutating func remove(_ root: RootID) {
    turns[root] = nil
    compact()
  }

  private mutating func removeFirst() -> RootID? {
    while first < places.count {
      let place = places[first]
      first += 1
      if turns[place.root] == place.turn {
        turns[place.root] = nil
        return place.root
      }
    }
    return nil
  }

  /// Drops the places that were left once they are more than the others.
  private mutating func compact() {
    guard places.count > 2 * turns.count + 16 else { return }
    places = places[first...].filter { turns[$0.root] == $0.turn }
    first = 0
  }
}
