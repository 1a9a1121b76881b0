struct EventObject: ServedObject {
  let event: World.Event

  var typename: String {
    switch event.kind {
    case .closed: "ClosedEvent"
    case .reopened: "ReopenedEvent"
    case .labeled: "LabeledEvent"
    }
  }

  func value(
    of field: String, _ arguments: Arguments, in world: inout World
  ) throws(Refusal) -> Served {
    switch (field, event.kind) {
    case ("id", _): .string(event.id)
    case ("createdAt", _): .string(event.createdAt)
    case ("actor", _): Served(event.actor.map { ActorObject(login: $0) })
    case ("label", .labeled(let label)): .object(LabelObject(label: label))
    default: throw unknown(field)
    }
  }
}
