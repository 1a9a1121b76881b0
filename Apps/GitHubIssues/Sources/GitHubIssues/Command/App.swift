import Baton
import BatonInspectorView
import BatonTerminal

/// The app put together: an environment on a transport, and the views in a renderer.
@MainActor
struct App {
  let environment: Baton.Environment
  let renderer: Renderer
  let trace: Trace
  /// Behind F12.
  private let inspector: Inspector
  private let place: RepositoryPlace
  private let start: StartScreen

  init(
    transport: any Transport, place: RepositoryPlace, start: StartScreen = .issues,
    isTracing: Bool = false, size: Size = Size(width: 80, height: 24)
  ) {
    let environment = Baton.Environment(transport: transport)
    let trace = Trace()
    environment.log = { trace.note($0) }
    let inspector = Inspector(of: environment)
    self.environment = environment
    self.inspector = inspector
    self.trace = trace
    self.place = place
    self.start = start
    renderer = Renderer(size: size, baton: environment) {
      Inspectable(inspector) {
        RootView(place: place, start: start, trace: isTracing ? trace : nil)
      }
    }
  }

  /// Why what the screen that the app starts with is about is not there; nil where it is.
  var absence: String? {
    let store = environment.store
    do {
      switch start {
      case .issues:
        let data = store.read(RepositoryQuery(owner: place.owner, name: place.name))
        return try data.repository.get() == nil ? "there is no repository \(place)" : nil
      case .issue(let number):
        let data = store.read(IssueQuery(owner: place.owner, name: place.name, number: number))
        let issue = try data.repository.get()?.issue
        return issue == nil ? "there is no issue \(number) in \(place)" : nil
      case .search: return nil
      }
    } catch {
      return Trouble(error).description
    }
  }
}
