import Foundation

/// A growing array of plain values in memory of its own.
///
/// Unlike an array it is never copied and costs no exclusivity or uniqueness check. Its owner frees it.
/// Reads are bounds-checked like an array's.
struct FlatBuffer<Element: BitwiseCopyable> {
  private(set) var start: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = max(1, capacity)
    start = FlatBuffer.allocate(self.capacity, replacing: nil)
  }

  func deallocate() {
    free(start)
  }

  /// Large blocks grow in place: the system moves their pages.
  private static func allocate(
    _ capacity: Int, replacing old: UnsafeMutablePointer<Element>?
  ) -> UnsafeMutablePointer<Element> {
    guard let memory = realloc(old, capacity * MemoryLayout<Element>.stride) else {
      fatalError("There is no memory for \(capacity) elements of \(Element.self).")
    }
    return memory.bindMemory(to: Element.self, capacity: capacity)
  }

  @inline(__always) mutating func append(_ element: Element) {
    if count == capacity { grow(to: count &+ 1) }
    (start + count).initialize(to: element)
    count &+= 1
  }

  mutating func append(_ elements: UnsafeBufferPointer<Element>) {
    reserve(elements.count)
    guard let source = elements.baseAddress else { return }
    (start + count).initialize(from: source, count: elements.count)
    count &+= elements.count
  }

  /// Room for so many more, so that the buffer does not move until they are there.
  @inline(__always) mutating func reserve(_ more: Int) {
    if count &+ more > capacity { grow(to: count &+ more) }
  }

  @inline(__always) mutating func removeLast(to count: Int) {
    if count < self.count { self.count = count }
  }

  @inline(__always) subscript(_ index: Int) -> Element {
    get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      return start[index]
    }
    nonmutating set {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      start[index] = newValue
    }
  }

  @inline(__always) func pointer(_ index: Int) -> UnsafeMutablePointer<Element> {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
    return start + index
  }

  /// `count` elements from `index` on; none where the buffer has not so many.
  @inline(__always) func slice(_ index: Int, _ count: Int) -> UnsafeBufferPointer<Element> {
    precondition(index >= 0 && count >= 0 && index &+ count <= self.count)
    return UnsafeBufferPointer(start: start + index, count: count)
  }

  @inline(never) private mutating func grow(to minimum: Int) {
    capacity = max(minimum, capacity &+ capacity / 2 &+ 4)
    start = FlatBuffer.allocate(capacity, replacing: start)
  }
}
