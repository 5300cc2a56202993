import HangmanModel

extension Voice {
  /// What each setter says when a game has ended, by its name where games are kept.
  static let lastWords: [String: [Moment: [String]]] = [
    "evil": [
      .won: [
        "Beaten. I ran out of places to hide.", "Well played. I'll want it back.",
        "You had me cornered.", "So that's how it feels to lose.",
      ],
      .wonAtPar: ["That was careful. Too careful for me.", "You left me nowhere to go."],
      .perfect: ["Not one mistake. Do you read minds?", "Not a single no. I'm embarrassed."],
      .lost: [
        "You gave me a good run.", "No hard feelings. You made me move.",
        "Nothing I said was untrue.", "Come back. I like the way you guess.",
      ],
    ],
    "devil": [
      .won: ["You got out, at a price.", "You had mistakes to spare. I took them."],
      .wonAtPar: ["Par. I have never seen it done better.", "I played my best, and so did you."],
      .perfect: ["Not one mistake. There was nothing I could do."],
      .lost: ["I don't slip. I don't even blink.", "I'll be here. I'm always here."],
    ],
    "trickster": [
      .won: ["The lots were yours this time.", "You won the draw."],
      .wonAtPar: ["Was that luck, or was it you?", "Even the lots couldn't stop you."],
      .perfect: ["Not one mistake. I should have shuffled more."],
      .lost: ["The lots fell my way.", "Another draw, another day."],
    ],
    "angel": [
      .won: ["I knew you would.", "Well done. I only helped a little."],
      .wonAtPar: ["You hardly needed me.", "Well done. Most of that was you."],
      .perfect: ["Not one mistake. I'm proud of you."],
      .lost: ["I did what I could. Come again.", "So near. Next time."],
    ],
    "good": [
      .won: ["Well played.", "You found me out."],
      .wonAtPar: ["You guess better than I hide.", "You heard me thinking."],
      .perfect: ["Not one mistake. Did I say it aloud?"],
      .lost: ["Bad luck. It was a good try.", "Next time, surely."],
    ],
  ]
}
