import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// simdjson, loaded from a library that `Peers/simdjson.cpp` makes.
final class Simdjson {
  // State: a parser with its buffers, used by one thread at a time and freed with the instance. The
  // library stays loaded.
  private let parser: UnsafeMutableRawPointer
  private let parseFunction: Parse
  private let freeFunction: Free
  private let padding: Int

  private typealias Make = @convention(c) () -> UnsafeMutableRawPointer?
  private typealias Free = @convention(c) (UnsafeMutableRawPointer?) -> Void
  private typealias Padding = @convention(c) () -> Int64
  private typealias Parse =
    @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, Int64) -> Int64

  /// Below the working directory, where `make bench` puts it.
  static let usualPath = ".build/bench/libsimdjson-peer.so"

  init(path: String) throws {
    let absolute =
      path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    guard let library = dlopen(absolute, RTLD_NOW | RTLD_LOCAL) else {
      let reason = dlerror().map { String(cString: $0) } ?? "no reason given"
      throw BenchError("cannot load \(path): \(reason)")
    }
    func symbol<Function>(_ name: String, as type: Function.Type) throws -> Function {
      guard let address = dlsym(library, name) else { throw BenchError("\(path) has no \(name)") }
      return unsafeBitCast(address, to: type)
    }
    let make = try symbol("baton_simdjson_new", as: Make.self)
    freeFunction = try symbol("baton_simdjson_free", as: Free.self)
    parseFunction = try symbol("baton_simdjson_parse", as: Parse.self)
    padding = Int(try symbol("baton_simdjson_padding", as: Padding.self)())
    guard let parser = make() else { throw BenchError("simdjson has no memory for a parser") }
    self.parser = parser
  }

  deinit { freeFunction(parser) }

  /// The document with the readable bytes after it that the parser wants, so that it need not copy.
  func padded(_ document: [UInt8]) -> [UInt8] {
    document + [UInt8](repeating: 0x20, count: padding)
  }

  /// Parses the first `length` bytes into the parser's tree; throws when they are no object.
  func parse(_ padded: [UInt8], length: Int) throws -> Int {
    let members = padded.withUnsafeBufferPointer {
      parseFunction(parser, $0.baseAddress, Int64(min(length, $0.count - padding)))
    }
    guard members >= 0 else { throw BenchError("simdjson refused the fixture") }
    return Int(members)
  }
}
