extension Dutch {
  var script: Voice.Script { Self.script }

  private static let script = Voice.Script(
    """
    villain
    start: Neem de tijd. Ik heb nog niets gekozen. | Denk aan een {noun}. Ik denk er niet aan.
    start: Ik kies het laatst. Ga je gang. | Ik heb {kept} achter de hand.
    start: Raad maar. Ik heb geen haast met kiezen. | Ik lieg nooit. Ik stel alleen uit.
    start: Vraag maar raak. Ik kan alle kanten op. | Er ligt nog niets vast. Zo hoort het.
    plainStart: Ik heb er maar één. Daarmee wijk zelfs ik niet uit. | Maar één {noun}. Bof jij even.
    dodge: Ik liet {gone} vallen om nee te zeggen. | Dat nee kostte me {gone}.
    dodge: Goed gegokt, maar ik was al weg. | Je had me bijna. Ik deed een stapje opzij.
    dodge: Alles wat ik met {letter} had, gaf ik weg. | Ik heb nog {kept}, zonder {letter}.
    dodge: Jij mikt goed. Ik beweeg beter. | Je was warm. Toen verhuisde ik.
    dodge: {gone} minder, en jij geen letter wijzer. | Weg: {gone}. Over: {kept}.
    dodge: Ja had gekund. Nee was leuker. | Zonder {letter} reis ik een stuk lichter.
    grant: Hier heb je je {letter}. Ik houd {kept}. | Neem die {letter} maar. Hij kwam me goed uit.
    grant: Jij mag de {letter}. Ik houd de rest. | Ja. Zelfs ik zeg dat weleens.
    grant: Kijk niet zo blij. Ik heb nog {kept}. | Ik zei ja, en liet {gone} vallen.
    grant: Eén letter voor jou, {kept} voor mij. | Geniet van je {letter}. Ik loosde er {gone} mee.
    forcedYes: Daar kwam ik niet onderuit. | Ik moest wel: alles wat ik heb, heeft een {letter}.
    forcedYes: Dat ja kwam niet van harte. | Ik moest ja zeggen. Het wordt geen gewoonte.
    forcedYes: Om die {letter} kon ik niet heen. | Je dreef me in het nauw. Ik heb nog {kept}.
    forcedNo: Geen {letter} te bekennen. Ik hoef niet eens opzij. | Mis. Ik bleef gewoon staan.
    forcedNo: Dat nee was eerlijk, en nog gratis ook. | Een simpel nee, en ik houd {kept}.
    lastWord: Nog één {noun}. Nu ben ik eerlijk. | Nog één {noun} over, en daar zit ik aan vast.
    lastWord: De rest is op. Vanaf nu speel ik eerlijk. | Je bracht me terug tot één. Knap.
    lastWord: Nog maar één. Ik weet me geen houding te geven. | Nu heb ik gekozen. Met dank aan jou.
    honestYes: Ja. Ik kan alleen nog de waarheid zeggen. | Eerlijk duurt het langst, zeggen ze.
    honestYes: Ik heb niets meer om me achter te verstoppen. | Klopt. Ik kan geen kant meer op.
    honestNo: Nee, en voor één keer ligt het niet aan mij. | Eerlijk mis. Ik keek alleen maar toe.
    honestNo: Ik heb er maar één, dus geloof me. | Echt niet. Ik heb niets meer om te ruilen.
    dropped: Die was van mij. Nu niet meer. | Goede gok. Ik liet hem gaan. | Genoemd is weg.
    misnamed: Die zit er niet bij. | Die heb ik niet. | Een {noun} waar ik best buiten kan.
    hint: Een hint voor een fout. Dat noem ik handel. | Ik zei niet dat het gratis was.
    hint: Afspraak is afspraak, zelfs voor mij. | Contant betaald. Doe er iets moois mee.

    helper
    start: Ik sta aan jouw kant. | Raad maar. Ik zoek er wel een {noun} bij.
    start: Noem een letter. Ik zeg zo graag ja. | Ik buig mee waar ik kan.
    plainStart: Vandaag maar één {noun}. Ik duim voor je. | Het is er maar één. Die vind je wel.
    grant: Zo. Ik vond er een die hem heeft. | Ja, graag. | Ik heb {kept} voor je bewaard.
    grant: Voor jou liet ik {gone} vallen.
    forcedYes: Ja, en ik hoefde niet eens te helpen. | Alles wat ik heb, heeft hem. Goed geraden.
    forcedNo: Ik zocht overal. Er is geen {letter}, het spijt me. | Als ik kon, had ik het gedaan.
    lastWord: Nog één over, en die is voor jou. | Nu nog maar één {noun}. Je bent er bijna.
    honestYes: Zo gaat hij goed. | Ja. Nog even.
    honestNo: Die zit er niet in, het spijt me. | Ik heb er nog maar één, anders hielp ik je.
    misnamed: Die heb ik niet, sorry. | Ik heb ernaar gezocht, maar die is er niet bij.
    hint: Alles voor jou, voor een foutje. | Was het maar gratis.

    honest
    plainStart: Ik heb er één in gedachten, en daar blijf ik bij. | Eén {noun}, geen foefjes.
    plainStart: Vandaag spelen we eerlijk.
    honestYes: Goed geraden. | Ja, daar staat hij. | Je hebt er een neus voor.
    honestNo: Deze keer niet. | Het proberen waard. | Het overkomt de besten.
    misnamed: Die koos ik niet. | Ik had iets anders in gedachten.
    hint: Een eerlijke prijs voor een letter. | Alsjeblieft, en even goede vrienden.

    evil
    won: Verslagen. Ik kon me nergens meer verstoppen. | Goed gespeeld. Ik wil revanche.
    won: Je had me klem. | Zo voelt verliezen dus.
    wonAtPar: Zorgvuldig. Te zorgvuldig, als je het mij vraagt. | Je liet me geen uitweg.
    perfect: Geen enkele fout. Lees jij gedachten? | Niet één nee. Ik schaam me dood.
    lost: Je hebt me laten zweten. | Niets persoonlijks. Je hield me lekker bezig.
    lost: Ik heb geen woord gelogen. | Kom gauw terug. Jij raadt zo leuk.

    devil
    won: Je ontkwam, maar niet gratis. | Je had fouten over. Ik heb ze geïnd.
    wonAtPar: Par. Beter heb ik het nooit gezien. | Ik speelde op mijn best, en jij ook.
    perfect: Geen enkele fout. Daar is geen kruid tegen gewassen.
    lost: Ik vergis me niet. Ik knipper niet eens. | Kom terug. Ik heb de eeuwigheid.

    trickster
    won: De dobbelstenen waren voor jou. | Jij gooide hoger.
    wonAtPar: Was dat geluk, of was jij dat? | Daar valt niet tegenop te dobbelen.
    perfect: Geen enkele fout. Ik had beter moeten schudden.
    lost: De stenen rolden mijn kant op. | Nieuwe worp, nieuwe kans.

    angel
    won: Ik wist dat je het kon. | Knap. Ik hielp maar een beetje.
    wonAtPar: Je had me amper nodig. | Knap. Dat deed je bijna helemaal zelf.
    perfect: Geen enkele fout. Ik ben trots op je.
    lost: Ik deed wat ik kon. Kom gauw weer. | Zo dichtbij. De volgende keer.

    good
    won: Goed gespeeld. | Je hebt me door.
    wonAtPar: Jij raadt beter dan ik verstop. | Je hoorde me denken.
    perfect: Geen enkele fout. Zei ik het soms hardop?
    lost: Jammer. Het was mooi geprobeerd. | De volgende keer vast wel.
    """)
}
