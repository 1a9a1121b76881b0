internal import BatonStore

extension Request {
  /// The body that a GraphQL server receives over HTTP: one JSON object without spaces, in UTF-8.
  ///
  /// Its members, in this order: `operationName`; `query`, or `documentId` for a document that the
  /// server knows by an id; `variables`, an object sorted by name, empty where the operation has
  /// none; `onError`, where the request says one. Where a server wants another form, its transport
  /// writes that itself.
  ///
  /// Source: GraphQL over HTTP, section 5.1.
  public var body: [UInt8] {
    var body: [UInt8] = []
    // A text is spelled as a variable's is: one set of escapes for all that is JSON.
    body += #"{"operationName":"#.utf8
    body += Variable(name).json.utf8
    switch document {
    case .text(let text):
      body += #","query":"#.utf8
      body += Variable(text).json.utf8
    case .id(let id):
      body += #","documentId":"#.utf8
      body += Variable(id).json.utf8
    }
    body += #","variables":"#.utf8
    body += variables.json.utf8
    if let onError {
      body += #","onError":"#.utf8
      body += Variable(onError.rawValue).json.utf8
    }
    body.append(UInt8(ascii: "}"))
    return body
  }
}
