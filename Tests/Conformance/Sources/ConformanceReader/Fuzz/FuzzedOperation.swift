@_spi(Runtime) import Baton
import SpecExchange

/// An operation that any payloads are committed for, whatever its type.
@MainActor
protocol FuzzedOperation {
  /// Reads payloads as a server's, or as ones by hand, and commits what they bring.
  func commit(_ payloads: [[UInt8]], asServer: Bool, to store: Store)
  /// Shows a payload as an optimistic answer; nil where it is no answer.
  func show(_ payload: [UInt8], in store: Store) -> LayerID?
  func resolve(_ layer: LayerID, with payload: [UInt8], in store: Store)
  /// Asks the store all that may be asked of the operation, and reads every path.
  func read(in store: Store)
}

struct TypedFuzzedOperation<Operation: GraphQLOperation>: FuzzedOperation {
  let operation: Operation
  let reads: PathReads<Operation.Data>

  func commit(_ payloads: [[UInt8]], asServer: Bool, to store: Store) {
    let reader = ResponseReader(operation, completeness: asServer ? .server : .partial)
    for payload in payloads {
      guard let delivery = try? reader.read(Payload(json: payload)) else { break }
      for step in delivery.steps { _ = store.commit(step, as: asServer ? .server : .local) }
    }
    store.parkRoot(of: operation)
  }

  func show(_ payload: [UInt8], in store: Store) -> LayerID? {
    changes(payload).map { store.applyLayer($0).id }
  }

  func resolve(_ layer: LayerID, with payload: [UInt8], in store: Store) {
    if let changes = changes(payload) {
      store.resolve(layer, with: changes)
    } else {
      store.revert(layer)
    }
  }

  func read(in store: Store) {
    _ = store.check(operation)
    _ = store.holdsParts(of: operation)
    let data = store.read(operation)
    _ = reads.outcome(data, [])
    for routes in reads.routes.values {
      for route in routes { _ = route(data) }
    }
  }

  private func changes(_ payload: [UInt8]) -> ChangeSet? {
    try? Ingest.changeSet(
      for: operation, payload: Payload(json: payload), completeness: .partial)
  }
}
