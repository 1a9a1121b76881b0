import BatonImage
@_spi(Runtime) import BatonStore
import SpecExchange

extension CaseRun {
  /// What a second store over the same image has otherwise than the first: the check brings the records back,
  /// and the same is read.
  @MainActor func failures<Operation: GraphQLOperation>(
    of operation: Operation, over image: ScratchImage, holding dump: String,
    besides unplaced: [GraphQLError]
  ) async -> [String] where Operation.Data == Data {
    let store = Store(persistence: image.persistence)
    var found: [String] = []
    let answer = store.check(operation)
    let expected: Availability = input.expectation == .complete ? .image : .miss
    // A response of nothing leaves nothing to bring back.
    if answer != expected, !(answer == .memory && expected == .image) {
      found.append("the check answers \(answer), not \(expected)")
    }
    if store.dump() != dump { found += difference(from: dump, in: store.dump()) }
    found += reads.failures(of: input.reads, on: store.read(operation), besides: unplaced)
    await store.closeImage()
    return found
  }

  /// The first record that is another.
  private func difference(from dump: String, in other: String) -> [String] {
    let (first, second) = (dump.split(separator: "\n"), other.split(separator: "\n"))
    for (first, second) in zip(first, second) where first != second {
      return ["the records that came back have \(second), not \(first)"]
    }
    return ["\(second.count) records came back, not \(first.count)"]
  }
}
