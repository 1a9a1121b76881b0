import BatonCompiler
import BatonSchema

/// Where a run writes: data to one stream, messages to the other.
struct Console {
  let stdout: (String) -> Void
  let stderr: (String) -> Void
  let style: TextStyle

  /// What is wrong with texts: messages, or data for a machine.
  func tell(_ diagnostics: [Diagnostic], json: Bool) {
    guard !json else { return stdout(DiagnosticText.json(of: diagnostics) + "\n") }
    var writer = DiagnosticText(style: style)
    for diagnostic in diagnostics { stderr(writer.text(of: diagnostic)) }
  }

  func tell(_ failure: ToolFailure, json: Bool) {
    guard failure.diagnostics.isEmpty else { return tell(failure.diagnostics, json: json) }
    stderr("batonc: error: \(failure.message)\n")
    if let command = failure.command { stderr("See `batonc \(command.rawValue) --help`.\n") }
  }
}
