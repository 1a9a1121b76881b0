@_spi(Runtime) import BatonStore
import SpecExchange

extension CaseRun {
  /// What an optimistic response finds wrong that answers some leaves otherwise: applied as a layer, it
  /// is what the lens reads, and taken back, it leaves nothing.
  @MainActor func failures<Operation: GraphQLOperation>(
    of override: CaseInput.Override, over response: [UInt8], _ operation: Operation, in store: Store
  ) -> [String] where Operation.Data == Data {
    let changed: [UInt8]
    do throws(OverrideProblem) {
      changed = try override.response(from: response)
    } catch {
      return ["the override \(error.reason)"]
    }
    let before = store.dump()
    let layer: LayerID
    do throws(IngestError) {
      layer =
        store.applyLayer(
          try Ingest.changeSet(
            for: operation, payload: Payload(json: changed), completeness: .partial)
        ).id
    } catch {
      return ["the override is no response: \(error)"]
    }
    let rows = override.paths.map { ReadRow(path: $0, value: override.value) }
    var found = reads.failures(of: rows, on: store.read(operation), "under the override ")
    store.revert(layer)
    if store.dump() != before {
      found.append("the store is another after the override is taken back")
    }
    return found
  }
}

/// Why a response cannot be overridden.
struct OverrideProblem: Error {
  let reason: String
}

extension CaseInput.Override {
  /// The response with the leaves replaced, every other byte as it was.
  func response(from response: [UInt8]) throws(OverrideProblem) -> [UInt8] {
    let json: JSON
    do throws(JSONError) {
      json = try JSON.parse(response)
    } catch {
      throw OverrideProblem(reason: "needs a response that is JSON: \(error)")
    }
    var ranges: [Range<Int>] = []
    for path in paths {
      guard let leaf = json["data"]?.value(at: JSONPath(path)) else {
        throw OverrideProblem(reason: "names `\(path)`, which the response lacks")
      }
      ranges.append(leaf.range)
    }
    return replacing(ranges, in: response, with: value)
  }
}
