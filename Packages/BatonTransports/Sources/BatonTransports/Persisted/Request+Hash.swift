internal import Baton

extension Request {
  /// The standard body, with the document's hash besides its text, or in place of it.
  func body(withHash isHashed: Bool) -> [UInt8] {
    switch document {
    case .text(let text) where isHashed: body(byHash: DocumentHash(of: text), alone: false)
    case .id(let id):
      if let hash = DocumentHash(id) { body(byHash: hash, alone: true) } else { body }
    case .text: body
    }
  }

  private func body(byHash hash: DocumentHash, alone: Bool) -> [UInt8] {
    let persisted: [String: Variable?] = [
      "sha256Hash": Variable(hash.text), "version": Variable(1),
    ]
    let extensions = Variable(object: ["persistedQuery": Variable(object: persisted)])
    var members = [("operationName", Variable(name).json)]
    if !alone, case .text(let text) = document { members.append(("query", Variable(text).json)) }
    members.append(("variables", variables.json))
    if let onError { members.append(("onError", Variable(onError.rawValue).json)) }
    members.append(("extensions", extensions.json))
    let texts = members.map { name, value in "\"\(name)\":\(value)" }
    return Array("{\(texts.joined(separator: ","))}".utf8)
  }
}
