@_spi(Generated) internal import BatonStore

/// A query with its variables as a whole, as a lens knows them, and not each as its own type.
struct Requery<Base: Query>: Query {
  let variables: Variables
  var resolution: Resolution<OperationHandle<Self>> = .unresolved

  typealias Data = Base.Data

  static var name: String { Base.name }
  static var document: Document { Base.document }
  static var onError: OnError? { Base.onError }
  static var throwsOnFieldError: Bool { Base.throwsOnFieldError }
  static var plan: Plan { Base.plan }
  static var cacheExpiration: Duration? { Base.cacheExpiration }
  static var defaults: Variables { Base.defaults }

  init(_ variables: Variables) {
    self.variables = variables
  }
}
