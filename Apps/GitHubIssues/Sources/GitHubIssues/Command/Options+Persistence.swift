import BatonImage
import Foundation

extension Options {
  /// What each server answers to each token is kept apart, since one user is not shown what another may
  /// see; and the recorded one's too, which asks for no token.
  func persistence(of token: AccessToken?) -> Persistence? {
    let version = Types.schemaDigest
    switch image {
    case .none: return nil
    case .at(let path): return Persistence(url: URL(filePath: path), version: version)
    case .usual:
      if action == .once { return nil }
      guard let token else { return Persistence(name: "ghissues-recorded", version: version) }
      let server = endpoint == Endpoint.usual ? "" : "-\(endpoint)"
      return Persistence(name: "ghissues\(server)-\(token.digest)", version: version)
    }
  }
}
