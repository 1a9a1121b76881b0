/// What a plan says about the object of one link (docs/generated-code.md, Plans).
struct PlanSelection: Hashable {
  struct TypeKey: Hashable {
    var type: String
    var key: [String]
  }

  /// The record type's name.
  var type: String
  var key: [String]
  var isAbstract: Bool
  /// Types whose key is another than `key`.
  var keys: [TypeKey]
  var fields: [PlanField]
}
