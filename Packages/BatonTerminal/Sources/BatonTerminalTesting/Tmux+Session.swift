public import Foundation

extension Tmux {
  /// Runs a program between two looks at the terminal's settings, in a folder; ``ending()`` tells what
  /// came of it, ``processID()`` which process it is.
  public func start(_ program: URL, _ arguments: String..., in folder: URL) async throws {
    let words = ([folder.path] + arguments).map { "'\($0)'" }.joined(separator: " ")
    try """
    stty -a > before
    echo \(Self.mark)
    sh -c 'echo $$ > pid; cd "$1"; shift; exec "$0" "$@"' '\(program.path)' \(words)
    echo $? > code
    stty -a > after

    """.write(to: self.folder.appending(path: "session"), atomically: true, encoding: .utf8)
    try await press("cd '\(self.folder.path)' && clear && . ./session", "Enter")
  }

  /// The process that ``start(_:_:in:)`` began.
  public func processID() async throws -> pid_t? {
    pid_t(try await waitForFile("pid").trimmingCharacters(in: .newlines))
  }

  /// What a program left behind, once it has ended.
  public func ending() async throws -> Ending {
    let after = try await waitForFile("after")
    let code = try await waitForFile("code").trimmingCharacters(in: .newlines)
    let before = try await waitForFile("before")
    let modes = try await tell("#{alternate_on} #{cursor_flag} #{keypad_flag}")
    let screen = try await waitFor(Self.mark)
    // Keys typed are shown again, by a shell that takes them.
    try await press("echo back to $((40 + 2))", "Enter")
    try await waitFor("back to 42")
    return Ending(
      code: code, areSettingsRestored: before == after && after.contains(" icanon"),
      isScreenRestored: modes == "0 1 0\n", screen: screen)
  }

  private static let mark = "the shell was here"

  /// A program's end, and the terminal after it.
  public struct Ending: Sendable {
    /// The exit code, in digits.
    public let code: String
    /// Whether the settings are those from before, which show what is typed.
    public let areSettingsRestored: Bool
    /// Whether the shell's own screen is back, with its cursor in sight.
    public let isScreenRestored: Bool
    /// The shell's screen.
    public let screen: String
  }
}
