/// What a plan needs beyond records, links and conditions: cases of the runtime's enum of this name.
enum PlanFeature: String, CaseIterable {
  case connection
  case appendEdge, prependEdge, appendNode, prependNode, deleteEdge, deleteRecord
  case `defer`
  case caughtErrors, thrownErrors

  init(_ edit: TypedEdit.Kind) {
    switch edit {
    case .appendEdge: self = .appendEdge
    case .prependEdge: self = .prependEdge
    case .appendNode: self = .appendNode
    case .prependNode: self = .prependNode
    case .deleteEdge: self = .deleteEdge
    case .deleteRecord: self = .deleteRecord
    }
  }
}
