internal import Observation

/// Whether the user has the program before them.
public enum ScenePhase: Hashable, Sendable {
  /// Its window has the focus, or the terminal does not tell.
  case active
  /// Another window has.
  case inactive
  /// The program is stopped, by Ctrl-Z say: what sees it sees that it was.
  case background
}

/// What a renderer's views know of its window, one object for all of them: a body that reads the phase
/// runs again when it changes, and no other does.
///
/// State, on the main actor: the phase, observed.
@MainActor @Observable
final class Scene {
  var phase = ScenePhase.active
}

extension EnvironmentValues {
  /// Whether the user has the program before them; see ``Renderer/scenePhase``.
  @MainActor public var scenePhase: ScenePhase { scene?.phase ?? .active }
}
