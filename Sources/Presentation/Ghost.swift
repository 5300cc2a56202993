// Stub.
public protocol GhostTongue: Counting, Naming {}
