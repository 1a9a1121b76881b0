import Foundation
import SpecExchange

/// One thing that is run and printed: a case, a row of `malformed.json`, or a recorded answer.
struct Check {
  /// What is printed, without the tree's prefix. Recorded answers of one file share a name.
  let name: String
  let operation: String
  /// The kind the operation must have; nil where the tree does not say.
  let kind: String?
  let variables: JSON
  /// The paths of the response's payloads, in order.
  let responses: [String]
  let expectation: CaseInput.Expectation
  /// The error of a refused response.
  let error: String?
  let reads: [ReadRow]
  let override: CaseInput.Override?
  /// The path of the text a server receives, which the compiler must print.
  let document: String?
  /// The path of the dump.
  let records: String?
  /// Why the check fails, as far as is known.
  var failures: [String] = []
  /// Paths that no accessor reads, which has been noted in `failures`.
  var unbound: Set<String> = []

  /// Every path that is read through the lens.
  var paths: [String] { reads.map(\.path) + (override?.paths ?? []) }
}

extension Check {
  init(_ spec: SpecCase) {
    self.init(
      name: spec.name, operation: spec.operation, kind: spec.kind, variables: spec.variables,
      responses: spec.responses, expectation: spec.isComplete ? .complete : .partial, error: nil,
      reads: spec.reads, override: spec.override, document: spec.document, records: spec.records)
  }

  init(_ row: MalformedRow, operation: String) {
    let name = row.response.hasSuffix(".json") ? String(row.response.dropLast(5)) : row.response
    let error: String?
    let reads: [ReadRow]
    switch row.outcome {
    case .error(let text): (error, reads) = (text, [])
    case .leaves(let leaves): (error, reads) = (nil, leaves)
    }
    self.init(
      name: name, operation: operation, kind: nil, variables: JSON(.object([])),
      responses: [row.response], expectation: error == nil ? .complete : .refused, error: error,
      reads: reads, override: nil, document: nil, records: nil)
  }

  init(_ recording: Recording, in file: String) {
    let folder = file.split(separator: "/").dropLast().joined(separator: "/")
    self.init(
      name: file, operation: recording.operation, kind: nil, variables: recording.variables,
      responses: recording.responses.map { folder.isEmpty ? $0 : folder + "/" + $0 },
      expectation: .complete, error: nil, reads: [], override: nil, document: nil, records: nil)
  }
}

extension Check {
  /// The check in the form the program reads.
  func input(in tree: Tree) -> CaseInput {
    CaseInput(
      name: name, reader: operation, variables: variables,
      responses: responses.map { tree.root.appending(path: $0).path }, expectation: expectation,
      error: error,
      reads: reads.filter { !unbound.contains($0.path) },
      override: unbound.isDisjoint(with: override?.paths ?? []) ? override : nil)
  }
}
