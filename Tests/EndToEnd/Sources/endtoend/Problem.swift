/// Why something is not as it should be.
enum Problem: Error, CustomStringConvertible {
  case usage
  case didNotStart(log: String)
  case tookTooLong(Duration)
  case different(String)

  var description: String {
    switch self {
    case .usage: "usage: endtoend <environments> <peers> <spec> <scratch>"
    case .didNotStart(let log): "the peer did not start; it said: \(log.suffix(400))"
    case .tookTooLong(let limit): "took longer than \(limit)"
    case .different(let what): what
    }
  }
}

/// Fails a trial where something is not what it should be.
func expect(_ holds: Bool, _ found: @autoclosure () -> String) throws(Problem) {
  if !holds { throw .different(String(found().prefix(400))) }
}
