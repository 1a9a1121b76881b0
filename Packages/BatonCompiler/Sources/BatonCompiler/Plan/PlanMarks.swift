/// What a plan says about a field, besides where it is kept and what it is.
struct PlanMarks: Hashable {
  /// Of the client's own schema.
  var isClient = false
  var edit: PlanEdit?
  var connection: PlanConnection?
  /// Whoever selects the field, or something around it, catches its errors.
  var isCaught = false
}
