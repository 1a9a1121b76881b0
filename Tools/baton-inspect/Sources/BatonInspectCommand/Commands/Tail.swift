import BatonInspector

enum Tail {
  static func run(
    _ path: String, _ sources: Sources, _ options: Options, _ console: Console,
    _ pause: () -> Bool
  ) throws(ToolFailure) -> Int32 {
    var last = try sources.image(path)
    while pause() {
      do throws(ImageProblem) {
        guard try ImageWatch.turn(at: sources.path(path)) != last.turn else { continue }
        let next = try ImageInspection(path: sources.path(path))
        tell(next.dump.changes(since: last.dump), next, options, console)
        last = next
      } catch {
        // An image that starts again is not there for a moment.
        guard isPassing(error.fact) else { throw ToolFailure(error) }
      }
    }
    return 0
  }

  private static func isPassing(_ fact: ImageProblem.Fact) -> Bool {
    switch fact {
    case .noFile, .refused, .broken: true
    case .unreadable, .foreign, .otherFormat: false
    }
  }

  /// Those that one operation wrote at one time stand below one line that says so.
  private static func tell(
    _ changes: [DumpChange], _ image: ImageInspection, _ options: Options, _ console: Console
  ) {
    var last = ""
    for change in changes {
      let origin =
        image.origin(of: change.record)
        ?? change.slots.lazy.compactMap { image.origin(ofRootField: $0.name) }.first
      if options.json {
        guard case .object(let members) = JSONValue(change) else { continue }
        console.print(.object(members + (origin.map(Why.members) ?? [])))
        continue
      }
      let head = origin.map { "\(TimeText.date($0.time)) \($0.operation)\n" } ?? "no row any more\n"
      console.stdout((head == last ? "" : head) + Diff.text(of: change))
      last = head
    }
  }
}
