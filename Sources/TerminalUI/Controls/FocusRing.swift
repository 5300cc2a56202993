/// The places that the keys can be at, one after the other and around again.
public struct FocusRing<Place: Equatable> {
  private let places: [Place]

  public init(_ places: [Place]) { self.places = places }

  /// The place some steps from another one; what isn't a place of the ring counts as its last. Nil
  /// in an empty ring.
  public func place(from place: Place, by steps: Int) -> Place? {
    if places.isEmpty { return nil }
    let index = places.firstIndex(of: place) ?? places.count - 1
    let moved = (index + steps) % places.count
    return places[moved < 0 ? moved + places.count : moved]
  }
}
