internal import Observation

/// Observation of one value that the owner stores itself.
///
/// `@Observable` on a generic class makes its key paths anew at every access, as a generic key path
/// is no constant; this one's is, and it is an identity key path, which hashes fastest.
@_spi(Views)
public struct Signal: Sendable {
  private struct Subject: Observable {}
  private let registrar = ObservationRegistrar()

  public init() {}

  /// Before the value is read: who reads it now is woken by its next change.
  public func read() { registrar.access(Subject(), keyPath: \Subject.self) }
  public func willChange() { registrar.willSet(Subject(), keyPath: \Subject.self) }
  public func didChange() { registrar.didSet(Subject(), keyPath: \Subject.self) }

  /// After the value was written, where who is told may write it anew: that is then the last word.
  public func changed() {
    willChange()
    didChange()
  }
}
