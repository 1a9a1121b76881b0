/// A response of records of eight texts, each short enough to need no storage beside the value.
enum LabelsResponse {
  static let fields = ["id", "colour", "shape", "size", "font", "place", "state", "owner"]

  static func bytes(count: Int) -> [UInt8] {
    var json = JSONText()
    json.object {
      $0.object("data") {
        $0.array(
          "labels",
          { rows in
            for number in 1...count {
              rows.object { row in
                for field in fields { row.member(field, value(field, of: number)) }
              }
            }
          })
      }
    }
    return json.bytes
  }

  static func value(_ field: String, of number: Int) -> String {
    field == "id" ? "l\(number)" : "\(field)-\(number)"
  }
}
