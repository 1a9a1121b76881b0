import BatonCompiler
import BatonSchema

/// What holds for every input; where it does not, the process ends and libFuzzer keeps the input.
enum Promise {
  static func hold(_ holds: Bool, _ what: @autoclosure () -> String) {
    if !holds { fatalError("not kept: " + what()) }
  }

  /// Every diagnostic says something, about a place that is in a text that was given, and can be shown.
  static func hold(_ diagnostics: [Diagnostic], about sources: [Source]) {
    for (index, diagnostic) in diagnostics.enumerated() {
      hold(!diagnostic.message.isEmpty, "\(diagnostic.id) says nothing")
      for location in [diagnostic.location] + diagnostic.notes.map(\.location) {
        let range = location.range
        hold(
          0 <= range.start && range.start <= range.end
            && range.end <= location.source.bytes.count,
          "\(diagnostic.id) is about \(range) of \(location.source.bytes.count) bytes")
        hold(
          sources.contains(location.source),
          "\(diagnostic.id) is about \(location.source.name), which was not given")
      }
      // A position is found by counting, which takes too long for each of thousands.
      if index < 10 { _ = DiagnosticText.text(of: diagnostic) }
    }
  }
}
