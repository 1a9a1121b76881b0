import BatonInspector

enum Check {
  static func run(
    _ path: String, _ sources: Sources, _ options: Options, _ console: Console
  ) throws(ToolFailure) -> Int32 {
    var problems = try integrityProblems(path, sources)
    if problems.isBroken { return report(problems.lines, nil, options, console) }
    let source = try sources.open(path)
    if let count = source.image?.brokenRows, count > 0 {
      problems.lines.append(
        "\(counted(count, "row")) not what was written: such a row reads as not there, and its data "
          + "is fetched again")
    }
    return report(problems.lines, source.dump, options, console)
  }

  /// What SQLite says of an image; nothing of a dump.
  private static func integrityProblems(
    _ path: String, _ sources: Sources
  ) throws(ToolFailure) -> (lines: [String], isBroken: Bool) {
    guard path != "-", ImageWatch.isImage(at: sources.path(path)) else { return ([], false) }
    do throws(ImageProblem) {
      return (try ImageWatch.integrityProblems(at: sources.path(path)), false)
    } catch {
      if case .broken = error.fact { return ([error.description], true) }
      throw ToolFailure(error)
    }
  }

  /// - Parameter dump: Nil where the file is too broken to be read.
  private static func report(
    _ problems: [String], _ dump: StoreDump?, _ options: Options, _ console: Console
  ) -> Int32 {
    let (records, loose) = (dump?.records.count ?? 0, dump.map(looseLinks) ?? 0)
    if options.json {
      console.print(
        .object([
          ("problems", .array(problems.map(JSONValue.string))), ("records", .int(records)),
          ("looseLinks", .int(loose)),
        ]))
      return problems.isEmpty ? 0 : 1
    }
    console.stdout(problems.map { $0 + "\n" }.joined())
    if dump != nil {
      console.stdout(
        (problems.isEmpty ? "nothing is wrong: " : "") + "\(counted(records, "record")), "
          + "\(counted(loose, "link")) to records that are not there\n")
    }
    return problems.isEmpty ? 0 : 1
  }

  private static func looseLinks(_ dump: StoreDump) -> Int {
    dump.records.reduce(0) { count, record in
      count
        + record.slots.reduce(0) { count, slot in
          count + (slot.value?.targets.count { dump.record($0) == nil } ?? 0)
        }
    }
  }
}
