/// A graph of objects that count their references, as an app's own models are.
final class LinkedNote {
  var next: LinkedNote?
  var notes: [LinkedNote] = []

  init() {}

  /// A root over `count` notes in a list, each linked to one far off.
  static func list(count: Int) -> LinkedNote {
    let root = LinkedNote()
    root.notes = (0..<count).map { _ in LinkedNote() }
    for (number, note) in root.notes.enumerated() {
      note.next = root.notes[(number + 1) * 7 % count]
    }
    return root
  }

  /// How many objects there are, found by walking them with a set of those met.
  func reached() -> Int {
    var met: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    var waiting = [self]
    while let note = waiting.popLast() {
      if let next = note.next, met.insert(ObjectIdentifier(next)).inserted { waiting.append(next) }
      for other in note.notes where met.insert(ObjectIdentifier(other)).inserted {
        waiting.append(other)
      }
    }
    return met.count
  }

  /// Objects that lead to each other are not let go of by themselves.
  func unlink() {
    for note in notes { note.next = nil }
  }
}
