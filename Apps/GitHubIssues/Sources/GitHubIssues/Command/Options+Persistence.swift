import BatonImage
import Foundation

extension Options {
  /// What each server answers is kept apart, and the recorded one's too.
  var persistence: Persistence? {
    let version = Types.schemaDigest
    switch image {
    case .none: return nil
    case .at(let path): return Persistence(url: URL(filePath: path), version: version)
    case .usual:
      if action == .once { return nil }
      if isRecorded { return Persistence(name: "ghissues-recorded", version: version) }
      let server = endpoint == Endpoint.usual ? "" : "-\(endpoint)"
      return Persistence(name: "ghissues\(server)", version: version)
    }
  }
}
