#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// CPU time of the calling thread. Other processes' load on a shared machine hardly shows in it, and
/// neither does work that the measured code hands to other threads; rows keep all of theirs on one.
enum Clock {
  /// Nanoseconds since an arbitrary moment.
  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
