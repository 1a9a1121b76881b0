struct LabelObject: ServedObject {
  let label: World.Label

  var typename: String { "Label" }

  func value(
    of field: String, _ arguments: Arguments, in world: inout World
  ) throws(Refusal) -> Served {
    switch field {
    case "id": .string(label.id)
    case "name": .string(label.name)
    case "description": .string(label.description)
    default: throw unknown(field)
    }
  }
}
