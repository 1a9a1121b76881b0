#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// CPU time, as a rule of the calling thread. Other processes' load on a shared machine hardly shows in
/// it, and neither does work that the measured code hands to other threads; rows keep all of theirs on one.
enum Clock {
  /// Nanoseconds since an arbitrary moment.
  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// Nanoseconds that the processes which this one started and waited for took, all of their threads.
  static func children() -> Double {
    var usage = rusage()
    getrusage(waitedFor, &usage)
    return nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime)
  }

  private static func nanoseconds(_ time: timeval) -> Double {
    Double(time.tv_sec) * 1e9 + Double(time.tv_usec) * 1e3
  }

  // The C libraries disagree about the number's type.
  #if canImport(Glibc)
    private static let waitedFor = __rusage_who_t(RUSAGE_CHILDREN.rawValue)
  #else
    private static let waitedFor = RUSAGE_CHILDREN
  #endif
}
