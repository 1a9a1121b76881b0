/// A committed batch on its way into an image. What it holds never changes, so that it is made at no cost
/// and taken apart on the image's own thread.
@_spi(Image) public final class ImageBatch: Sendable {
  /// About how many records there are.
  public let count: Int
  /// What is in the image until the batch is written must not be read: the batch takes something away.
  public let takesAway: Bool
  private let make: @Sendable () -> ImageContent

  public init(
    count: Int, takesAway: Bool, content: @escaping @Sendable () -> ImageContent
  ) {
    self.count = count
    self.takesAway = takesAway
    make = content
  }

  /// Takes the batch apart.
  public func content() -> ImageContent { make() }
}
