struct RateLimitObject: ServedObject {
  let remaining: Int
  let renewal: String

  var typename: String { "RateLimit" }

  func value(
    of field: String, _ arguments: Arguments, in world: inout World
  ) throws(Refusal) -> Served {
    switch field {
    case "limit": .int(5000)
    case "remaining": .int(remaining)
    case "resetAt": .string(renewal)
    default: throw unknown(field)
    }
  }
}
