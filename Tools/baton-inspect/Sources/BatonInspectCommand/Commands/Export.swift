import BatonInspector

enum Export {
  static func run(_ source: Source, _ options: Options, _ console: Console) {
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
