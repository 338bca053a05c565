import type { Sealed, Transaction } from '../../kernel/domain.js';
import type { Ground } from './grounds.js';
import type {
  ClearableField,
  ProfileEdited,
  ProfileHidden,
  ProfileShownAgain,
  ProfileTextCleared,
  ProfileTextPutBack,
} from './profile.events.js';
import { profileOf, type ProfileState } from './profile.js';
import { memberNotFound, textChanged } from './profiles.errors.js';

interface Decision {
  /** The explanation that the member is told, sealed for them. */
  reason: Sealed;
  /** The report, or the objection, that led to it. */
  caseId?: string | undefined;
}

/** A decision against a member; `id`: of it. */
export interface Restriction extends Decision {
  id: string;
  /** The rule that was broken; null where the case says it. */
  ground: Ground | null;
}

/** One text that is cleared; `writings`: how often it had changed when it was read. */
export interface Clearing {
  field: ClearableField;
  /** What stands there. */
  words: Sealed;
  /** What stands there until the member writes anew; null: nothing. */
  instead: Sealed | null;
  writings: number;
}

/** What was cleared by the decision `id`. */
export interface Cleared {
  id: string;
  field: ClearableField;
  words: Sealed;
}

type At<T> = T & { now: Date };
const causeOf = ({ caseId }: Decision) => (caseId === undefined ? {} : { caseId });
const grounds = ({ id, ground, reason }: Restriction) => ({ id, ground, reason });

/** Shows the profile to nobody else; the account goes on (ADM-02). */
export const hide = (state: ProfileState, hiding: At<Restriction>): ProfileHidden[] => {
  if (!state.exists) throw memberNotFound({});
  if (state.hidden) return [];
  const hiddenAt = hiding.now.toISOString();
  return [{ type: 'ProfileHidden', data: { ...grounds(hiding), hiddenAt, ...causeOf(hiding) } }];
};

/** `of`: only what that decision hid, where an objection to it was right. */
export const showAgain = (state: ProfileState, showing: At<Decision> & { of?: string | undefined }) => {
  if (!state.exists) throw memberNotFound({});
  const { reason, now, of } = showing;
  if (!state.hidden || (of !== undefined && state.hiddenBy !== of)) return [];
  const data = { reason, shownAt: now.toISOString(), ...causeOf(showing) };
  return [{ type: 'ProfileShownAgain', data }] satisfies ProfileShownAgain[];
};

/**
 * Changes the text like an edit, so that it is gone wherever it shows, and keeps what it was.
 * @throws text_changed if it has been written anew since it was read
 */
export const clear = (
  state: ProfileState,
  clearing: At<Restriction & Clearing>,
): (ProfileEdited | ProfileTextCleared)[] => {
  if (!state.exists) throw memberNotFound({});
  const { field, words, instead, writings, now } = clearing;
  // What the site itself put there is not cleared once more.
  if (state.cleared[field] !== undefined) return [];
  if ((state.writings[field] ?? 0) !== writings) throw textChanged({});
  const at = now.toISOString();
  return [
    { type: 'ProfileEdited', data: { changes: { [field]: instead }, editedAt: at } },
    { type: 'ProfileTextCleared', data: { ...grounds(clearing), field, words, clearedAt: at, ...causeOf(clearing) } },
  ];
};

/** Not over what the member has written since. */
export const putBack = (
  state: ProfileState,
  putting: At<Decision & Cleared>,
): (ProfileEdited | ProfileTextPutBack)[] => {
  if (!state.exists) throw memberNotFound({});
  const { id, field, reason, words, now } = putting;
  if (state.cleared[field] !== id) return [];
  const at = now.toISOString();
  return [
    { type: 'ProfileEdited', data: { changes: { [field]: words }, editedAt: at } },
    { type: 'ProfileTextPutBack', data: { id, field, reason, putBackAt: at, ...causeOf(putting) } },
  ];
};

// Each returns whether anything changed; the transaction must write `profileOf(memberId)` (ADM-02).

export const hideProfile = (tx: Transaction, memberId: string, hiding: Restriction): boolean =>
  tx.decide(profileOf(memberId), (state) => hide(state, { ...hiding, now: tx.now })).length > 0;

export const showProfileAgain = (
  tx: Transaction,
  memberId: string,
  showing: Decision & { of?: string | undefined },
): boolean => tx.decide(profileOf(memberId), (state) => showAgain(state, { ...showing, now: tx.now })).length > 0;

export const clearText = (tx: Transaction, memberId: string, clearing: Restriction & Clearing): boolean =>
  tx.decide(profileOf(memberId), (state) => clear(state, { ...clearing, now: tx.now })).length > 0;

export const putTextBack = (tx: Transaction, memberId: string, putting: Decision & Cleared): boolean =>
  tx.decide(profileOf(memberId), (state) => putBack(state, { ...putting, now: tx.now })).length > 0;
