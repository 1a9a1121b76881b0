// A screen imports BatonTerminal alone and has Baton with it; then `Environment` and `List` in the
// file are the ones of this module, and `Baton.Environment` and `Baton.List` name the others.
@_exported public import Baton
