import BatonSchema
import SpecExchange

/// Everything a tree asks to be checked, read from its files.
struct TreeContents {
  let manifest: Manifest
  /// In the order they are printed.
  var checks: [Check] = []
  /// In the order of the manifest, printed after the checks.
  var scripts: [ScriptCheck] = []
  /// What is printed without being run: a name and why it fails.
  var failures: [(name: String, reason: String)] = []
  /// Paths that something names; a response, dump or document that nothing names is an orphan.
  var named: Set<String> = []

  init(_ tree: Tree) throws(TreeProblem) {
    manifest = try tree.manifest()
    for entry in manifest.cases {
      switch entry {
      case .unreadable(let name, let reason): failures.append((name, reason))
      case .readable(let spec):
        checks.append(Check(spec))
        named.formUnion(spec.responses + [spec.records, spec.document])
      }
    }
    refuseRepeatedNames()
    for path in tree.files where path.split(separator: "/").last == Tree.malformedName[...] {
      addMalformed(path, of: tree)
    }
    for path in manifest.recordings { addRecordings(path, of: tree) }
    for path in manifest.scripts { addScript(path, of: tree) }
  }

  private mutating func refuseRepeatedNames() {
    var seen: Set<String> = []
    for index in checks.indices where !seen.insert(checks[index].name).inserted {
      checks[index].failures.append("another case has this name")
    }
  }

  private mutating func addMalformed(_ path: String, of tree: Tree) {
    named.insert(path)
    let folder = path.dropLast(Tree.malformedName.count)
    let documents = tree.files.filter {
      $0.hasPrefix(folder) && $0.hasSuffix(".graphql") && !$0.dropFirst(folder.count).contains("/")
    }
    named.formUnion(documents)
    do throws(TreeProblem) {
      let json = try tree.json(at: path)
      guard documents.count == 1, let document = documents.first else {
        throw TreeProblem(
          "has \(documents.count) documents beside it; one says whose responses these are")
      }
      let operation = try Self.operation(in: document, of: tree)
      for row in try MalformedRow.rows(of: json) {
        named.insert(row.response)
        checks.append(Check(row, operation: operation))
      }
    } catch {
      failures.append((path, error.description))
    }
  }

  private static func operation(in path: String, of tree: Tree) throws(TreeProblem) -> String {
    let document: Document
    do throws(Diagnostic) {
      document = try Document(parsing: Source(name: path, bytes: tree.contents(of: path) ?? []))
    } catch {
      throw TreeProblem("\(error)")
    }
    guard let name = document.operations.first?.name?.text else {
      throw TreeProblem("\(path) has no operation with a name")
    }
    return name
  }

  private mutating func addRecordings(_ path: String, of tree: Tree) {
    named.insert(path)
    do throws(TreeProblem) {
      let rows = try Recording.rows(of: tree.json(at: path)).map { Check($0, in: path) }
      named.formUnion(rows.flatMap(\.responses))
      checks += rows
    } catch {
      failures.append((path, error.description))
    }
  }

  private mutating func addScript(_ path: String, of tree: Tree) {
    named.insert(path)
    do throws(TreeProblem) {
      let script = try ScriptCheck(path, of: tree)
      named.formUnion(script.named)
      scripts.append(script)
    } catch {
      failures.append((path, error.description))
    }
  }
}
