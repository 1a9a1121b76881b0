@_spi(Runtime) internal import BatonStore

extension Environment {
  /// Commits what a payload brought, each part as a batch of its own. Who observes one may end the flight:
  /// nothing more is written then.
  ///
  /// - Parameter layer: The optimistic answer in whose place the first one goes.
  func commit(
    _ delivery: Delivery, in flight: Flight, instead layer: LayerID? = nil
  ) -> CommittedDelivery {
    var committed = CommittedDelivery(errors: delivery.errors)
    for step in delivery.steps {
      if hasEnded || flight.isOver { break }
      if let layer, !flight.hasLanded, case .changes(let changes) = step {
        committed.batches.append(store.resolve(layer, with: changes))
      } else {
        committed.batches.append(store.commit(step, as: .server))
      }
      flight.hasLanded = true
    }
    return committed
  }

  /// Tells the log what was committed: of each batch that it was, what came to nothing in it, and the field
  /// errors.
  func note(_ committed: CommittedDelivery, of operation: String) {
    for batch in committed.batches {
      if !batch.isDropped { note(.committed(kind: .server, changed: batch.changed)) }
      note(batch.problems)
      note(batch.unhandledErrors, of: operation)
    }
    note(committed.errors, of: operation)
  }

  private func note(_ errors: [GraphQLError], of operation: String) {
    for error in errors { note(.fieldError(operation: operation, path: error.dottedPath ?? "")) }
  }
}

/// What committing a payload came to.
struct CommittedDelivery {
  var batches: [CommitSummary] = []
  /// The errors beside the payload's parts.
  let errors: [GraphQLError]

  /// The errors that belong to no field.
  var unplacedErrors: [GraphQLError] { batches.flatMap(\.unplacedErrors) + errors }
}

extension CommitSummary {
  /// A part that had no place any more.
  fileprivate var isDropped: Bool {
    problems.contains { if case .partDropped = $0 { true } else { false } }
  }
}
