/// What an ``ImageNotice`` says, in one line for its time; nothing where it says nothing.
public struct ImageNoticeLine: View {
  private let notice: ImageNotice

  /// The line of a notice.
  public init(notice: ImageNotice) { self.notice = notice }

  /// What happened last, with all there is to say where the line has room for it.
  public var body: some View {
    if notice.isShown, let text = notice.text {
      ViewThatFits {
        Text(notice.fullText ?? text).lineLimit(1)
        Text(text).lineLimit(1)
      }
      .foregroundStyle(.yellow)
      .task(id: text) { [notice] in
        // Cancelled, another text has taken the place.
        guard (try? await Task.sleep(for: notice.duration)) != nil else { return }
        notice.hide()
      }
    }
  }
}
