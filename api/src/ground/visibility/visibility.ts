export type Status = 'none' | 'not_confirmed' | 'active' | 'deleted';

/** All facts that decide what is seen; callers pass them in, so that one decision table covers every screen. */
export interface Seeing {
  /** The member who looks or writes. */
  viewer: Status;
  /** The member who is looked at or written to. */
  other: Status;
  /** Staff disabled the other member. */
  disabled: boolean;
  /** The other member is in invisible mode (PRO-08). */
  invisible: boolean;
  /** Staff hid the other's profile, but not the account (ADM-02). */
  hidden: boolean;
  /** The viewer blocked the other member. */
  blocked: boolean;
  /** The other member blocked the viewer. */
  blockedByOther: boolean;
  /** At least one message was sent between the two, in either direction. */
  chatting: boolean;
}

/** And who reaches whom. */
export interface Facts extends Seeing {
  /** Staff hid the viewer's own profile (ADM-02). */
  ownHidden: boolean;
}

/** Whether the other's card and profile may be opened. Members the viewer blocked stay visible, to allow unblocking. */
export const maySee = (facts: Seeing): boolean =>
  (facts.viewer === 'active' || facts.viewer === 'not_confirmed') &&
  (facts.other === 'active' || (facts.other === 'not_confirmed' && facts.chatting)) &&
  !facts.disabled &&
  !facts.hidden &&
  !facts.blockedByOther &&
  (!facts.invisible || facts.chatting);

/**
 * Whether the viewer may learn that the other exists: whom they may open, have written with, or are blocked by (PRO-07).
 * About everybody else every answer is the one about an id that was never given out.
 */
export const mayKnow = (facts: Seeing): boolean =>
  facts.other !== 'none' && (maySee(facts) || facts.chatting || facts.blockedByOther);

/** Whether the viewer may reach the other member, or the reason why not. */
export type Verdict =
  'allowed' | 'confirmation_required' | 'member_blocked' | 'own_profile_hidden' | 'profile_not_available';

/**
 * Whether the viewer may write to the other member. An unconfirmed recipient may be written to, and reads the message
 * once confirmed (CHT-04). An invisible one must have written first, or have been written to before turning invisible
 * (PRO-08). So must one whose profile staff hid: it is shown to nobody, and what was begun can be gone on with (ADM-02).
 */
export function mayMessage(facts: Facts): Verdict {
  if (facts.viewer === 'not_confirmed') return 'confirmation_required';
  if (facts.viewer !== 'active') return 'profile_not_available';
  if (facts.other !== 'active' && facts.other !== 'not_confirmed') return 'profile_not_available';
  if (facts.disabled || facts.blockedByOther) return 'profile_not_available';
  if ((facts.invisible || facts.hidden) && !facts.chatting) return 'profile_not_available';
  if (facts.blocked) return 'member_blocked';
  // Nobody new is to hear from a profile that nobody can look at.
  if (facts.ownHidden && !facts.chatting) return 'own_profile_hidden';
  return 'allowed';
}

/**
 * Whether the viewer may like the other member. This requires being able to open the profile; an invisible stranger
 * cannot be liked (PRO-08), nor an unconfirmed member, who is not shown (ACC-04).
 */
export function mayLike(facts: Facts): Verdict {
  if (facts.viewer === 'not_confirmed') return 'confirmation_required';
  if (!maySee(facts)) return 'profile_not_available';
  if (facts.blocked) return 'member_blocked';
  // A like leads to a profile.
  return facts.ownHidden ? 'own_profile_hidden' : 'allowed';
}

/**
 * Whether a mail or push may tell the viewer what the other member did. An unconfirmed address may be a stranger's, and
 * after a block neither side is told about the other (PRO-07). Whoever chats with one whose profile is hidden is told.
 */
export const mayBeTold = (facts: Seeing): boolean =>
  facts.viewer === 'active' && maySee({ ...facts, hidden: facts.hidden && !facts.chatting }) && !facts.blocked;
