export interface Complaint {
  about: 'member' | 'photo' | 'message';
  reason: 'fake_profile' | 'harassment' | 'scam' | 'spam' | 'underage' | 'sexual_content' | 'other';
  text?: string;
  /** What a moderator decided, and why; absent: it waits. */
  decided?: readonly ['upheld' | 'dismissed', string];
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
  },
  {
    about: 'photo',
    reason: 'other',
    text: 'Dieses Bild kenne ich aus einer Werbung.',
    decided: ['dismissed', 'Das Bild ist gezeichnet und in keiner Werbung zu finden.'],
  },
];
