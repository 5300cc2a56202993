extension English {
  var script: Voice.Script { Self.script }

  private static let script = Voice.Script(
    """
    villain
    start: Take your time. I have chosen nothing yet. | Think of a {noun}. I won't.
    start: I choose last. You go first. | I keep {kept} up my sleeve.
    start: Go on, guess. I'm in no hurry to decide. | I never lie. I only put things off.
    start: Ask me anything. I have room to move. | Pick a letter. I'll see what it costs me.
    start: Nothing is settled. That is how I like it.
    plainStart: I hold just one today. Even I can't dodge with that.
    plainStart: One {noun} is all I have. Lucky you.
    dodge: I dodged {gone} to say no. | I let {gone} go for that no. | That no cost me {gone}.
    dodge: {gone} would have said yes. Not mine now. | A fine guess, but I moved.
    dodge: You nearly had me. I stepped aside. | What I had with {letter}, I gave away.
    dodge: There is no {letter} in anything I still hold. | I still hold {kept}, without {letter}.
    dodge: You aim well. I move well. | You were close. I was just leaving.
    dodge: Gone: {gone}. Kept: {kept}. | I gave up {gone} to keep you guessing.
    dodge: Yes was possible. No was better.
    grant: Have your {letter}. I keep {kept}. | I let you have {letter}. It suited me.
    grant: A yes, for once. I still hold {kept}. | You may keep {letter}. I keep the rest.
    grant: Don't look so pleased. I have {kept} to go. | I said yes and dropped {gone}.
    grant: I put {letter} where it helps me. | One letter for you, {kept} for me.
    grant: Yes. Even I say it now and then. | Enjoy your {letter}. I dodged {gone} with it.
    forcedYes: You left me no way out of that one. | I had no choice: all I hold has {letter} there.
    forcedYes: That yes was not my idea. | I had to say yes. It won't become a habit.
    forcedYes: No dodging {letter}. Well aimed. | A straight answer, for want of another.
    forcedYes: You cornered me there. I still hold {kept}.
    forcedNo: Nothing I hold has {letter}. I needn't even move.
    forcedNo: That no was honest. It cost me nothing. | I didn't have to dodge that one.
    forcedNo: No trick this time. I just have no {letter}. | A plain no, and I keep {kept}.
    forcedNo: You missed me. I stood still.
    lastWord: One {noun} left. Now I'm honest. | One {noun} left, and I must stand by it.
    lastWord: I've run out of others. From here on I play fair.
    lastWord: You talked me down to one. Well done. | Only one left. I hardly know how to behave.
    lastWord: One {noun} left. I can't dodge any more. | Now I have chosen. You saw to that.
    honestYes: Yes. I can only tell you the truth now. | I have nothing left to hide behind.
    honestYes: Honest work, this. | You have me where you want me. | Right. I have nowhere to go.
    honestNo: No, and for once it's not my doing. | An honest miss. I only watched.
    honestNo: I have just the one, so believe me. | Truly no. I have nothing to swap.
    dropped: It was one of mine. It isn't now. | A good guess. I let that one go.
    dropped: You named it, so I dropped it. | It might have been. I decided otherwise.
    misnamed: Not one of mine. | I don't hold that one. | A {noun} I can do without.
    hint: A hint for a mistake. I call that business. | I never said it was free.
    hint: Even I keep to a bargain. | Paid in full. Use it well.

    helper
    start: I'm on your side. | Guess away. I'll find a {noun} for it.
    start: Take any letter. I'd love to say yes. | I'll bend wherever I can.
    plainStart: Only one {noun} today, but I'm on your side. | Just the one. You'll find it.
    grant: There. I found you one that has it. | Yes, gladly. | I kept {kept} for you.
    grant: For you I dropped {gone}.
    forcedYes: Yes, and I didn't even have to help. | All I hold has it. Well guessed.
    forcedNo: I looked everywhere. There's no {letter}, I'm sorry. | I would have, if I could.
    lastWord: One left, and it's yours to find. | Just one {noun} now. You're close.
    honestYes: That's the way. | Yes. Nearly there.
    honestNo: Not in it, I'm sorry. | I have just the one now, or I'd help.
    misnamed: I don't have that one, sorry. | I looked for that one. I don't hold it.
    hint: Anything to help, for a mistake. | I wish it were free.

    honest
    plainStart: I have one in mind, and I'll keep it. | One {noun}, no tricks.
    plainStart: An honest game today.
    honestYes: Well guessed. | Yes, there it is. | You have an ear for this.
    honestNo: Not this time. | A fair try. | It happens to the best.
    misnamed: Not the one I chose. | I had another one in mind.
    hint: A fair price for a letter. | There, and no hard feelings.

    evil
    won: Beaten. I ran out of places to hide. | Well played. I'll want it back.
    won: You had me cornered. | So that's how it feels to lose.
    wonAtPar: That was careful. Too careful for me. | You left me nowhere to go.
    perfect: Not one mistake. Do you read minds? | Not a single no. I'm embarrassed.
    lost: You gave me a good run. | No hard feelings. You made me move. | Nothing I said was untrue.
    lost: Come back. I like the way you guess.

    devil
    won: You got out, at a price. | You had mistakes to spare. I took them.
    wonAtPar: Par. I have never seen it done better. | I played my best, and so did you.
    perfect: Not one mistake. There was nothing I could do.
    lost: I don't slip. I don't even blink. | I'll be here. I'm always here.

    trickster
    won: The lots were yours this time. | You won the draw.
    wonAtPar: Was that luck, or was it you? | Even the lots couldn't stop you.
    perfect: Not one mistake. I should have shuffled more.
    lost: The lots fell my way. | Another draw, another day.

    angel
    won: I knew you would. | Well done. I only helped a little.
    wonAtPar: You hardly needed me. | Well done. Most of that was you.
    perfect: Not one mistake. I'm proud of you.
    lost: I did what I could. Come again. | So near. Next time.

    good
    won: Well played. | You found me out.
    wonAtPar: You guess better than I hide. | You heard me thinking.
    perfect: Not one mistake. Did I say it aloud?
    lost: Bad luck. It was a good try. | Next time, surely.
    """)
}
