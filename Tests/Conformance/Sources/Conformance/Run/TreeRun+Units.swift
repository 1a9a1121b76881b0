import SpecExchange

extension TreeRun {
  /// A set of sources that are compiled together, and the operations that are read of it.
  struct Unit {
    let sources: [String]
    var operations: Set<String>
  }

  /// The sets of sources of what can be built.
  var units: [Unit] {
    var units: [[String]: Unit] = [:]
    func add(_ operation: String, _ paths: [String]) {
      units[paths, default: Unit(sources: paths, operations: [])].operations.insert(operation)
    }
    for (check, paths) in zip(contents.checks, sources) {
      if let paths { add(check.operation, paths) }
    }
    for script in contents.scripts where script.isBuilt {
      for operation in script.operations {
        if let files = try? compiler.index.files(reachedBy: operation) {
          add(operation, files.map(\.path))
        }
      }
    }
    return units.values.sorted { $0.sources.lexicographicallyPrecedes($1.sources) }
  }

  /// Every path that is read of an operation in what can be built.
  func paths(of operation: String) -> Set<String> {
    var found: Set<String> = []
    for (check, sources) in zip(contents.checks, sources)
    where check.operation == operation && sources != nil {
      found.formUnion(check.paths)
    }
    for script in contents.scripts where script.isBuilt {
      found.formUnion(script.paths(of: operation))
    }
    return found
  }

  /// Notes why what reads an operation cannot be built.
  mutating func fail(operation: String, _ reason: String) {
    for index in contents.checks.indices
    where contents.checks[index].operation == operation && sources[index] != nil {
      contents.checks[index].failures.append(reason)
      sources[index] = nil
    }
    for index in contents.scripts.indices
    where contents.scripts[index].isBuilt && contents.scripts[index].uses(operation) {
      contents.scripts[index].failures.append(reason)
      contents.scripts[index].isBuilt = false
    }
  }
}
