internal import Baton
internal import Foundation

/// That a server executed nothing, since it knows no document of a hash, or takes no hashes.
enum PersistedMiss {
  case unknown
  case unsupported

  /// What a server says, as the only payload or as the body of a status.
  init?(_ answer: some Collection<UInt8>) {
    // An answer that says this says nothing else, so a long one is not searched.
    guard answer.count <= 4 << 10,
      let response = try? JSONDecoder().decode(Response.self, from: Data(answer)),
      !response.hasData, let error = response.errors.first, !error.hasPath
    else { return nil }
    switch (error.code, error.message) {
    case ("PERSISTED_QUERY_NOT_FOUND", _), (_, "PersistedQueryNotFound"): self = .unknown
    case ("PERSISTED_QUERY_NOT_SUPPORTED", _), (_, "PersistedQueryNotSupported"):
      self = .unsupported
    default: return nil
    }
  }

  init?(_ error: any Error) {
    switch error {
    case let refusal as OperationRefused: self.init(refusal.payload.bytes)
    case TransportError.status(_, let excerpt, _): self.init(Array(excerpt.utf8))
    default: return nil
    }
  }
}

private struct Response: Decodable {
  let hasData: Bool
  let errors: [Problem]

  enum CodingKeys: CodingKey {
    case data
    case errors
  }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    hasData = try members.contains(.data) && !members.decodeNil(forKey: .data)
    errors = try members.decode([Problem].self, forKey: .errors)
  }
}

private struct Problem: Decodable {
  let message: String?
  let code: String?
  /// Of a field that was executed.
  let hasPath: Bool

  enum CodingKeys: CodingKey {
    case message
    case path
    case extensions
    case code
  }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    message = try? members.decode(String.self, forKey: .message)
    // Some servers write the path that there is not.
    let isEmpty = (try? members.nestedUnkeyedContainer(forKey: .path))?.isAtEnd ?? false
    hasPath = try members.contains(.path) && !members.decodeNil(forKey: .path) && !isEmpty
    let extensions = try? members.nestedContainer(keyedBy: CodingKeys.self, forKey: .extensions)
    code = try? extensions?.decode(String.self, forKey: .code)
  }
}
