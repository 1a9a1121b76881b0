/// A plan: selections by number, the first being the root's.
struct Plan {
  var selections: [PlanSelection]
}
