import Baton
import BatonTerminal
import Foundation

/// The program: its arguments in, an exit code out.
@MainActor
public struct RickAndMortyCommand {
  public static let version = "0.1.0"

  private let output: @MainActor (String) -> Void
  private let errors: @MainActor (String) -> Void
  private let searchFolders: [URL]

  /// `searchFolders`: where recordings are looked for, upwards from each.
  public init(
    searchFolders: [URL],
    output: @escaping @MainActor (String) -> Void,
    errors: @escaping @MainActor (String) -> Void
  ) {
    self.searchFolders = searchFolders
    self.output = output
    self.errors = { errors(Terminal.plain($0)) }
  }

  /// Runs until the user quits. 0 is success, 1 a screen under `--once` that failed to load or is about
  /// something that is not there, 2 a wrong use, more than 128 a signal.
  public func run(_ arguments: [String]) -> Int32 {
    do {
      let options = try Options(arguments)
      switch options.action {
      case .help: output(Self.help)
      case .version: output("rickandmorty \(Self.version)")
      case .run, .once: return try show(options)
      }
      return 0
    } catch {
      errors("rickandmorty: \(error)")
      return 2
    }
  }

  private func show(_ options: Options) throws -> Int32 {
    let connection = Connection()
    let app = App(
      transport: try transport(options, connection), connection: connection,
      persistence: options.persistence, start: options.start, isTracing: options.isTracing,
      showsNotice: options.action == .run)
    // What waits to be written is written before the process ends.
    defer { Terminal.wait { await app.environment.end() } }
    defer { if let text = app.notice.fullText { errors("rickandmorty: \(text)") } }
    guard options.action == .once else { return Terminal.run(app.renderer) }
    do throws(OutputProblem) {
      let isComplete = try Terminal.printOnce(app.renderer, within: Self.limit)
      return Self.code(of: app, isComplete: isComplete, errors)
    } catch {
      errors("rickandmorty: \(error)")
      return 1
    }
  }

  /// The exit code after a frame was printed; says why where it is not 0 and the frame may not.
  static func code(
    of app: App, isComplete: Bool, _ errors: @MainActor (String) -> Void
  ) -> Int32 {
    if !isComplete {
      let seconds = limit.components.seconds
      errors("rickandmorty: no answer within \(seconds) seconds; try again, or check --endpoint")
    } else if app.trace.failures > 0 {
      return 1
    } else if let absence = app.absence {
      errors("rickandmorty: \(absence)")
    } else {
      return 0
    }
    return 1
  }

  private func transport(
    _ options: Options, _ connection: Connection
  ) throws -> any Transport {
    if options.isRecorded {
      let latency = options.action == .once ? .zero : Self.latency
      return DelayedTransport(recordings: try recordings(options), latency: latency)
    }
    guard let url = URL(string: options.endpoint), ["http", "https"].contains(url.scheme),
      url.host?.isEmpty == false, (1...65535).contains(url.port ?? 443)
    else { throw OptionError.noAddress(options.endpoint) }
    return connection.transport(to: url)
  }

  /// How long a recorded answer takes: long enough to see a screen load.
  private static let latency = Duration.milliseconds(350)
  private static let limit = Duration.seconds(30)

  private func recordings(_ options: Options) throws -> Recordings {
    if let folder = options.recordings {
      return try Recordings(folder: URL(filePath: folder, directoryHint: .isDirectory))
    }
    return try Recordings.find(upwardsFrom: searchFolders)
  }
}
