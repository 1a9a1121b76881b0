struct ActorObject: ServedObject {
  let login: String

  var typename: String { login.hasSuffix("-bot") ? "Bot" : "User" }

  func value(
    of field: String, _ arguments: Arguments, in world: inout World
  ) throws(Refusal) -> Served {
    switch field {
    case "id": .string("U_\(login)")
    case "login": .string(login)
    default: throw unknown(field)
    }
  }
}
