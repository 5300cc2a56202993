// Stub.
public protocol BoardTongue: Counting, Naming {}
