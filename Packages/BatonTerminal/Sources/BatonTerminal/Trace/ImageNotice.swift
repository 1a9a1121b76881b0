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
/// State, on the main actor: what there is to say, and whether the line says it, observed; what is said of
/// writing that fails, which ends with what is written.
@MainActor @Observable
public final class ImageNotice {
  /// What happened, what it concerns and why, in one line; nil where there is nothing to say.
  public private(set) var text: String?
  private(set) var isShown = false
  @ObservationIgnored private var failure: String?
  private let special: String?
  private let place: String?
  private let advice: String?
  /// How long the line is there.
  let duration: Duration

  /// - Parameters:
  ///   - special: What the user made and nothing else keeps, such as `"favourites"`; nil for nothing of the
  ///     kind.
  ///   - place: Where the image is.
  ///   - advice: What to do where there can be none, such as `"see --image"`.
  ///   - duration: How long the line is there.
  public init(
    losing special: String? = nil, at place: String? = nil, advice: String? = nil,
    for duration: Duration = .seconds(10)
  ) {
    self.special = special
    self.place = place
    self.advice = advice
    self.duration = duration
  }

  /// The text and where the image is, for what a program says outside of its frames.
  public var fullText: String? {
    guard let text else { return nil }
    return place.map { "\(text) (\($0))" } ?? text
  }

  /// Takes an event in.
  public func note(_ event: LogEvent) {
    switch event {
    case .imageUnavailable(let reason):
      say("Nothing is kept\(words("neither")): \(reason)" + (advice.map { "; \($0)" } ?? ""))
    case .imageStartedAgain(let reason): say("What was kept is gone\(words("too")): \(reason)")
    case .imageFailed(let code) where text == nil:
      failure = "Nothing is kept for now\(words("neither")): \(code); it is tried again"
      say(failure)
    case .imageWritten where text != nil && text == failure: say(nil)
    default: break
    }
  }

  /// Takes the line away; ``text`` stays.
  func hide() { isShown = false }

  private func say(_ text: String?) {
    self.text = text
    isShown = text != nil
  }

  private func words(_ word: String) -> String { special.map { ", \($0) \(word)" } ?? "" }
}
