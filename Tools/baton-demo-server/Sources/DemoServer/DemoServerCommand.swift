internal import BatonTransportsTesting
public import Foundation

/// The program: its arguments in, a server or an exit code out.
public struct DemoServerCommand {
  private let searchFolders: [URL]
  private let output: @Sendable (String) -> Void
  private let errors: @Sendable (String) -> Void

  static let usualPort = 4000

  static let help = """
    baton-demo-server: the recorded answers of Spec/rickandmorty behind a socket of this machine

    usage: baton-demo-server [--port N] [--every MS] [--latency MS] [--recordings DIR]

      --port N            where it takes connections; 4000 is the usual one, 0 is any that is free
      --every MS          the time between two events of a subscription; 1000 is the usual one
      --latency MS        the time before each answer, and before each part of one; 0 is the usual one
      --recordings DIR    the recorded answers of a folder, in place of those in Spec/rickandmorty
                          above the working folder or above the program
      --help              print this, and exit

    It answers POST, in parts where an answer was recorded so; subscriptions as events of
    text/event-stream, or over a WebSocket by graphql-transport-ws. Each request is a line of its
    output. To try what a client does without it, end it, and start it again.

    exit codes: 1 the port can't be had, 2 a wrong use
    """

  /// - Parameter searchFolders: Where recordings are looked for, upwards from each.
  public init(
    searchFolders: [URL], output: @escaping @Sendable (String) -> Void,
    errors: @escaping @Sendable (String) -> Void
  ) {
    self.searchFolders = searchFolders
    self.output = output
    self.errors = errors
  }

  /// A server that has begun to serve, until it is let go of; without one the process ends with the
  /// code.
  public func run(_ arguments: [String]) -> (server: DemoServer?, code: Int32) {
    do {
      let options = try Options(arguments)
      if options.isHelp {
        output(Self.help)
        return (nil, 0)
      }
      let answers = try recordings(options)
      let server = try server(options, answers)
      output("serving \(try server.url()), and WebSockets at \(try server.url(scheme: "ws"))")
      return (server, 0)
    } catch let problem as PortProblem {
      errors("baton-demo-server: \(problem)")
      return (nil, 1)
    } catch {
      errors("baton-demo-server: \(error)")
      return (nil, 2)
    }
  }

  private func server(_ options: Options, _ answers: RecordedAnswers) throws -> DemoServer {
    let port = options.port ?? Self.usualPort
    do {
      return try DemoServer(
        answers: answers, port: port, latency: options.latency, interval: options.interval,
        log: output)
    } catch ServerProblem.refused(let code) {
      throw PortProblem(port: port, code: code)
    }
  }

  private func recordings(_ options: Options) throws -> RecordedAnswers {
    if let folder = options.recordings {
      return try RecordedAnswers(folder: URL(filePath: folder, directoryHint: .isDirectory))
    }
    return try RecordedAnswers.find(upwardsFrom: searchFolders)
  }
}
