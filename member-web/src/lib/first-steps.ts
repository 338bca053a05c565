const KEY = 'first-steps';

/**
 * Whether the first steps of a new member are shown in this tab. Once per member and device: the mail's link and the tab
 * in which they signed up both end at the confirmation.
 */
export function takeFirstSteps(memberId: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === memberId) return true;
    if (localStorage.getItem(KEY) === memberId) return false;
    localStorage.setItem(KEY, memberId);
    sessionStorage.setItem(KEY, memberId);
    return true;
  } catch {
    // A browser that keeps nothing cannot show them twice either: the link works once.
    return true;
  }
}

/** Left on purpose: not even the way back shows them again. */
export function leaveFirstSteps() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
