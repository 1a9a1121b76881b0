/// An optimistic response that is applied: what it writes, and how to take it back.
///
/// Its change set is kept, for the layer is lifted and applied again whenever something changes below it.
/// Where the response is a function of the store, it is asked again each time.
final class Layer {
  // State, of the main actor alone: `changes`; `undo` and `named`, as of the last time the layer was
  // applied; `isFresh`, whether the next pass applies `changes` without asking for them; `hasFailed`,
  // whether `answer` threw when it was asked last.
  let id: LayerID
  /// What it writes; nil is nothing.
  var changes: ChangeSet?
  /// What it would write above what the records hold.
  let answer: (() throws -> ChangeSet?)?
  var isFresh = true
  var hasFailed = false
  var undo: [Undo] = []
  /// The records its response names, and those its edits made or wrote to.
  var named: [Record] = []

  /// A slot that the layer wrote, and what was below.
  struct Undo {
    /// In place of a key: whether the record was deleted.
    static let fate = UInt32.max

    let record: Record
    /// The storage key's number.
    let key: UInt32
    let value: Value
    /// In place of a value: the errors of the field.
    let errors: [GraphQLError]?

    init(record: Record, key: UInt32, value: Value) {
      self.record = record
      self.key = key
      self.value = value
      errors = nil
    }

    init(record: Record, key: UInt32, errors: [GraphQLError]) {
      self.record = record
      self.key = key
      value = .missing
      self.errors = errors
    }

    init(record: Record, wasDeleted: Bool) {
      self.init(record: record, key: Undo.fate, value: .bool(wasDeleted))
    }

    /// Nil for a slot.
    var wasDeleted: Bool? {
      if key == Undo.fate, case .bool(let wasDeleted) = value { wasDeleted } else { nil }
    }
  }

  init(id: LayerID, changes: ChangeSet?, answer: (() throws -> ChangeSet?)? = nil) {
    self.id = id
    self.changes = changes
    self.answer = answer
  }
}

/// Names a layer of one store; never used again for another.
@_spi(Runtime) public struct LayerID: Hashable, Sendable {
  let number: UInt64
}
