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

  init(
    transport: any Transport, connection: Connection = Connection(),
    start: StartScreen = .characters, isTracing: Bool = false,
    size: Size = Size(width: 80, height: 24), clock: any Clock<Duration> = ContinuousClock()
  ) {
    let environment = Baton.Environment(transport: transport, clock: clock)
    let favourites = Favourites(environment)
    let trace = Trace()
    environment.log = { trace.note($0) }
    let inspector = Inspector(of: environment)
    self.environment = environment
    self.inspector = inspector
    self.trace = trace
    renderer = Renderer(size: size, baton: environment) {
      Inspectable(inspector) {
        RootView(start: start, connection: connection, trace: isTracing ? trace : nil)
          .environment(\.favourites, favourites)
          .environment(\.connection, connection)
      }
    }
  }
}
