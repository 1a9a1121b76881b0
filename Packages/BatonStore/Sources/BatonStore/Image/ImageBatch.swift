/// A committed batch on its way into an image. What it holds never changes, so that it is made at no cost
/// and taken apart on the image's own thread.
@_spi(Image) public final class ImageBatch: Sendable {
  /// About how many records there are.
  public let count: Int
  /// What is in the image until the batch is written must not be read: the batch takes something away.
  public let takesAway: Bool
  let changes: ChangeSet?
  let extras: ImageExtras?
  private let make: @Sendable () -> ImageContent

  public init(
    count: Int, takesAway: Bool, content: @escaping @Sendable () -> ImageContent
  ) {
    self.count = count
    self.takesAway = takesAway
    changes = nil
    extras = nil
    make = content
  }

  init(_ changes: ChangeSet, _ extras: ImageExtras?) {
    self.changes = changes
    self.extras = extras
    count = changes.parts.entities.count + (extras?.slots.count ?? 0)
    takesAway = changes.hasElements || extras?.takesAway == true
    make = { ImageContent(changes, extras) }
  }

  /// Takes the batch apart.
  public func content() -> ImageContent { make() }
}

extension ChangeSet {
  /// Some object is a list's element without an identity, which may be another one than an image has at its
  /// place.
  fileprivate var hasElements: Bool {
    for index in 0..<parts.entities.count where parts.entities[index].isRow { return true }
    return false
  }
}
