// Errors have what is wrong on a wire, and why a server closed, which who catches them reads.
@_exported public import BatonWire
