@_spi(Generated) @_spi(Views) @testable import Baton

/// One of the operations that a random sequence uses: the whole of a character, or its name alone.
struct ModelOperation: Hashable {
  let id: String
  let isWhole: Bool

  static let all: [ModelOperation] = ["1", "2", "3"].flatMap { id in
    [true, false].map { ModelOperation(id: id, isWhole: $0) }
  }

  var name: String { isWhole ? CharacterQuery.name : NameQuery.name }

  /// As `CharacterQuery` says it.
  var expiration: Int? { isWhole ? 300 : nil }

  /// What the server, or a payload by hand, says.
  func payload(isUnplaced: Bool = false) -> Payload {
    let payload = isWhole ? Responses.character(id) : Responses.name(id, "N")
    guard isUnplaced else { return payload }
    let text = String(decoding: payload.bytes, as: UTF8.self)
    return Payload(json: text.dropLast() + #","errors":[{"message":"of no field"}]}"#)
  }

  @MainActor func use<Result>(
    in environment: Environment, _ body: (any ModelHandle) throws -> Result
  ) rethrows -> Result {
    isWhole
      ? try body(environment.handle(for: CharacterQuery(id: id)))
      : try body(environment.handle(for: NameQuery(id: id)))
  }

  @MainActor func commit(_ payload: Payload, to environment: Environment) throws {
    if isWhole {
      try environment.commitPayload(CharacterQuery(id: id), payload)
    } else {
      try environment.commitPayload(NameQuery(id: id), payload)
    }
  }
}

extension ModelOperation: CustomStringConvertible {
  var description: String { (isWhole ? "whole" : "name") + id }
}

/// What a sequence does with a handle, whatever its operation.
@MainActor
protocol ModelHandle: AnyObject {
  var phaseName: String { get }
  var fetch: FetchState { get }
  var isRefreshing: Bool { get }
  var isStale: Bool { get }
  /// Reads a field that no response brings, where there is data.
  func readMissing()
  func retain(fetchPolicy: FetchPolicy) -> Retention
  func retry()
  func refetch() async throws
}

extension OperationHandle: ModelHandle {
  func readMissing() {
    guard let data = phase.data as? NameQuery.Data else { return }
    _ = data.character?.species
  }
}
