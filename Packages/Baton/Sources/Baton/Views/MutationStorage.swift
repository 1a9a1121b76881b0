/// What `@Mutation` keeps in a view: the action, which needs nothing from the parent.
public struct MutationStorage<Action: MutationAction>: Sendable {
  public private(set) var action = Action()

  public init() {}

  /// Fills the action in, before the body of the view that holds this storage.
  @_spi(Views) @MainActor
  public mutating func resolve(_ state: ActionState, in environment: Environment?) {
    state.enter(environment)
    action.resolution = Resolution(.resolved(state))
  }
}

/// The parent gives it nothing, so it never makes a view differ.
extension MutationStorage: Equatable {
  public static func == (_: Self, _: Self) -> Bool { true }
}
