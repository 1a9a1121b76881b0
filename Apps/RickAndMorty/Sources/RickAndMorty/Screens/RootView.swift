import BatonTerminal

/// The whole app: the screens, and below them what is wrong with the way to the server and with the image and,
/// if asked for, what the app does.
struct RootView: View {
  let navigation: Navigation
  let connection: Connection
  let notice: ImageNotice?
  let trace: Trace?

  @Environment(\.scenePhase) private var phase
  @Environment(\.baton) private var environment

  var body: some View {
    NavigationStack(path: path) {
      ScreenView(screen: navigation.first, navigation: navigation)
        .navigationDestination(for: Screen.self) { [navigation] screen in
          ScreenView(screen: screen, navigation: navigation)
        }
    }
    // Who comes back is shown what has come meanwhile.
    .onChange(of: phase) { _, phase in if phase == .active { environment?.revalidate() } }
    ConnectionLine(connection: connection)
    if let notice { ImageNoticeLine(notice: notice) }
    if let trace { TraceLine(trace: trace) }
  }

  private var path: Binding<[Screen]> {
    Binding(get: { navigation.path }, set: { navigation.path = $0 })
  }
}
