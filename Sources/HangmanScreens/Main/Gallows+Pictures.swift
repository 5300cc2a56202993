/// The same strokes at three sizes.
extension Gallows {
  static let grand = Gallows(
    """
      ┌────────────┐
      │  ╱         │
      │ ╱          │
      │╱         ╭─┴─╮
      │          │× ×│
      │          ╰───╯
      │         ╱──┬──╲
      │        ╱   │   ╲
      │      ─╱    │    ╲─
      │           ╱ ╲
      │          ╱   ╲
      │       ──╱     ╲──
    ──┴────────────────────
    """,
    order: """
        ..............
        .  .         A
        . .          A
        ..         BBBBB
        .          BL LB
        .          BBBBB
        .         DDDCEEE
        .        D   C   E
        .      FF    C    GG
        .           H I
        .          H   I
        .       JJH     IKK
      .......................
      """)

  static let usual = Gallows(
    """
      ┌───────┐
      │╱      │
      │      (×)
      │      ╱│╲
      │    ─╱ │ ╲─
      │      ╱ ╲
      │    ─╱   ╲─
    ──┴────────────
    """,
    order: """
        .........
        ..      A
        .      BLB
        .      DCE
        .    FD C EG
        .      H I
        .    JH   IK
      ...............
      """)

  static let small = Gallows(
    """
     ┌────┐
     │    │
     │   (×)
     │  ─╱│╲─
     │  ─╱ ╲─
    ─┴────────
    """,
    order: """
       ......
       .    A
       .   BLB
       .  FDCEG
       .  JH IK
      ..........
      """)
}
