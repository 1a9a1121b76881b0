import SpecExchange

extension TreeRun {
  /// Runs the checks that are built and adds what they find.
  mutating func check(with program: ProgramRun, _ bless: Blessing?) throws {
    let indices = contents.checks.indices.filter { sources[$0] != nil }
    let outcomes = try program.run(indices.map { .spec(contents.checks[$0].input(in: tree)) })
    for (index, outcome) in zip(indices, outcomes) {
      contents.checks[index].failures += outcome.failures
      guard let records = contents.checks[index].records else { continue }
      for dump in outcome.dumps {
        compare(
          dump.text, with: records, "the store holds", &contents.checks[index].failures, bless)
      }
    }
    try runScripts(with: program, bless)
  }

  /// What the program says when it is given changed answers: what it found, and of which round it died.
  func fuzz(with program: ProgramRun, _ fuzzing: SpecRun.Fuzzing) throws -> [String] {
    let checks = contents.checks.indices.filter { sources[$0] != nil }
    let scripts = contents.scripts.filter(\.isBuilt)
    return try program.fuzz(
      checks.map { .spec(contents.checks[$0].input(in: tree)) } + scripts.map { .script($0.input) },
      fuzzing)
  }

  /// Adds a line for each case, row, file of recordings, script and orphan.
  func report(to summary: inout Summary) {
    var index = 0
    while index < contents.checks.count {
      // Recorded answers of one file are one line.
      var end = index + 1
      while end < contents.checks.count, contents.checks[end].name == contents.checks[index].name,
        contents.checks[end].records == nil
      { end += 1 }
      let group = contents.checks[index..<end]
      let failures = group.flatMap { check in
        check.failures.map { end - index > 1 ? "\(check.responses[0]): \($0)" : $0 }
      }
      summary.add(tree.prefix + contents.checks[index].name, failures)
      index = end
    }
    for script in contents.scripts { summary.add(tree.prefix + script.name, script.failures) }
    for (name, reason) in contents.failures { summary.add(tree.prefix + name, [reason]) }
    let orphans = Orphans(
      known: compiler.files, sources: contents.manifest.sources, named: contents.named)
    for path in orphans.orphans(among: tree.files) {
      summary.add(
        tree.prefix + path,
        ["nothing names this file: no case, script, malformed.json or list of recordings"])
    }
  }
}
