// Stub.
public protocol ScreenTongue: Counting, Naming {}
