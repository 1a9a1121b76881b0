public import Baton
public import Observation

/// What an app's user has to know of the store's image: that what it held is gone, or that nothing is kept. An
/// ``ImageNoticeLine`` shows it.
///
/// ```swift
/// let notice = ImageNotice(losing: "favourites", at: persistence?.url.path)
/// environment.log = { notice.note($0) }
/// ```
///
/// State, on the main actor, observed: what there is to say of what is lost for good, and of writing that fails,
/// which ends with what is written; which of these the line says, and whether it does.
@MainActor @Observable
public final class ImageNotice {
  /// What happened last that still matters, what it concerns and why, in one line; nil where there is nothing
  /// to say.
  public private(set) var text: String?
  private(set) var isShown = false
  private var loss: String?
  private var failure: String?
  private let onlyKept: String?
  private let place: String?
  private let advice: String?
  /// How long the line is there.
  let duration: Duration

  /// - Parameters:
  ///   - onlyKept: What the user made and nothing else keeps, such as `"favourites"`; nil for nothing of the
  ///     kind.
  ///   - place: Where the image is.
  ///   - advice: What to do where there can be none, such as `"see --image"`.
  ///   - duration: How long the line is there.
  public init(
    losing onlyKept: String? = nil, at place: String? = nil, advice: String? = nil,
    for duration: Duration = .seconds(10)
  ) {
    self.onlyKept = onlyKept
    self.place = place
    self.advice = advice
    self.duration = duration
  }

  /// All there is to say, and where the image is, for what a program says outside of its frames.
  public var fullText: String? {
    let texts = [loss, failure].compactMap { $0 }
    if texts.isEmpty { return nil }
    return texts.joined(separator: ". ") + (place.map { " (\($0))" } ?? "")
  }

  /// Takes an event in.
  public func note(_ event: LogEvent) {
    switch event {
    case .imageUnavailable(let reason):
      loss = "Nothing is kept\(words("neither")): \(reason)" + (advice.map { "; \($0)" } ?? "")
      say(loss)
    case .imageStartedAgain(let reason):
      loss = "What was kept is gone\(words("too")): \(reason)"
      say(loss)
    case .imageFailed(let code):
      let words = "Nothing is kept for now\(words("neither")): \(code); it is tried again"
      // Each attempt to write fails in its turn, which is no news.
      if failure == words { return }
      failure = words
      say(failure)
    case .imageWritten where failure != nil:
      if text == failure {
        text = loss
        isShown = false
      }
      failure = nil
    default: break
    }
  }

  /// Takes the line away; ``text`` stays.
  func hide() { isShown = false }

  private func say(_ text: String?) {
    self.text = text
    isShown = true
  }

  private func words(_ word: String) -> String { onlyKept.map { ", \($0) \(word)" } ?? "" }
}
