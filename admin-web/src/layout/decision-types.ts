/** Entries of the log that tell of a decision, by what is decided; joined by commas they are one choice of its filter. */
export const DECISION_TYPES = {
  members: ['MemberDisabled', 'ProfileHidden', 'ProfileTextCleared'],
  photos: ['PhotoDecided'],
  'chat-photos': ['ChatPhotoDecided'],
  inbox: ['MessageSent'],
  cases: ['CaseDecided'],
  objections: ['CaseDecided'],
  complaints: ['ComplaintAnswered', 'ComplaintClosed', 'ComplaintCaseMade'],
} as const;
export type DecisionKind = keyof typeof DECISION_TYPES;

export const ALL_DECISIONS = [...new Set(Object.values(DECISION_TYPES).flat())];
