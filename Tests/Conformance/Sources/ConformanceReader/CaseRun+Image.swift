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
    found += difference(from: dump, in: store.dump())
    found += reads.failures(of: input.reads, on: store.read(operation), besides: unplaced)
    await store.closeImage()
    return found
  }

  /// A record that came back and is not as it was. What nothing leads to does not come back.
  private func difference(from dump: String, in other: String) -> [String] {
    let records = Set(dump.split(separator: "\n").map(Self.record))
    guard
      let odd = other.split(separator: "\n").map(Self.record).first(where: { !records.contains($0) }
      )
    else { return [] }
    return ["a record came back as \(odd)"]
  }

  /// A line without what separates it from the next.
  private static func record(_ line: Substring) -> Substring {
    line.hasSuffix(",") ? line.dropLast() : line
  }
}
