export interface Complaint {
  about: 'member' | 'photo' | 'message';
  reason: 'fake_profile' | 'harassment' | 'scam' | 'spam' | 'underage' | 'sexual_content' | 'other';
  text?: string;
  /** What a moderator decided, and why; absent: it waits. */
  decided?: readonly ['upheld' | 'dismissed', string];
  /** What whoever it was decided against says to that; somebody else has to look at it. */
  objection?: string;
  /** What that somebody decided. */
  revised?: readonly ['upheld' | 'dismissed', string];
}

/** The newest first. */
export const COMPLAINTS: readonly Complaint[] = [
  { about: 'message', reason: 'harassment', text: 'Blijft schrijven terwijl ik vroeg om te stoppen.' },
  { about: 'member', reason: 'fake_profile', text: 'Das Bild passt nicht zu dem, was im Profil steht.' },
  { about: 'photo', reason: 'other', text: 'Volgens mij staat hier iemand anders op.' },
  { about: 'message', reason: 'scam', text: 'Demande de l’argent pour un billet de train.' },
  { about: 'member', reason: 'underage' },
  { about: 'photo', reason: 'sexual_content', text: 'Niet wat ik op een eerste foto verwacht.' },
  {
    about: 'member',
    reason: 'spam',
    text: 'Verwijst iedereen naar een andere site.',
    decided: ['dismissed', 'In het profiel en in de berichten staat geen verwijzing naar een andere site.'],
  },
  {
    about: 'message',
    reason: 'harassment',
    decided: ['upheld', 'Het bericht is grof en gericht tegen een persoon; dat staan de huisregels niet toe.'],
    objection: 'Dit was een grap tussen ons, en zo las mijn gesprekspartner het ook.',
  },
  {
    about: 'photo',
    reason: 'other',
    text: 'Dieses Bild kenne ich aus einer Werbung.',
    decided: ['dismissed', 'Das Bild ist gezeichnet und in keiner Werbung zu finden.'],
  },
  {
    about: 'message',
    reason: 'harassment',
    text: 'Deze toon hoort hier niet.',
    decided: ['upheld', 'Het bericht zet de ander onder druk; dat staan de huisregels niet toe.'],
    objection: 'Lees het hele gesprek: ik antwoordde op een plagerij.',
    revised: ['dismissed', 'In het hele gesprek gelezen is het een grap over en weer. Het bericht staat er weer.'],
  },
];

export interface Letter {
  kind: 'payment' | 'service' | 'privacy' | 'illegal';
  language: 'nl' | 'de';
  text: string;
  answer?: { text: string; closes: boolean };
  /** Why it went to the other desk. */
  handedOver?: string;
  /** A notice of illegal content names somebody's profile. */
  about?: 'profile';
}

/** Complaints about the site itself, the newest first. */
export const LETTERS: readonly Letter[] = [
  { kind: 'payment', language: 'nl', text: 'Er is twee keer afgeschreven voor één pakket van 100 credits.' },
  { kind: 'privacy', language: 'de', text: 'Welche Daten von mir habt ihr noch, und wie lange?' },
  {
    kind: 'service',
    language: 'nl',
    text: 'Mijn foto wacht al drie dagen op goedkeuring.',
    answer: { text: 'Excuses voor het wachten. Welke van je foto’s bedoel je?', closes: false },
  },
  {
    kind: 'payment',
    language: 'nl',
    text: 'Mijn kortingscode werkte niet bij het afrekenen.',
    answer: { text: 'De code was op die dag al verlopen; de nieuwe staat in onze laatste mail.', closes: true },
  },
  {
    kind: 'illegal',
    language: 'nl',
    text: 'Op dit profiel worden namaakhorloges te koop aangeboden, met een telefoonnummer erbij.',
    about: 'profile',
  },
  {
    kind: 'service',
    language: 'nl',
    text: 'Ik kan niet inloggen en wil mijn credits terug.',
    handedOver: 'Inloggen lukt weer; over de credits beslist finance.',
  },
];
