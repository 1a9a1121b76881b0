/// A response made by hand, with a member for each field that an operation selects. Generated for each
/// mutation, as its `Optimistic`.
public protocol OptimisticResponse: VariableValue, Sendable {}

extension OptimisticResponse {
  /// The response as a server would send it; `Store.commit` and an environment's `mutate` take it.
  public var payload: Payload {
    var json = #"{"data":"#
    appendJSON(to: &json)
    return Payload(json: json + "}")
  }
}
