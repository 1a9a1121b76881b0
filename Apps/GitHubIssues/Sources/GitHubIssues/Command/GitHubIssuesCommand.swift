import Baton
import BatonTerminal
import RecordedGitHub

/// The program: its arguments in, an exit code out.
@MainActor
public struct GitHubIssuesCommand {
  public static let version = "0.1.0"

  private let output: @MainActor (String) -> Void
  private let errors: @MainActor (String) -> Void

  public init(
    output: @escaping @MainActor (String) -> Void, errors: @escaping @MainActor (String) -> Void
  ) {
    self.output = output
    self.errors = errors
  }

  /// Runs until the user quits. 0 is success, 1 a screen under `--once` that failed to load or is about
  /// something that is not there, 2 a wrong use, more than 128 a signal.
  public func run(_ arguments: [String]) -> Int32 {
    do {
      let options = try Options(arguments)
      switch options.action {
      case .help: output(Self.help)
      case .version: output("ghissues \(Self.version)")
      case .run, .once: return show(options)
      }
      return 0
    } catch {
      errors("ghissues: \(error)")
      return 2
    }
  }

  private func show(_ options: Options) -> Int32 {
    guard options.isRecorded else {
      errors(
        """
        ghissues: the transport for a server is not part of this version; \
        run on the recorded server with --recorded
        """)
      return 2
    }
    guard let place = options.place ?? RepositoryPlace(RecordedServer.repository) else { return 2 }
    let app = App(
      transport: RecordedTransport(server: RecordedServer(), latency: Self.latency),
      place: place, start: options.start, isTracing: options.isTracing)
    guard options.action == .once else { return Terminal.run(app.renderer) }
    let isComplete = Terminal.printOnce(app.renderer, within: Self.limit)
    return Self.code(of: app, isComplete: isComplete, errors)
  }

  /// The exit code after a frame was printed; says why where it is not 0 and the frame may not.
  static func code(
    of app: App, isComplete: Bool, _ errors: @MainActor (String) -> Void
  ) -> Int32 {
    if !isComplete {
      errors("ghissues: no answer within \(limit)")
    } else if app.trace.failures > 0 {
      return 1
    } else if let absence = app.absence {
      errors("ghissues: there is \(absence)")
    } else {
      return 0
    }
    return 1
  }

  /// How long an answer takes: long enough to see that a star does not wait for it.
  private static let latency = Duration.milliseconds(350)
  private static let limit = Duration.seconds(30)
}
