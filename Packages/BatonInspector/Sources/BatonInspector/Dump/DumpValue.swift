@_spi(Image) internal import BatonStore

/// What a slot holds. Records are named by their keys.
public enum DumpValue: Sendable {
  case null
  case bool(Bool), int(Int), double(Double), string(String)
  case link(String)
  /// Links, null entries and repeated ones kept.
  case links([String?])
  /// Scalars, null entries kept.
  case scalars([DumpValue])

  /// Nil for a slot that is missing.
  init?(_ value: ImageValue) {
    switch value {
    case .missing: return nil
    case .null: self = .null
    case .bool(let bool): self = .bool(bool)
    case .int(let int): self = .int(int)
    case .double(let double): self = .double(double)
    case .string(let text): self = .string(text)
    case .link(let key): self = .link(key.fullText)
    case .list(let keys): self = .links(keys.map { $0?.fullText })
    case .scalars(let scalars): self = .scalars(scalars.map(DumpValue.init))
    }
  }

  private init(_ scalar: Scalar) {
    switch scalar {
    case .null: self = .null
    case .bool(let bool): self = .bool(bool)
    case .int(let int): self = .int(int)
    case .double(let double): self = .double(double)
    case .string(let text): self = .string(text)
    }
  }

  /// The keys it links to, in order.
  public var targets: [String] {
    switch self {
    case .link(let key): [key]
    case .links(let keys): keys.compactMap(\.self)
    case .null, .bool, .int, .double, .string, .scalars: []
    }
  }
}
