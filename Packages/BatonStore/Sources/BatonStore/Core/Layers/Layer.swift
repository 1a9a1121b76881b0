/// An optimistic response that is applied: what it writes, and how to take it back.
///
/// Its change set is kept, for the layer is lifted and applied again whenever something changes below it.
final class Layer {
  // State, of the main actor alone: `undo` and `named`, as of the last time the layer was applied.
  let id: LayerID
  let changes: ChangeSet
  var undo: [Undo] = []
  /// The records its response names.
  var named: [Record] = []

  /// A slot that the layer wrote, and what was below.
  struct Undo {
    let slot: Overlay.Slot
    let value: Value
  }

  init(id: LayerID, changes: ChangeSet) {
    self.id = id
    self.changes = changes
  }
}

/// Names a layer of one store; never used again for another.
@_spi(Runtime) public struct LayerID: Hashable, Sendable {
  let number: UInt64
}
