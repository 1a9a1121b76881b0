import Baton
import BatonImage
import BatonInspectorView
import BatonTerminal
import Foundation

/// The app put together: an environment on a transport, and the views in a renderer.
@MainActor
struct App {
  let environment: Baton.Environment
  let renderer: Renderer
  let trace: Trace
  let notice: ImageNotice
  let navigation: Navigation
  /// Behind F12.
  private let inspector: Inspector

  /// - Parameters:
  ///   - persistence: Where the records are for the next launch; nil keeps none.
  ///   - start: Nil for where the user was last.
  ///   - showsNotice: Whether what is wrong with the image is on the screen.
  init(
    transport: any Transport, connection: Connection = Connection(),
    persistence: Persistence? = nil, start: Screen? = nil, isTracing: Bool = false,
    showsNotice: Bool = true,
    size: Size = Size(width: 80, height: 24), clock: any Clock<Duration> = ContinuousClock()
  ) {
    let environment = Baton.Environment(
      transport: transport, store: Store(persistence: persistence), clock: clock)
    let favourites = Favourites(environment)
    let navigation = Navigation(environment, start: start)
    let trace = Trace()
    let notice = ImageNotice(
      losing: "favourites", at: persistence?.url.path, advice: "see --image")
    environment.log = {
      trace.note($0)
      notice.note($0)
    }
    let inspector = Inspector(of: environment)
    self.environment = environment
    self.inspector = inspector
    self.trace = trace
    self.notice = notice
    self.navigation = navigation
    renderer = Renderer(size: size, baton: environment) {
      Inspectable(inspector) {
        RootView(
          navigation: navigation, connection: connection, notice: showsNotice ? notice : nil,
          trace: isTracing ? trace : nil
        )
        .environment(\.favourites, favourites)
        .environment(\.connection, connection)
      }
    }
  }
}
