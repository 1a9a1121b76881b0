import BatonSchema
public import Foundation
import Synchronization

/// GitHub as far as the sample knows it, in this process: one made-up repository that keeps the stars
/// given, the comments written and the issues closed as long as it lives. It answers what a document
/// asks, in the order asked. On a locked issue it refuses every change.
public final class RecordedServer: Sendable {
  private let world = Mutex(World.recorded)
  private let now: @Sendable () -> Date
  private static let hour: TimeInterval = 3600

  /// `OWNER/NAME` of the repository.
  public static let repository =
    "\(World.recorded.repository.owner)/\(World.recorded.repository.name)"

  /// - Parameter now: The clock for what is added; without it, it is always the same day in this world.
  public init(now: @escaping @Sendable () -> Date = { RecordedServer.day }) { self.now = now }

  /// 14 October 2026, twelve days after the last issue.
  public static let day = Date(timeIntervalSince1970: 1_792_000_000)

  /// Answers a request.
  ///
  /// - Parameters:
  ///   - document: The text, with one operation.
  ///   - variables: A JSON object.
  /// - Returns: The response, a JSON object with `data` or `errors`.
  public func answer(_ document: String, variables: String) -> String {
    response(to: document, variables).json
  }

  func response(to document: String, _ variables: String) -> JSON {
    do throws(Refusal) {
      return try execute(document, variables)
    } catch {
      return .object([
        .init(name: "data", value: .null),
        .init(name: "errors", value: .list([error.json(at: nil)])),
      ])
    }
  }

  private func execute(_ text: String, _ variables: String) throws(Refusal) -> JSON {
    let (document, operation) = try parse(text)
    guard
      case .object(let members)? = try? JSONDecoder().decode(JSON.self, from: Data(variables.utf8))
    else { throw Refusal(kind: .unprocessable, message: "The variables are no JSON object.") }
    var given = Dictionary(members.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
    for variable in operation.variables where given[variable.name.text] == nil {
      if case .int(let number)? = variable.defaultValue {
        given[variable.name.text] = Int(number.digits).map { .int($0) }
      }
    }
    let root: any ServedObject =
      operation.kind == .mutation
      ? MutationRoot(now: now().ISO8601Format())
      : QueryRoot(renewal: now().addingTimeInterval(Self.hour).ISO8601Format())
    return try world.withLock { world throws(Refusal) in
      world.requests += 1
      var execution = Execution(document, variables: given, world: world)
      let data = try execution.object(root, operation.selections)
      world = execution.world
      let errors = execution.errors
      return .object(
        [.init(name: "data", value: data)]
          + (errors.isEmpty ? [] : [.init(name: "errors", value: .list(errors))]))
    }
  }

  private func parse(_ text: String) throws(Refusal) -> (Document, OperationDefinition) {
    do {
      let document = try Document(parsing: Source(name: "request", text: text))
      if let operation = document.operations.first { return (document, operation) }
    } catch {
      throw Refusal(kind: .unprocessable, message: "The document can't be parsed: \(error)")
    }
    throw Refusal(kind: .unprocessable, message: "The document has no operation.")
  }
}
