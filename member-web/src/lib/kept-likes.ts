const KEY = 'kept-likes';
/** As many as may be given by swiping within a day (DSC-06). */
export const KEPT_LIKES = 4;
/** Likes of a visitor who did not sign up within this time are nobody's any more. */
const KEPT = 14 * 86_400_000;

interface Kept {
  at: number;
  ids: string[];
  /** Who signed up with them; nobody else gives them. */
  of?: string;
}

/** CLI-04: whom a visitor liked on a lander, until they have confirmed; in this browser alone. */
export function keptLikes(): Kept {
  try {
    const { at, ids, of } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    if (!at || !Array.isArray(ids) || Date.now() > at + KEPT) return { at: 0, ids: [] };
    return {
      at,
      ids: ids.filter((id) => typeof id === 'string').slice(0, KEPT_LIKES),
      ...(of !== undefined && { of }),
    };
  } catch {
    return { at: 0, ids: [] };
  }
}

function save(kept: Kept) {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing: they are given once more by hand.
  }
}

/** @returns whether it is kept; not more than KEPT_LIKES are. */
export function keepLike(id: string): boolean {
  const { ids, of } = keptLikes();
  // Those of somebody else's sign-up in this browser are not a new visitor's.
  const own = of === undefined ? ids : [];
  if (own.includes(id)) return true;
  if (own.length >= KEPT_LIKES) return false;
  save({ at: Date.now(), ids: [...own, id] });
  return true;
}

/** Who has just signed up takes them along. */
export function claimLikes(memberId: string) {
  const kept = keptLikes();
  if (kept.ids.length > 0 && kept.of === undefined) save({ ...kept, of: memberId });
}

/** @param given those that need not be given any more */
export function forgetLikes(given?: readonly string[]) {
  const { ids, ...kept } = keptLikes();
  const left = given ? ids.filter((id) => !given.includes(id)) : [];
  if (left.length > 0) return save({ ...kept, ids: left });
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Then nothing was kept either.
  }
}
