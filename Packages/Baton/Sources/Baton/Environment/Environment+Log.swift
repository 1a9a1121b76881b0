@_spi(Runtime) internal import BatonStore

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

extension Environment {
  /// Tells the log, and who looks in. Nothing is told after the end.
  func note(_ event: LogEvent) {
    if hasEnded { return }
    defer { onEvent?(event) }
    if let log {
      log(event)
    } else {
      printInDebug(event)
    }
  }

  /// Until there is a log, a debug build tells what a lens missed: it is a mistake in a document or a
  /// fixture, seen nowhere else than in an empty field. Standard output may be drawn on.
  private func printInDebug(_ event: LogEvent) {
    #if DEBUG
      switch event {
      case .missing, .unexpected:
        let line = Array("Baton: \(event)\n".utf8)
        _ = write(STDERR_FILENO, line, line.count)
      default: break
      }
    #endif
  }

  /// A commit, and what in it came to nothing.
  func note(_ commit: CommitSummary, as kind: CommitKind) {
    note(.committed(kind: kind, changed: commit.changed))
    note(commit.problems)
  }

  /// What happened to the image before comes on the next turn, when there is a log.
  func observeImage() {
    store.observeImage { [weak self] event in
      switch event {
      case .opened: self?.note(.imageOpened)
      case .unavailable(let reason): self?.note(.imageUnavailable(reason: reason))
      case .startedAgain(let reason): self?.note(.imageStartedAgain(reason: reason))
      case .written(let rows): self?.note(.imageWritten(rows: rows))
      case .failed(let code): self?.note(.imageFailed(code: code))
      }
    }
  }

  func note(_ problems: [CommitProblem]) {
    for problem in problems {
      switch problem {
      case .pageOutOfPlace: note(.pageOutOfPlace)
      case .ambiguousIdentity: note(.ambiguousIdentity)
      case .optimisticFailed: note(.optimisticFailed)
      case .partDropped(let path): note(.partDropped(path: path))
      }
    }
  }

  /// Ends a flight whose last payload was committed: completed goes to the log behind what the commit did -
  /// committed, what came to nothing, the field errors - and then who waits goes on.
  func finish(_ flight: Flight, of operation: String) {
    note(.fetchCompleted(operation: operation, duration: ContinuousClock.now - flight.started))
    flight.finish(.success(()))
  }

  /// Ends a flight that brought a failure, told in the same order.
  func finish(_ flight: Flight, of operation: String, failing failure: Failure) {
    note(.fetchFailed(operation: operation, kind: failure.kind))
    flight.finish(.failure(failure))
  }
}
