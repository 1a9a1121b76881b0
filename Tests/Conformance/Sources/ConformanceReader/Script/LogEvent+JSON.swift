import Baton
import SpecExchange

extension LogEvent {
  /// The event as a script expects it: its name and its fields, but for how long it took.
  var json: JSON {
    var members = [JSON.Member(name: "name", value: .string(name))]
    for (field, value) in fields { members.append(.init(name: field, value: value)) }
    return JSON(.object(members))
  }

  /// When an image is written is nobody's to expect.
  var isOfImage: Bool {
    switch self {
    case .imageOpened, .imageUnavailable, .imageStartedAgain, .imageWritten, .imageFailed: true
    default: false
    }
  }

  private var fields: [(String, JSON)] {
    switch self {
    case .fetchStarted(let operation), .fetchCompleted(let operation, _):
      [("operation", .string(operation))]
    case .fetchFailed(let operation, let kind):
      [("operation", .string(operation)), ("kind", .string(kind.rawValue))]
    case .committed(let kind, let changed):
      [("kind", .string(kind.rawValue)), ("changed", JSON(.number(String(changed))))]
    case .pageOutOfPlace, .ambiguousIdentity, .optimisticFailed, .imageOpened: []
    case .imageUnavailable(let reason), .imageStartedAgain(let reason):
      [("reason", .string(reason))]
    case .imageWritten(let rows): [("rows", JSON(.number(String(rows))))]
    case .imageFailed(let code): [("code", .string(code))]
    case .partDropped(let path): [("path", .string(path))]
    case .fieldError(let operation, let path):
      [("operation", .string(operation)), ("path", .string(path))]
    case .missing(let type, let field), .unexpected(let type, let field),
      .requiredFieldMissing(let type, let field):
      [("type", .string(type)), ("field", .string(field))]
    }
  }
}
