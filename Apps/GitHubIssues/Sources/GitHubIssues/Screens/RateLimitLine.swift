import Baton
import BatonTerminal

/// How many requests are left. All screens show one record, which the latest answer wrote.
struct RateLimitLine: View {
  @Fragment("fragment RateLimitLine_rateLimit on RateLimit { limit remaining resetAt }")
  var rateLimit: RateLimitLine_rateLimit

  var body: some View {
    let style: Color = rateLimit.remaining < rateLimit.limit / 10 ? .yellow : .secondary
    Text("\(rateLimit.remaining) of \(rateLimit.limit) requests left\(renewal)")
      .foregroundStyle(style).lineLimit(1)
  }

  /// The time of an instant as the server writes them, which is UTC.
  private var renewal: String {
    let parts = rateLimit.resetAt.split(separator: "T")
    return parts.count == 2 ? " until \(parts[1].prefix(5)) UTC" : ""
  }
}
