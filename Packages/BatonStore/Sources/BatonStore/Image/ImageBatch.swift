/// A committed batch on its way into an image. What it holds never changes, so that it is made at no cost
/// and taken apart on the image's own thread.
@_spi(Image) public final class ImageBatch: Sendable {
  /// About how many records there are.
  public let count: Int
  /// The batch takes something away: until it is written, what the image has of it must not be read.
  public let takesAway: Bool
  let changes: ChangeSet?
  let extras: ImageExtras?
  private let make: (@Sendable () -> ImageContent)?

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
    make = nil
  }

  /// What it takes something away from, worked out anew each time.
  public var takenAway: ImageTaken {
    guard takesAway else { return ImageTaken() }
    return changes.map { ImageTaken($0, extras) } ?? ImageTaken(content())
  }

  /// Takes the batch apart.
  public func content() -> ImageContent {
    make?() ?? changes.map { ImageContent($0, extras) } ?? ImageContent()
  }
}

extension ChangeSet {
  /// Some object is a list's element without an identity, which may be another one than an image has at its
  /// place.
  fileprivate var hasElements: Bool {
    for index in 0..<parts.entities.count where parts.entities[index].isRow { return true }
    return false
  }
}
