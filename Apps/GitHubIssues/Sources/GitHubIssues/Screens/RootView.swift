import BatonTerminal

/// The whole app: the screens, and below them what is wrong with the image and, if asked for, what the app does.
struct RootView: View {
  let navigation: Navigation
  let notice: ImageNotice?
  let trace: Trace?

  @Environment(\.scenePhase) private var phase

  var body: some View {
    NavigationStack(path: path) {
      ScreenView(screen: navigation.first, navigation: navigation)
        .navigationDestination(for: Screen.self) { [navigation] screen in
          ScreenView(screen: screen, navigation: navigation)
        }
    }
    .onChange(of: phase) { _, phase in if phase == .active { navigation.comeBack() } }
    // Begins once the screens hold what they were told to.
    .task(id: navigation.returns) {
      if navigation.returns > 0 { navigation.environment.revalidate() }
    }
    if let notice { ImageNoticeLine(notice: notice) }
    if let trace { TraceLine(trace: trace) }
  }

  private var path: Binding<[Screen]> {
    Binding(get: { navigation.path }, set: { navigation.path = $0 })
  }
}
