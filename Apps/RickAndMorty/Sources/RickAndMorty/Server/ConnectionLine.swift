import BatonTerminal

/// What is wrong with the way to the server, below whatever screen there is.
struct ConnectionLine: View {
  let connection: Connection

  var body: some View {
    if let failure = connection.failure {
      Text("\(failure)\(connection.isTrying ? " Trying again…" : "")").foregroundStyle(.red)
    }
  }
}
