import type { Locale } from '../../src/ground/settings/index.js';

/** Lines of two people by turns, the one who begins first. */
const talk = (lines: string): readonly string[] => lines.split('\n').map((line) => line.trim());

export const DIALOGUES: Readonly<Partial<Record<Locale, readonly (readonly string[])[]>>> = {
  nl: [
    talk(`Hoi! Je profiel maakte me aan het lachen. Wat was je slechtste baantje?
      Uien pellen, drie zomers lang. Ik heb nooit zo veel gehuild. En jij?
      Tomaten plukken, dus samen zijn we bijna een saus.`),
    talk(`Goedemiddag, is die hond op je foto van jou of geleend?
      Van mij! Hij heet Bever en luistert naar niets.
      Dan passen we goed bij elkaar, ik luister juist graag.
      Haha, vertel dan eerst maar eens iets over jezelf.`),
    talk(`Hee, jij houdt ook van lange fietstochten zie ik. Favoriete route?
      Langs de IJssel, met wind mee heen én terug graag.
      Dat heb ik nog nooit meegemaakt. Zondag proberen?`),
    talk(`Waar moet ik volgens jou echt een keer gaan eten?
      Bij mij. Daarna bij de Indonesiër om de hoek, voor de zekerheid.`),
    talk(`Hoi, ik vond je stukje over brood bakken leuk. Lukt het intussen?
      Soms. De laatste was meer een stoeptegel.
      Met genoeg boter eet ik ook stoeptegels.
      Genoteerd. Volgende week bak ik weer.
      Dan hou ik mijn agenda vrij.`),
    talk('Hallo daar! Ben jij een ochtendmens of moet ik eerst koffie meenemen?'),
    talk('Je kijkt op je foto alsof je net een goed plan hebt. Wat was het?'),
    talk(`Ik ga zaterdag naar het museum, het nieuwe deel. Al geweest?
      Nog niet! Schijnt dat je er verdwaalt.
      Dan verdwalen we in elk geval met zijn tweeën.`),
    talk(`Eerlijk zeggen: ananas op pizza?
      Alleen als jij betaalt.
      Dan neem ik er een zonder, en betaal ik toch.`),
    talk(`Hoi, wat lees je op dit moment?
      Een dikke Rus. Ik ben op bladzijde twaalf, al drie weken.
      Klinkt als mijn relatie met hardlopen.`),
    talk(`Goedenavond! Dansen of kijken hoe anderen dansen?
      Eerst kijken, dan toch dansen. Altijd hetzelfde liedje.`),
    talk('Jouw laatste zin vond ik mooi. Waar raak jij dan niet over uitgepraat?'),
    talk(`Heb je het ook zo gehad met die regen vandaag?
      Ik ben bloemist, ik ben er blij mee. Maar mijn sokken niet.
      Droge sokken kan ik aanbieden. Zelfs een paar dat bij elkaar hoort.`),
    talk(`Leuk dat je me een like gaf! Wat viel je op?
      De fiets. En eerlijk gezegd de lach die erop zat.
      Nou, die heb je nu weer.`),
  ],
  de: [
    talk(`Hallo! Dein Profil klingt nach guten Gesprächen. Welches Thema zuerst?
      Essen. Immer zuerst Essen.
      Perfekt: süß oder salzig zum Frühstück?
      Salzig, und dann heimlich doch das Croissant.`),
    talk(`Hi, du tanzt Salsa? Ich habe zwei linke Füße, aber viel Begeisterung.
      Begeisterung reicht für die ersten drei Stunden.`),
    talk(`Wohin würdest du fahren, wenn der Zug in zehn Minuten geht?
      Nach Triest. Und du?
      Egal, solange jemand mit Butterbroten dabei ist.`),
    talk('Guten Abend! Ist der See bei dir auch schon so warm?'),
    talk(`Ich sehe, du magst Brettspiele. Eher Strategie oder lautes Lachen?
      Erst Strategie, dann lautes Lachen, wenn sie schiefgeht.
      Dann bring ich die Snacks mit.`),
    talk('Was war heute das Schönste an deinem Tag?'),
    talk(`Dein Hund ist ja großartig. Darf man ihn kennenlernen?
      Er entscheidet das selbst, aber er ist bestechlich.
      Womit? Ich frage für einen Freund.`),
  ],
  fr: [
    talk(`Bonsoir ! Quel film pourrais-tu revoir sans fin ?
      N’importe lequel avec de la pluie et un train. Et toi ?
      Tout ce qui finit par un repas.`),
    talk(`Tu répares vraiment des vélos ? Le mien boude depuis mars.
      Amène-le, je négocierai avec lui.`),
    talk('Coucou, quel est ton marché préféré le dimanche ?'),
    talk(`On m’a dit que ta ville a les meilleures gaufres.
      On t’a bien renseigné. La preuve sur demande.
      Je demande officiellement.`),
  ],
  en: [
    talk(`Hi! What is the one thing you cook very well?
      A curry that takes two days. Patience required.
      I have patience and a good appetite.`),
    talk('Second place at the quiz again? Which question was it?'),
    talk(`Sea or hills this weekend?
      Hills first, sea after, chips always.`),
  ],
};

/** First words to a fictional profile, each waiting for staff to answer by hand. */
export const TO_FICTIONAL: Readonly<Partial<Record<Locale, readonly string[]>>> = {
  nl: [
    'Hoi! Ik weet dat je verzonnen bent, maar je hebt wel smaak in boeken. Welke raad je me aan?',
    'Goedenavond, hoe was je dag in de wereld van de fantasie?',
    'Speel je mee? Jij bent de kapitein, ik ben de verstekeling.',
    'Als je één dag echt kon zijn, waar zou je dan heen gaan?',
    'Ik heb een slechte dag gehad en zin in een goed gesprek. Heb je even?',
  ],
  de: [
    'Hallo! Erzähl mir eine Geschichte, in der wir uns zufällig im Zug begegnen.',
    'Wie klingt deine Lieblingsmusik, wenn man sie nur beschreiben darf?',
  ],
  fr: ['Bonjour ! Invente-moi une soirée parfaite, je corrigerai les détails.'],
};

export const FROM_FICTIONAL: Readonly<Partial<Record<Locale, readonly string[]>>> = {
  nl: [
    'Dag! Ik ben een fictief profiel, geschreven door mensen van de site. Een gesprek voeren kan ik wel. Vertel, wat hield je vandaag bezig?',
    'Wat een mooie vraag. Ik zou naar een eiland gaan waar de bibliotheek nooit sluit. En jij?',
  ],
  de: ['Hallo! Ich bin ein fiktives Profil, aber hier schreibt ein echter Mensch. Worüber magst du reden?'],
};
