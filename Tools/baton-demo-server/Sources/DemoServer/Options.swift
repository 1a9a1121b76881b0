/// What the command line asks for.
struct Options {
  var isHelp = false
  var port: Int?
  var interval: Double = 1
  var latency: Double = 0
  var recordings: String?

  /// Reads the arguments, without the program's name.
  init(_ arguments: [String]) throws(OptionError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        isHelp = true
        return
      case "--port": port = try Self.number(after: argument, in: &rest, upTo: 65_535)
      case "--every":
        interval = Double(try Self.number(after: argument, in: &rest, upTo: 86_400_000)) / 1000
      case "--latency":
        latency = Double(try Self.number(after: argument, in: &rest, upTo: 86_400_000)) / 1000
      case "--recordings":
        guard let folder = rest.popFirst() else { throw .missingValue(of: argument) }
        recordings = folder
      default: throw .unknown(argument)
      }
    }
  }

  private static func number(
    after option: String, in rest: inout ArraySlice<String>, upTo most: Int
  ) throws(OptionError) -> Int {
    guard let text = rest.popFirst() else { throw .missingValue(of: option) }
    guard let number = Int(text), (0...most).contains(number) else {
      throw .notANumber(text, of: option, most: most)
    }
    return number
  }
}

/// What is wrong with the arguments.
enum OptionError: Error, Hashable, CustomStringConvertible {
  case unknown(String)
  case missingValue(of: String)
  case notANumber(String, of: String, most: Int)

  var description: String {
    switch self {
    case .unknown(let argument): "unknown argument '\(argument)'; see --help"
    case .missingValue(let option): "\(option) needs a value; see --help"
    case .notANumber(let text, let option, let most):
      "\(option) takes a whole number from 0 to \(most), not '\(text)'"
    }
  }
}
