internal import CNcurses
internal import Foundation

/// How the process's terminal can be used.
public enum TerminalMode: Hashable, Sendable {
  /// Full screens, in colours or without.
  case screen(colours: Bool)
  /// Lines of text; the reason says why no full screen can be drawn.
  case lines(reason: String)

  /// What the process has: full screens on a terminal that can place the cursor; without colours
  /// when `NO_COLOR` is set and not empty; else lines.
  @MainActor public static var current: TerminalMode {
    let environment = ProcessInfo.processInfo.environment
    if environment["TERM"] == "dumb" { return .lines(reason: "TERM is dumb") }
    if let reason = bt_unusable() { return .lines(reason: String(cString: reason)) }
    return .screen(colours: (environment["NO_COLOR"] ?? "").isEmpty)
  }
}
