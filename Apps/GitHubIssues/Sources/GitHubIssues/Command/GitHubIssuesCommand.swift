import Baton
import BatonTerminal
import RecordedGitHub

/// The program: its arguments in, an exit code out.
@MainActor
public struct GitHubIssuesCommand {
  nonisolated public static let version = "0.1.0"

  private let output: @MainActor (String) -> Void
  private let errors: @MainActor (String) -> Void
  private let environment: [String: String]

  /// `environment`: the process's variables, which say where the token is.
  public init(
    environment: [String: String], output: @escaping @MainActor (String) -> Void,
    errors: @escaping @MainActor (String) -> Void
  ) {
    self.environment = environment
    self.output = output
    self.errors = { errors(Terminal.plain($0)) }
  }

  /// Runs until the user quits. 0 is success, 1 a screen under `--once` that failed to load or is about
  /// something that is not there, or a change that was not made before the end, 2 a wrong use, more than 128 a signal.
  public func run(_ arguments: [String]) -> Int32 {
    do {
      let options = try Options(arguments)
      switch options.action {
      case .help: output(Self.help)
      case .version: output("ghissues \(Self.version)")
      case .run, .once: return try show(options)
      }
      return 0
    } catch {
      errors("ghissues: \(error)")
      return 2
    }
  }

  private func show(_ options: Options) throws -> Int32 {
    let place = try options.repository()
    let (transport, token) = try transport(options)
    let app = App(
      transport: transport, persistence: options.persistence(of: token), place: place,
      start: options.start, isTracing: options.isTracing, showsNotice: options.action == .run)
    // What waits to be written is written before the process ends.
    defer { Terminal.wait { await app.environment.end() } }
    defer { if let text = app.notice.fullText { errors("ghissues: \(text)") } }
    guard options.action == .once else {
      let code = Terminal.run(app.renderer)
      return code == 0 ? finish(app) : code
    }
    do throws(OutputProblem) {
      let isComplete = try Terminal.printOnce(app.renderer, within: Self.limit)
      return Self.code(of: app, isComplete: isComplete, errors)
    } catch {
      errors("ghissues: \(error)")
      return 1
    }
  }

  /// Waits for the answers to changes; 1 where one was not made, or nobody knows.
  private func finish(_ app: App) -> Int32 {
    var code: Int32 = 0
    Terminal.wait {
      let trouble = await app.outbox.empty(within: Self.changeLimit) {
        errors("ghissues: waiting for the answer to the last change; Control-C does not")
      }
      guard let trouble else { return }
      errors("ghissues: the last change: \(trouble.ofChange)")
      code = 1
    }
    return code
  }

  /// The token is nil where none is asked for.
  private func transport(
    _ options: Options
  ) throws -> (transport: any Transport, token: AccessToken?) {
    if options.isRecorded {
      let latency = options.action == .once ? .zero : Self.latency
      return (RecordedTransport(server: RecordedServer(), latency: latency), nil)
    }
    let endpoint = try options.api()
    let token = try AccessToken.find(for: endpoint, in: environment)
    return (endpoint.transport(token), token)
  }

  /// The exit code after a frame was printed; says why where it is not 0 and the frame may not.
  static func code(
    of app: App, isComplete: Bool, _ errors: @MainActor (String) -> Void
  ) -> Int32 {
    if !isComplete {
      let seconds = limit.components.seconds
      errors("ghissues: no answer within \(seconds) seconds; try again, or check --endpoint")
    } else if app.trace.failures > 0 {
      return 1
    } else if let absence = app.absence {
      errors("ghissues: \(absence)")
    } else {
      return 0
    }
    return 1
  }

  /// How long an answer takes: long enough to see that a star does not wait for it.
  private static let latency = Duration.milliseconds(350)
  private static let limit = Duration.seconds(30)
  private static let changeLimit = Duration.seconds(10)
}
