// Stub.
public protocol PlainTongue: Counting, Naming {}
