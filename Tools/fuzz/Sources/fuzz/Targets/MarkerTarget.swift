import BatonSchema

@testable import BatonCompiler

/// A Swift file: the documents in it have a place in it, byte for byte.
enum MarkerTarget {
  static func run(_ input: [UInt8]) {
    let source = Source(name: "Screen.swift", bytes: input)
    let hosts = HostDocuments([source])
    Promise.hold(hosts.diagnostics, about: [source])
    for document in hosts.documents {
      guard let offsets = document.offsets else {
        Promise.hold(false, "a document in Swift knows its places")
        continue
      }
      Promise.hold(
        offsets.count == document.document.bytes.count + 1, "every byte has a place")
      var last = -1
      for offset in offsets {
        Promise.hold(last <= offset && offset <= input.count, "places are in order, in the file")
        last = offset
      }
      do {
        _ = try Document(parsing: document.document)
      } catch {
        Promise.hold([hosts.located(error)], about: [source])
      }
    }
  }
}
