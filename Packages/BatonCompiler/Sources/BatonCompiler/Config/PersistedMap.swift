public import BatonSchema

/// The file that says which text each id stands for: one JSON object, its members sorted by id (C-4).
///
/// What it holds already stays, for apps that were shipped with it still send the ids.
public struct PersistedMap: Sendable {
  private var texts: [String: String] = [:]

  /// - Parameter source: the file as it is; nil where there is none yet.
  /// - Throws: what is wrong with it, at its place.
  public init(_ source: Source?) throws(Diagnostic) {
    guard let source else { return }
    let root: JSONNode
    do {
      root = try JSONReader.read(source)
    } catch {
      throw Diagnostic(error.problem, at: SourceLocation(source, error.range))
    }
    guard case .object(let members) = root.value else {
      throw Diagnostic(
        CompilerProblem.persistedMapWrongValue, at: SourceLocation(source, root.range))
    }
    for member in members {
      guard case .string(let text) = member.value.value else {
        throw Diagnostic(
          CompilerProblem.persistedMapWrongValue, at: SourceLocation(source, member.value.range))
      }
      texts[member.key] = text
    }
  }

  /// Adds the operations that have an id.
  public mutating func add(_ operations: [Compilation.Operation]) {
    for operation in operations {
      if let id = operation.id { texts[id] = operation.text }
    }
  }

  /// The whole contents of the file.
  public var json: String {
    JSONOutput.object(texts.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) }).text
  }
}
