import BatonImage
@_spi(Runtime) import BatonStore
import Foundation
import SpecExchange

/// One case against one store.
struct CaseRun<Data> {
  let input: CaseInput
  let reads: PathReads<Data>

  @MainActor func outcome<Operation: GraphQLOperation>(
    of make: (VariableValues) throws -> Operation
  ) async -> CaseOutcome where Operation.Data == Data {
    let operation: Operation
    do { operation = try make(VariableValues(input.variables)) } catch {
      return CaseOutcome(failures: ["\(error)"])
    }
    var payloads: [[UInt8]] = []
    for path in input.responses {
      guard let contents = FileManager.default.contents(atPath: path) else {
        return CaseOutcome(failures: ["cannot read the response \(path)"])
      }
      payloads.append(Array(contents))
    }
    let image = ScratchImage()
    let store = Store(persistence: image.persistence)
    var unplaced: [GraphQLError] = []
    do throws(IngestError) {
      let reader = ResponseReader(
        operation, completeness: input.expectation == .partial ? .partial : .server)
      for payload in payloads {
        let delivery = try reader.read(Payload(json: payload))
        unplaced += delivery.errors
        for step in delivery.steps { unplaced += store.commit(step, as: .server).unplacedErrors }
      }
    } catch {
      return refused(by: error, in: store)
    }
    var outcome = CaseOutcome(dumps: [.init(store.dump())])
    guard input.expectation != .refused else {
      outcome.failures.append(
        "the response was taken, and should give \(input.error ?? "IngestError")")
      return outcome
    }
    let isWhole = store.check(operation) == .memory
    if isWhole != (input.expectation == .complete) {
      outcome.failures.append(
        isWhole
          ? "the check passes, and the case says that it does not"
          : "the check does not pass: the store lacks something the operation selects")
    }
    outcome.failures += reads.failures(
      of: input.reads, on: store.read(operation), besides: unplaced)
    if let override = input.override {
      outcome.failures += failures(of: override, over: payloads[0], operation, in: store)
    }
    await store.closeImage()
    if let dump = outcome.dumps.first?.text {
      outcome.failures += failures(ofInspecting: image, holding: dump)
    }
    if Operation.kind == .query, let dump = outcome.dumps.first?.text {
      outcome.failures += await failures(
        of: operation, over: image, holding: dump, besides: unplaced
      ).map { "over the image: \($0)" }
    }
    return outcome
  }

  @MainActor private func refused(by error: IngestError, in store: Store) -> CaseOutcome {
    guard input.expectation == .refused else {
      return CaseOutcome(failures: ["the response was refused: \(error)"])
    }
    var outcome = CaseOutcome()
    let name =
      switch error {
      case .malformed: "IngestError.malformed"
      case .request: "IngestError.request"
      }
    let expected = input.error ?? "IngestError"
    if expected != "IngestError", expected != name {
      outcome.failures.append("the response gives \(name), not \(expected): \(error)")
    }
    if store.dump() != Store().dump() {
      outcome.failures.append("the response was refused, and the store is not as it was")
    }
    return outcome
  }
}
