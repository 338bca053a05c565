export type Status = 'none' | 'not_confirmed' | 'active' | 'deleted';

/** All facts that visibility depends on; callers pass them in, so that one decision table covers every screen. */
export interface Facts {
  /** The member who looks or writes. */
  viewer: Status;
  /** The member who is looked at or written to. */
  other: Status;
  /** Staff disabled the other member. */
  disabled: boolean;
  /** The other member is in invisible mode (PRO-08). */
  invisible: boolean;
  /** The viewer blocked the other member. */
  blocked: boolean;
  /** The other member blocked the viewer. */
  blockedByOther: boolean;
  /** At least one message was sent between the two, in either direction. */
  chatting: boolean;
}

/** Whether the other's card and profile may be opened. Members the viewer blocked stay visible, to allow unblocking. */
export const maySee = (facts: Facts): boolean =>
  (facts.viewer === 'active' || facts.viewer === 'not_confirmed') &&
  (facts.other === 'active' || (facts.other === 'not_confirmed' && facts.chatting)) &&
  !facts.disabled &&
  !facts.blockedByOther &&
  (!facts.invisible || facts.chatting);

/** Whether the viewer may reach the other member, or the reason why not. */
export type Verdict = 'allowed' | 'confirmation_required' | 'member_blocked' | 'profile_not_available';

/**
 * Whether the viewer may write to the other member. An unconfirmed recipient may be written to, and reads the message
 * once confirmed (CHT-04). An invisible one must have written first, or have been written to before turning invisible
 * (PRO-08).
 */
export function mayMessage(facts: Facts): Verdict {
  if (facts.viewer === 'not_confirmed') return 'confirmation_required';
  if (facts.viewer !== 'active') return 'profile_not_available';
  if (facts.other !== 'active' && facts.other !== 'not_confirmed') return 'profile_not_available';
  if (facts.disabled || facts.blockedByOther) return 'profile_not_available';
  if (facts.blocked) return 'member_blocked';
  if (facts.invisible && !facts.chatting) return 'profile_not_available';
  return 'allowed';
}

/**
 * Whether the viewer may like the other member. This requires being able to open the profile; an invisible stranger
 * cannot be liked (PRO-08), nor an unconfirmed member, who is not shown (ACC-04).
 */
export function mayLike(facts: Facts): Verdict {
  if (facts.viewer === 'not_confirmed') return 'confirmation_required';
  if (!maySee(facts)) return 'profile_not_available';
  return facts.blocked ? 'member_blocked' : 'allowed';
}

/**
 * Whether a mail or push may tell the viewer what the other member did. An unconfirmed address may be a stranger's, and
 * after a block neither side is told about the other (PRO-07).
 */
export const mayBeTold = (facts: Facts): boolean => facts.viewer === 'active' && maySee(facts) && !facts.blocked;
