import SpecExchange

/// A case of a manifest: one operation, its response, and what a store makes of it.
struct SpecCase: Sendable {
  let name: String
  let operation: String
  let kind: String
  /// The path of the text a server receives.
  let document: String
  let variables: JSON
  let responses: [String]
  /// The path of the dump.
  let records: String
  let isComplete: Bool
  let reads: [ReadRow]
  let override: CaseInput.Override?
}
