@_spi(Runtime) import BatonStore
import SpecExchange

extension CaseRun {
  /// What an optimistic response that answers some leaves otherwise finds wrong.
  @MainActor func failures<Operation: GraphQLOperation>(
    of override: CaseInput.Override, over response: [UInt8], _ operation: Operation, in store: Store
  ) -> [String] where Operation.Data == Data {
    ["overrides need optimistic layers, which this version of the store lacks"]
  }
}
