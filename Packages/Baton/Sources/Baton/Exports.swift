// What an app imports is one module: the store's lenses and payloads are part of it.
@_exported public import BatonStore
