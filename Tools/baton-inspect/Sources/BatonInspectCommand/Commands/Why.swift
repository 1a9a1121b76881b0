import BatonInspector

enum Why {
  static func run(
    _ source: Source, _ record: DumpRecord, _ options: Options, _ console: Console
  ) throws(ToolFailure) {
    let image = try source.needImage(for: .why)
    var found: [(name: String, origin: RowOrigin)] = []
    if let origin = image.origin(of: record.key) {
      found = [(record.key, origin)]
    } else {
      found = record.slots.compactMap { slot in
        image.origin(ofRootField: slot.name).map { (slot.name, $0) }
      }
    }
    if options.json {
      return console.print(
        .array(found.map { .object([("name", .string($0.name))] + members(of: $0.origin)) }))
    }
    console.print(
      found.map { name, origin in
        [
          name, origin.operation.isEmpty ? "nobody said" : origin.operation,
          "\(TimeText.age(console.now() - origin.time)) ago, \(TimeText.date(origin.time))",
        ]
      })
  }

  static func members(of origin: RowOrigin) -> [(String, JSONValue)] {
    [
      ("operation", .string(origin.operation)), ("time", .string(TimeText.date(origin.time))),
      ("bytes", .int(origin.bytes)),
    ]
  }
}
