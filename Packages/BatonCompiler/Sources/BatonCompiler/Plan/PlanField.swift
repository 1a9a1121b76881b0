/// A member of a plan's selection; each case begins with its response key, but for those that hold others.
indirect enum PlanField: Hashable {
  case scalar(
    String, slot: SlotReference, kind: PlanScalarKind, isList: Bool, marks: PlanMarks,
    when: [Condition])
  /// The selection is a number in the plan it belongs to.
  case linked(
    String, slot: SlotReference, isPlural: Bool, lookup: PlanLookup?, marks: PlanMarks,
    when: [Condition], selection: Int)
  case typename(String, when: [Condition])
  case membership(String, of: String)
  case inline(on: String, when: [Condition], fields: [PlanField])
  case deferred(TypedDeferral, when: [Condition], fields: [PlanField])
}
