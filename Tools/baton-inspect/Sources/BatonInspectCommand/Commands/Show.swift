import BatonInspector
import BatonStore

enum Show {
  static func run(_ record: DumpRecord, _ options: Options, _ console: Console) {
    if options.json { return console.print(JSONValue(record)) }
    console.stdout("\(record.key) (\(record.type))\(record.isDeleted ? ", deleted" : "")\n")
    var rows: [[String]] = []
    for slot in record.slots {
      if slot.value != nil { rows.append(["  " + slot.name, slot.text]) }
      for error in slot.errors { rows.append(["  " + slot.name, "error: \(error)"]) }
    }
    console.print(rows)
  }
}
