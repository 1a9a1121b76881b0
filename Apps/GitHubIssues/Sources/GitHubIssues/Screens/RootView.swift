import BatonTerminal

/// The whole app: the screens, and below them what is wrong with the image and, if asked for, what the app does.
struct RootView: View {
  let navigation: Navigation
  let refresher: Refresher
  let drafts: Drafts
  let notice: ImageNotice?
  let trace: Trace?

  @Environment(\.scenePhase) private var phase
  @Environment(\.baton) private var environment

  var body: some View {
    NavigationStack(path: path) {
      screen(navigation.first).navigationDestination(for: Screen.self) { screen($0) }
    }
    .onChange(of: phase) { _, phase in if phase == .active { refresher.comeBack() } }
    // Begins once the screens hold what they were told to.
    .task(id: refresher.returns) {
      if refresher.returns > 0 { environment?.revalidate() }
    }
    if let notice { ImageNoticeLine(notice: notice) }
    if let trace { TraceLine(trace: trace) }
  }

  private func screen(_ screen: Screen) -> some View {
    ScreenView(screen: screen, navigation: navigation, refresher: refresher, drafts: drafts)
  }

  private var path: Binding<[Screen]> {
    Binding(
      get: { navigation.path },
      set: {
        drafts.leave(navigation.path, for: $0)
        navigation.path = $0
      })
  }
}
