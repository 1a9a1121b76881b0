import BatonImage
import Foundation

extension Options {
  /// What each server answers is kept apart, and what is recorded too.
  var persistence: Persistence? {
    let version = Types.schemaDigest
    switch image {
    case .none: return nil
    case .at(let path): return Persistence(url: URL(filePath: path), version: version)
    case .usual:
      if action == .once { return nil }
      if isRecorded { return Persistence(name: "rickandmorty-recorded", version: version) }
      let server = endpoint == Self.usualEndpoint ? "" : "-\(endpoint)"
      return Persistence(name: "rickandmorty\(server)", version: version)
    }
  }
}
