/// Makes one view of the views in a body, with `if`, `switch` and optionals.
@resultBuilder @MainActor
public enum ViewBuilder {
  public static func buildExpression<V: View>(_ view: V) -> V { view }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<V: View>(_ view: V) -> V { view }
  public static func buildBlock<each V: View>(_ view: repeat each V) -> TupleView<repeat each V> {
    TupleView(repeat each view)
  }
  public static func buildIf<V: View>(_ view: V?) -> V? { view }
  public static func buildEither<A: View, B: View>(first: A) -> EitherView<A, B> { .first(first) }
  public static func buildEither<A: View, B: View>(second: B) -> EitherView<A, B> {
    .second(second)
  }
}
