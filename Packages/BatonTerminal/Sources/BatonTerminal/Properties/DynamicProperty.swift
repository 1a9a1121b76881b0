/// A property that the tree fills in before each body, as SwiftUI's of the same name: its nested
/// dynamic properties first, then `update()`.
@MainActor
public protocol DynamicProperty {
  /// Called before each body, which then depends on what this read.
  mutating func update()
}

extension DynamicProperty { public mutating func update() {} }

/// Where a view is, as its properties are filled in.
public struct PropertyContext {
  /// The values around the view.
  public let environment: EnvironmentValues
}

/// A dynamic property for which the view's identity keeps an object.
@MainActor
public protocol PrimitiveProperty: DynamicProperty {
  /// What the identity keeps.
  associatedtype Location: AnyObject
  /// Fills the property in before a body; `location` is nil the first time, and kept from then on.
  mutating func install(_ location: inout Location?, _ context: PropertyContext)
  /// Whether the parent's part of it is equal: what lets a body be skipped.
  func hasSameInput(as other: Self) -> Bool
  /// The view left the tree.
  static func release(_ location: Location)
}

extension PrimitiveProperty { public static func release(_: Location) {} }
