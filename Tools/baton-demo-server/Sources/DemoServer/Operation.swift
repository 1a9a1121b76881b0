internal import BatonSchema
internal import Foundation

/// A request of GraphQL over HTTP, or of graphql-transport-ws, whose payload is the same.
struct Operation {
  let name: String
  let variables: [String: Any]
  let kind: OperationKind
  private let definition: OperationDefinition
  private let fragments: [FragmentDefinition]

  init(_ body: [UInt8]) throws(OperationProblem) {
    guard let object = JSON.object(body) else { throw .notJSON }
    guard let text = object["query"] as? String else { throw .noText }
    let document: Document
    do { document = try Document(parsing: Source(name: "query", text: text)) } catch {
      throw .syntax(error.message)
    }
    let asked = object["operationName"] as? String
    let candidates = document.operations.filter { asked == nil || $0.name?.text == asked }
    guard let definition = candidates.first else { throw .noOperation(asked ?? "") }
    name = definition.name?.text ?? ""
    kind = definition.kind
    variables = object["variables"] as? [String: Any] ?? [:]
    self.definition = definition
    fragments = document.fragments
  }

  /// The first field of the operation, which decides what it is.
  var field: String {
    if case .field(let field)? = definition.selections.first { return field.name.text }
    return ""
  }

  /// The response, of an object that has all that may be asked of the root.
  func response(of root: [String: Any]) -> String {
    JSON.text(["data": select(definition.selections, of: root, depth: 0)])
  }

  /// What is asked of an object. A fragment applies whatever its type: all types here are objects.
  private func select(
    _ selections: [Selection], of object: [String: Any], depth: Int
  ) -> [String: Any] {
    var result: [String: Any] = [:]
    // Which is where fragments spread each other in a circle.
    if depth > 50 { return result }
    for selection in selections {
      switch selection {
      case .field(let field):
        let value = select(field, of: object[field.name.text] ?? NSNull(), depth: depth + 1)
        result[field.responseKey.text] = merged(result[field.responseKey.text], value)
      case .spread(let spread):
        guard let fragment = fragments.first(where: { $0.name.text == spread.name.text }) else {
          continue
        }
        result.merge(select(fragment.selections, of: object, depth: depth + 1)) { merged($0, $1) }
      case .inline(let inline):
        result.merge(select(inline.selections, of: object, depth: depth + 1)) { merged($0, $1) }
      }
    }
    return result
  }

  private func select(_ field: Field, of value: Any, depth: Int) -> Any {
    switch value {
    case let object as [String: Any]: select(field.selections, of: object, depth: depth)
    case let list as [Any]: list.map { select(field, of: $0, depth: depth) }
    default: value
    }
  }

  private func merged(_ before: Any?, _ value: Any) -> Any {
    guard let before = before as? [String: Any], let value = value as? [String: Any] else {
      return value
    }
    return before.merging(value) { merged($0, $1) }
  }
}

/// Why a request is none.
enum OperationProblem: Error, CustomStringConvertible {
  case notJSON, noText
  case syntax(String)
  case noOperation(String)

  var description: String {
    switch self {
    case .notJSON: "the body is not a JSON object"
    case .noText: "the body has no `query`"
    case .syntax(let message): "the document is not GraphQL: \(message)"
    case .noOperation(let name): "the document has no operation `\(name)`"
    }
  }
}
