export type Status = 'none' | 'not_confirmed' | 'active' | 'deleted';

/** All that visibility depends on; callers pass it, so that one table of cases answers for every surface. */
export interface Facts {
  /** Who looks or writes. */
  viewer: Status;
  /** Who is looked at or written to. */
  other: Status;
  /** Staff closed the other's profile. */
  disabled: boolean;
  /** The other is in invisible mode (PRO-08). */
  invisible: boolean;
  /** The viewer blocked the other. */
  blocked: boolean;
  /** The other blocked the viewer. */
  blockedByOther: boolean;
  /** At least one message went between the two, either way. */
  chatting: boolean;
}

/** May the other's card and profile be opened. One whom the viewer blocked stays visible: how else to unblock. */
export const maySee = (facts: Facts): boolean =>
  (facts.viewer === 'active' || facts.viewer === 'not_confirmed') &&
  (facts.other === 'active' || (facts.other === 'not_confirmed' && facts.chatting)) &&
  !facts.disabled &&
  !facts.blockedByOther &&
  (!facts.invisible || facts.chatting);

/** May the viewer reach the other, or why not. */
export type Verdict = 'allowed' | 'confirmation_required' | 'member_blocked' | 'profile_not_available';

/**
 * May the viewer write to the other. A recipient who has not confirmed may be written to, and reads it once confirmed
 * (CHT-04). An invisible one must have written first, or have been written to before turning invisible (PRO-08).
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
 * May the viewer like the other. A like reaches only whom the viewer could open; an invisible stranger cannot be liked
 * (PRO-08), nor one who has not confirmed and so is not shown (ACC-04).
 */
export function mayLike(facts: Facts): Verdict {
  if (facts.viewer === 'not_confirmed') return 'confirmation_required';
  if (!maySee(facts)) return 'profile_not_available';
  return facts.blocked ? 'member_blocked' : 'allowed';
}

/**
 * May a mail or a push tell the viewer what the other did. An address that nobody confirmed may be a stranger's, and
 * after a block neither side hears of the other (PRO-07).
 */
export const mayBeTold = (facts: Facts): boolean => facts.viewer === 'active' && maySee(facts) && !facts.blocked;
