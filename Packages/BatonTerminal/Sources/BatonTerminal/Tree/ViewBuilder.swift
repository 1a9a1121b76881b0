/// Makes one view of the views in a body, with `if`, `switch` and optionals.
@resultBuilder @MainActor
public enum ViewBuilder {
  /// A view as written.
  public static func buildExpression<V: View>(_ view: V) -> V { view }
  /// No view.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// One view is itself.
  public static func buildBlock<V: View>(_ view: V) -> V { view }
  /// Several views, in order.
  public static func buildBlock<each V: View>(_ view: repeat each V) -> TupleView<repeat each V> {
    TupleView(repeat each view)
  }
  /// `if` without `else`.
  public static func buildIf<V: View>(_ view: V?) -> V? { view }
  /// `if`, or the first cases of a `switch`.
  public static func buildEither<A: View, B: View>(first: A) -> EitherView<A, B> { .first(first) }
  /// `else`, or the other cases of a `switch`.
  public static func buildEither<A: View, B: View>(second: B) -> EitherView<A, B> {
    .second(second)
  }
}
