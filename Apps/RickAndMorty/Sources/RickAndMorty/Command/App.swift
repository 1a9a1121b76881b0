import Baton
import BatonTerminal

/// The app put together: an environment on a transport, and the views in a renderer.
@MainActor
struct App {
  let environment: Baton.Environment
  let renderer: Renderer
  let trace: Trace

  init(
    transport: any Transport, connection: Connection = Connection(),
    start: StartScreen = .characters, isTracing: Bool = false,
    size: Size = Size(width: 80, height: 24), clock: any Clock<Duration> = ContinuousClock()
  ) {
    let environment = Baton.Environment(transport: transport, clock: clock)
    let favourites = Favourites(environment)
    let trace = Trace()
    environment.log = { trace.note($0) }
    self.environment = environment
    self.trace = trace
    renderer = Renderer(size: size, baton: environment) {
      RootView(start: start, connection: connection, trace: isTracing ? trace : nil)
        .environment(\.favourites, favourites)
        .environment(\.connection, connection)
    }
  }
}
