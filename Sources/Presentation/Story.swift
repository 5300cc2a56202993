// Stub.
public protocol StoryTongue: Counting, Naming {}
