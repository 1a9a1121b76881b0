import Foundation
import SpecExchange

/// A script of a tree on its way through the steps of a run.
struct ScriptCheck {
  /// The script's path, by which it is printed.
  let name: String
  let input: ScriptInput
  /// Printed texts of its operations that the tree has: no case names them.
  let documents: [String: String]
  /// Why the script fails, as far as is known.
  var failures: [String]
  /// Whether it can be run: its operations compile, and its paths are bound.
  var isBuilt = false

  init(_ path: String, of tree: Tree) throws(TreeProblem) {
    name = path
    do throws(TreeProblem) {
      input = try ScriptInput(name: path, root: tree.root.path, text: tree.json(at: path))
    } catch {
      throw TreeProblem(error.description.hasPrefix(path) ? "\(error)" : "\(path): \(error)")
    }
    documents = Dictionary(
      input.script.calls.map { ($0.name, "documents/\($0.name).graphql") }
        .filter { tree.has($0.1) }
    ) { first, _ in first }
    failures = []
    for response in responses where !tree.has(response) {
      failures.append("\(response) is not there")
    }
  }

  var operations: Set<String> { Set(input.script.calls.map(\.name)) }

  /// Whether the steps name the operation.
  func uses(_ operation: String) -> Bool { operations.contains(operation) }

  private var responses: [String] { input.script.steps.flatMap(\.action.responses) }

  /// Paths that the script names.
  var named: [String] {
    responses + input.script.steps.compactMap(\.expectations.records) + documents.values
  }

  /// The paths of an operation that the script reads.
  func paths(of operation: String) -> [String] {
    input.script.reads.filter { $0.operation == operation }.map(\.path)
  }

  /// The path of the dump after a step, counted from 1.
  func records(after step: Int) -> String? {
    let index = step - 1
    guard input.script.steps.indices.contains(index) else { return nil }
    return input.script.steps[index].expectations.records
  }
}
