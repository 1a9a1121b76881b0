import BatonTerminal
import Observation

/// A renderer of the size that most tests need.
@MainActor
func render<V: View>(
  _ width: Int = 40, _ height: Int = 10, @ViewBuilder _ root: () -> V
) -> Renderer {
  Renderer(size: Size(width: width, height: height), root: root)
}

/// Lets the main actor take the turns that were asked for.
@MainActor
func turn() async { for _ in 0..<5 { await Task.yield() } }

/// Turns of the main actor for as long as something holds, but not for ever: what a test expects
/// afterwards then fails.
@MainActor func turns(while condition: @autoclosure () -> Bool) async {
  var left = 10_000_000
  while left > 0, condition() {
    left -= 1
    await Task.yield()
  }
}

@MainActor @Observable
final class Model {
  var names = ["Rick", "Morty", "Summer"]
  var isShown = true
  var count = 0
}
