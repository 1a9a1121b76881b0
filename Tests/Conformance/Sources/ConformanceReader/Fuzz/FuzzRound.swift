@_spi(Runtime) @_spi(Testing) import Baton
import SpecExchange

/// What a round begins from: an operation, and payloads that a server answers it with.
struct FuzzSeed {
  let reader: OperationReader
  let variables: JSON
  let payloads: [JSON]
}

/// One store and what a few hundred changed answers do to it.
@MainActor
struct FuzzRound {
  let seeds: [FuzzSeed]
  let strangers: [JSON]

  private static let steps = 200
  /// No payload here is large: what takes so long grows faster than its input.
  private static let limit = Duration.seconds(5)

  /// - Returns: What is wrong with the store in the end, or took too long.
  func run(seed: UInt64) -> [String] {
    var mutation = PayloadMutation(random: FuzzRandom(seed: seed), strangers: strangers)
    let store = Store(releaseBufferSize: 3)
    var layers: [(id: LayerID, operation: any FuzzedOperation)] = []
    var found: [String] = []
    for _ in 0..<Self.steps {
      guard let picked = mutation.random.pick(seeds),
        let operation = try? picked.reader.fuzzed(picked.variables)
      else { continue }
      let payloads = mutation.mutated(picked.payloads)
      let start = ContinuousClock.now
      switch mutation.random.below(10) {
      case 0:
        if let first = payloads.first, let layer = operation.show(first, in: store) {
          layers.append((layer, operation))
        }
      case 1:
        guard let index = mutation.random.index(of: layers) else { break }
        let layer = layers.remove(at: index)
        if let first = payloads.first, mutation.random.chance(50) {
          layer.operation.resolve(layer.id, with: first, in: store)
        } else {
          store.revert(layer.id)
        }
      case 2: store.collect()
      default:
        operation.commit(payloads, asServer: mutation.random.chance(60), to: store)
      }
      operation.read(in: store)
      let time = ContinuousClock.now - start
      if time > Self.limit { found.append("a step of \(picked.reader.name) took \(time)") }
    }
    for layer in layers { store.revert(layer.id) }
    _ = store.dump()
    found += store.brokenInvariants
    store.clear()
    return found
  }
}
