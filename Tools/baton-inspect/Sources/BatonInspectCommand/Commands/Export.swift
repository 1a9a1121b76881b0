import BatonInspector

enum Export {
  /// Whoever keeps what is printed must hear that it is not all: 1 then.
  static func run(
    _ source: Source, _ sources: Sources, _ options: Options, _ console: Console
  ) throws(ToolFailure) -> Int32 {
    let isDamaged = try !sources.integrityProblems(source.name).isEmpty
    if isDamaged {
      console.note(
        "`\(source.name)` is damaged, and something may be left out; "
          + "`baton-inspect check \(source.name)` tells more.")
    }
    print(source, options, console)
    return isDamaged || source.brokenRows > 0 ? 1 : 0
  }

  private static func print(_ source: Source, _ options: Options, _ console: Console) {
    guard options.json else { return console.stdout(source.dump.text) }
    var members: [(String, JSONValue)] = []
    if let image = source.image {
      members = [("version", .string(image.version)), ("turn", .int(Int(image.turn)))]
    }
    members.append(("records", .array(source.dump.records.map { record($0, source.image) })))
    console.print(.object(members))
  }

  private static func record(_ record: DumpRecord, _ image: ImageInspection?) -> JSONValue {
    let json = JSONValue(record)
    guard let origin = image?.origin(of: record.key), case .object(let members) = json else {
      return json
    }
    return .object(members + Why.members(of: origin))
  }
}
