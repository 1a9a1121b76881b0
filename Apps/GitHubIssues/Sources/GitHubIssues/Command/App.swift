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

  /// What the screen that the app starts with is about and the server does not have.
  var absence: String? {
    let name = "\(place.owner)/\(place.name)"
    switch start {
    case .issues:
      let query = RepositoryQuery(owner: place.owner, name: place.name)
      return environment.store.read(query).repository == nil ? "no repository \(name)" : nil
    case .issue(let number):
      let query = IssueQuery(owner: place.owner, name: place.name, number: number)
      let issue = environment.store.read(query).repository?.issue
      return issue == nil ? "no issue \(number) in \(name)" : nil
    }
  }
}
