internal import Dispatch
internal import Foundation

/// A renderer on lines of text: each frame that waits for nothing is printed; each line of the
/// standard input is keys. At the end of the input it goes on until nothing is awaited.
///
/// State, on the main actor: the bytes of a line not yet ended; whether the input ended.
@MainActor
final class LineSession {
  private let renderer: Renderer
  private let display: LineDisplay
  private let loop = MainLoop()
  private var pending: [UInt8] = []
  private var isAtEnd = false

  /// Longer lines are no keys: what is beyond is dropped.
  private static let longestLine = 4096

  init(_ renderer: Renderer, _ display: LineDisplay) {
    self.renderer = renderer
    self.display = display
  }

  func run() -> Int32 {
    renderer.size = display.size
    renderer.onFrame = { [unowned self] in show($0) }
    show(renderer.render())
    Self.readInput { [weak self] bytes in self?.take(bytes) }
    let code = loop.run()
    renderer.onFrame = nil
    return code
  }

  private func show(_ frame: Frame) {
    if renderer.isWaiting { return }
    display.show(frame)
    if isAtEnd { loop.end(0) }
  }

  /// On a thread of its own: a file, or /dev/null, is nothing that a dispatch source can watch. No
  /// bytes are the end.
  private static func readInput(_ take: @escaping @MainActor @Sendable ([UInt8]) -> Void) {
    Thread.detachNewThread {
      var bytes = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = Glibc.read(0, &bytes, bytes.count)
        if count < 0 && errno == EINTR { continue }
        let taken = Array(bytes.prefix(max(0, count)))
        DispatchQueue.main.async { take(taken) }
        if count <= 0 { return }
      }
    }
  }

  private func take(_ bytes: [UInt8]) {
    for byte in bytes {
      if byte == 10 {
        take(line: String(decoding: pending, as: UTF8.self))
        pending = []
      } else if pending.count < Self.longestLine {
        pending.append(byte)
      }
    }
    if bytes.isEmpty {
      if !pending.isEmpty { take(line: String(decoding: pending, as: UTF8.self)) }
      isAtEnd = true
      renderer.render()
      if !renderer.isWaiting { loop.end(0) }
    }
  }

  private func take(line: String) {
    for key in Key.keys(of: line) {
      if !renderer.send(key), key == .character("q") { loop.end(0) }
    }
    renderer.render()
  }
}
