@_spi(Inspection) public import Baton
internal import BatonInspector
@_spi(Runtime) internal import BatonStore
internal import Foundation
public import Observation

/// What the live inspector knows of an environment: its store as it is now, and what the log was told since the
/// inspector was made. An app makes it when it makes its environment; a log of its own stays as it is.
///
/// State, on the main actor: the log's last events; `changes`, which counts what may have changed the store, and
/// the dump as of one of these counts; how many dumps there were; the filter.
@MainActor @Observable
public final class Inspector {
  @ObservationIgnored let environment: Baton.Environment
  /// The newest last.
  private(set) var events: [LoggedEvent] = []
  private var changes = 0
  @ObservationIgnored private var held: (changes: Int, dump: StoreDump)?
  /// How often the store was dumped.
  @ObservationIgnored private(set) var dumps = 0
  /// What records must contain to be listed.
  var filter = ""
  private let folder: String

  private static let mostEvents = 500

  struct LoggedEvent: Identifiable {
    let id: Int
    /// Seconds since 1970.
    let time: Double
    let text: String
  }

  /// - Parameters:
  ///   - environment: What it tells its log, and its store's commits, are watched from now on, and told to whom
  ///     they were told before.
  ///   - folder: Where exports go; the working folder unless told otherwise.
  public init(of environment: Baton.Environment, folder: String? = nil) {
    self.environment = environment
    self.folder = folder ?? FileManager.default.currentDirectoryPath
    let onEvent = environment.onEvent
    environment.onEvent = { [weak self] event in
      onEvent?(event)
      self?.note(event)
    }
    let onCommit = environment.store.onCommit
    environment.store.onCommit = { [weak self] in
      onCommit?()
      self?.changes += 1
    }
  }

  private func note(_ event: LogEvent) {
    let id = (events.last?.id ?? 0) + 1
    events.append(
      LoggedEvent(id: id, time: Date().timeIntervalSince1970, text: String(describing: event)))
    if events.count > Inspector.mostEvents { events.removeFirst() }
    changes += 1
  }

  /// The store as it is now. Who reads it in a body is drawn again when a batch changed something.
  var dump: StoreDump {
    let changes = changes
    if let held, held.changes == changes { return held.dump }
    let dump = StoreDump(of: environment.store)
    held = (changes, dump)
    dumps += 1
    return dump
  }

  var inspection: StoreInspection {
    _ = changes
    return StoreInspection(of: environment.store)
  }

  /// Writes the dump into a file of its own.
  ///
  /// - Returns: What came of it, for the user.
  func export() -> String {
    for number in 1..<1000 {
      let path = folder + "/baton-store-\(number).json"
      if FileManager.default.fileExists(atPath: path) { continue }
      do {
        try Data(dump.text.utf8).write(
          to: URL(fileURLWithPath: path), options: .withoutOverwriting)
        return "exported to \(path)"
      } catch {
        return "not exported: \(path) cannot be written: \(Inspector.reason(of: error))"
      }
    }
    return "not exported: \(folder) is full of exports; remove some"
  }

  /// The system's words.
  private static func reason(of error: any Error) -> String {
    guard let code = (error as? CocoaError)?.underlying as? POSIXError else { return "\(error)" }
    return String(cString: strerror(code.code.rawValue))
  }
}
