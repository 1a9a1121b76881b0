import BatonCompiler
import SpecExchange

/// One tree on its way through the steps of a run.
struct TreeRun {
  let tree: Tree
  var contents: TreeContents
  let compiler: TreeCompiler
  /// For each check that can be built, the sources it reaches.
  var sources: [[String]?] = []

  init(_ tree: Tree) throws(TreeProblem) {
    self.tree = tree
    contents = try TreeContents(tree)
    compiler = try TreeCompiler(tree, contents.manifest)
    sources = Array(repeating: nil, count: contents.checks.count)
  }

  /// Compiles what each check reaches, compares the text and binds the paths.
  mutating func compile(bless: Blessing?) {
    for index in contents.checks.indices {
      do throws(TreeProblem) {
        sources[index] = try compiled(&contents.checks[index], bless)
      } catch {
        contents.checks[index].failures.append(error.description)
      }
    }
    compileScripts(bless: bless)
  }

  /// The sources of a check that can be built and run; its other failures are noted in it.
  private func compiled(
    _ check: inout Check, _ bless: Blessing?
  ) throws(TreeProblem) -> [String]? {
    let (paths, compilation) = try compiler.checkedCompilation(reachedBy: check.operation)
    let (report, operation) = try reported(check.operation, in: compilation)
    if let kind = check.kind, kind != operation.kind {
      check.failures.append("\(check.operation) is a \(operation.kind), not a \(kind)")
    }
    for response in check.responses where !tree.has(response) {
      check.failures.append("\(response) is not there")
    }
    if let document = check.document {
      compare(
        operation.text + "\n", with: document, "the compiler prints", &check.failures, bless)
    }
    check.failures += unknownVariables(check.variables, of: operation)
    let finder = RouteFinder(report)
    for path in check.paths {
      do throws(TreeProblem) {
        _ = try finder.routes(to: JSONPath(path), from: operation.lens)
      } catch {
        if !check.unbound.insert(path).inserted { continue }
        check.failures.append(error.description)
      }
    }
    return paths
  }

  /// Compares a file of the tree with what it should hold, or rewrites it.
  func compare(
    _ text: String, with path: String, _ who: String, _ failures: inout [String],
    _ bless: Blessing?
  ) {
    let contents = tree.contents(of: path)
    if let bless {
      bless.write(text, to: path, of: tree, replacing: contents)
    } else if let contents {
      // Some editors leave the last newline out.
      let ending = contents.last == UInt8(ascii: "\n") ? "" : "\n"
      let expected = String(decoding: contents, as: UTF8.self) + ending
      if let difference = FirstDifference(text, expected) {
        failures.append("\(path):\(difference.line): \(who) \(difference.description)")
      }
    } else {
      failures.append("\(path) is not there")
    }
  }

  func reported(
    _ name: String, in compilation: Compilation
  ) throws(TreeProblem) -> (Report, OperationReport) {
    guard let report = compilation.report,
      let operation = report.operations.first(where: { $0.name == name })
    else { throw TreeProblem("the compiler's report lacks the operation \(name)") }
    return (report, operation)
  }

  func unknownVariables(_ variables: JSON, of operation: OperationReport) -> [String] {
    (variables.object ?? []).filter { given in
      !operation.variables.contains { $0.name == given.name }
    }.map { "\(operation.name) has no variable `\($0.name)`" }
  }
}
