/// A plan: selections by number, the first being the root's.
struct Plan {
  var selections: [PlanSelection]
  /// What the runtime has to be able to do, each once.
  var needs: [PlanFeature] = []
}
