@_spi(Testing) import Baton
import SpecExchange

/// The slots that observers are told of during a step, among those that held something before it.
@MainActor
final class ToldSlots {
  // State: what was told since `begin`, and the number of the step, so that what is told later to the
  // observers of an earlier step counts for none.
  private var told: Set<ScriptExpectations.SlotID> = []
  private var round = 0

  /// Observes each slot that holds something now, as a lens would.
  func begin(with store: Store) {
    told = []
    round += 1
    let round = round
    store.observeSlots { [weak self] record, field in
      guard let self, self.round == round else { return }
      self.told.insert(.init(record: record, field: field))
    }
  }

  func end() -> Set<ScriptExpectations.SlotID> {
    round += 1
    return told
  }
}
