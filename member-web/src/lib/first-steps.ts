const KEY = 'first-steps';

/** Whether the first steps of a member who has just confirmed are shown in this tab: once, until they leave them. */
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
