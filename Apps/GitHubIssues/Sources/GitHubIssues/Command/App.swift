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
  let outbox: Outbox
  /// Behind F12.
  private let inspector: Inspector
  let navigation: Navigation
  let refresher: Refresher

  /// - Parameters:
  ///   - persistence: Where the records are for the next launch; nil keeps none.
  ///   - start: Nil for where the user was last.
  ///   - showsNotice: Whether what is wrong with the image is on the screen.
  init(
    transport: any Transport, persistence: Persistence? = nil, place: RepositoryPlace,
    start: Screen? = nil, isTracing: Bool = false, showsNotice: Bool = true,
    size: Size = Size(width: 80, height: 24),
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    let environment = Baton.Environment(
      transport: transport, store: Store(persistence: persistence), clock: clock)
    let navigation = Navigation(environment, place: place, start: start)
    let refresher = Refresher(environment, navigation)
    let drafts = Drafts()
    // What was left is shown, and asked for again: much happens between two launches.
    if persistence != nil { environment.invalidate() }
    let trace = Trace()
    let notice = ImageNotice(
      at: persistence?.url.path, advice: "see --image")
    let outbox = Outbox(clock: clock)
    environment.log = {
      trace.note($0)
      notice.note($0)
    }
    let inspector = Inspector(of: environment)
    self.environment = environment
    self.inspector = inspector
    self.trace = trace
    self.notice = notice
    self.outbox = outbox
    self.navigation = navigation
    self.refresher = refresher
    renderer = Renderer(size: size, baton: environment) {
      Inspectable(inspector) {
        RootView(
          navigation: navigation, refresher: refresher, drafts: drafts,
          notice: showsNotice ? notice : nil, trace: isTracing ? trace : nil
        )
        .environment(\.outbox, outbox)
      }
    }
  }

  /// Why what the screen that the app starts with is about is not there; nil where it is.
  var absence: Trouble? {
    let (store, place) = (environment.store, navigation.place)
    do {
      switch navigation.first {
      case .issues:
        let data = store.read(refresher.repositoryQuery)
        return try data.repository.get() == nil ? .noRepository(place) : nil
      case .issue(let number):
        let data = store.read(refresher.issueQuery(number))
        guard let repository = try data.repository.get() else { return .noRepository(place) }
        return repository.issue == nil ? .noIssue(number, in: place) : nil
      case .labels:
        let data = store.read(LabelsQuery(owner: place.owner, name: place.name))
        return try data.repository.get() == nil ? .noRepository(place) : nil
      case .search: return nil
      }
    } catch {
      return Trouble(error)
    }
  }
}
