/// Where frames are shown.
@MainActor
protocol Display: AnyObject {
  /// The room there is now.
  var size: Size { get }
  /// Makes the display look like the frame.
  func show(_ frame: Frame)
  /// Nothing is shown any more; what was taken over is given back.
  func close()
}
