import Testing

@testable import BatonTerminal

/// What views know of the window.
@MainActor @Suite struct SceneTests {
  @MainActor
  private final class Notes {
    var all: [String] = []
  }

  private struct Still: View {
    var body: some View { Text("still") }
  }

  private struct Watch: View {
    let notes: Notes
    @Environment(\.scenePhase) private var phase

    var body: some View {
      Text("\(phase)").onChange(of: phase) { notes.all.append("\($0) to \($1)") }
      Still()
    }
  }

  /// Only the body that reads it runs.
  @Test func thePhaseIsObserved() async {
    let notes = Notes()
    let renderer = render { Watch(notes: notes) }
    #expect(renderer.frame.text == "active\nstill")
    renderer.resetBodyRuns()
    renderer.scenePhase = .inactive
    #expect(renderer.frame.text == "inactive\nstill")
    #expect(renderer.bodyRuns.total == 1 && renderer.bodyRuns.of(Watch.self) == 1)
    await turns(while: notes.all.isEmpty)
    renderer.scenePhase = .inactive
    renderer.scenePhase = .active
    #expect(renderer.frame.text == "active\nstill")
    await turns(while: notes.all.count < 2)
    #expect(notes.all == ["active to inactive", "inactive to active"])
  }

  private struct Counting: View {
    let model: Model
    let notes: Notes

    var body: some View {
      Text("\(model.count)").onChange(of: model.count) { old, new in
        notes.all.append("\(old) \(new)")
        if new < 3 { model.count += 1 }
      }
    }
  }

  /// What an action changes is another change; what equals is none.
  @Test func anActionMayChangeTheValue() async {
    let (model, notes) = (Model(), Notes())
    let renderer = render { Counting(model: model, notes: notes) }
    renderer.render()
    model.count = 0
    await turn()
    #expect(notes.all.isEmpty)
    model.count = 1
    await turns(while: notes.all.count < 3)
    #expect(notes.all == ["0 1", "1 2", "2 3"])
    #expect(renderer.frame.text == "3")
  }

  /// A view that went meanwhile does nothing any more.
  @Test func whatIsGoneDoesNothing() async {
    let (model, notes) = (Model(), Notes())
    let renderer = render { Counting(model: model, notes: notes) }
    renderer.render()
    model.count = 1
    renderer.render()
    renderer.close()
    await turn()
    #expect(notes.all.isEmpty)
  }

  /// Outside a renderer there is no window that could lose the focus.
  @Test func outsideATree() { #expect(EnvironmentValues().scenePhase == .active) }
}
