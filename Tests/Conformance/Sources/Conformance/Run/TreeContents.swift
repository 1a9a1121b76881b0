import BatonSchema
import SpecExchange

/// Everything a tree asks to be checked, read from its files.
struct TreeContents {
  let manifest: Manifest
  /// In the order they are printed.
  var checks: [Check] = []
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
      named.formUnion(rows.map(\.response))
      checks += rows
    } catch {
      failures.append((path, error.description))
    }
  }

  private mutating func addScript(_ path: String, of tree: Tree) {
    named.insert(path)
    failures.append(
      (
        path,
        "scripts need handles, layers and the image over time, which this version lacks"
      ))
    guard let json = try? tree.json(at: path) else { return }
    var operations: [String] = []
    collect(json, from: tree, &operations)
    named.formUnion(operations.map { "documents/\($0).graphql" })
  }

  /// What a script names: every text in it that is a file's path, and the operations of its steps.
  private mutating func collect(_ json: JSON, from tree: Tree, _ operations: inout [String]) {
    switch json.content {
    case .string(let text): if tree.has(text) { named.insert(text) }
    case .array(let elements): for element in elements { collect(element, from: tree, &operations) }
    case .object(let members):
      if let operation = json["operation"]?.string { operations.append(operation) }
      for member in members { collect(member.value, from: tree, &operations) }
    default: break
    }
  }
}
