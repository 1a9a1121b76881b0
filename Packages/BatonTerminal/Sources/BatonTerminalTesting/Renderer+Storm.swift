public import BatonTerminal

extension Renderer {
  /// Presses two hundred of the keys at random in a window that is dragged to any size, and goes back to where
  /// nothing is open. Waits now and then for what the views wait for.
  ///
  /// - Returns: What was wrong with the first frame that was not whole, or not of the window's size, or what
  ///   was waited for in vain; nil where all was well.
  public func faultInStorm(of keys: [Key]) async -> String? {
    var numbers = SeededNumbers(seed: 9)
    for step in 0..<200 {
      let size = Size(
        width: .random(in: 0...90, using: &numbers), height: .random(in: 0...30, using: &numbers))
      if step % 3 == 0 { self.size = size }
      guard let key = keys.randomElement(using: &numbers) else { return "there are no keys" }
      send(key)
      let faults = frame.faults
      if !faults.isEmpty { return "step \(step): \(faults)" }
      if step % 5 == 0, !(await settle(within: .seconds(30))) { return "step \(step): it waits" }
      if !frame.faults.isEmpty { return "step \(step), settled: \(frame.faults)" }
      if frame.size != self.size { return "step \(step): \(frame.size) is not \(self.size)" }
    }
    size = Size(width: 80, height: 24)
    guard await settle(within: .seconds(30)) else { return "it waits at the end" }
    for _ in 0..<20 { send(.escape) }
    return await settle(within: .seconds(30)) ? nil : "it waits, gone back"
  }
}
