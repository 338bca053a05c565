export const DISCREET = 'discreet';

/** The neutral name that this device shows in the place of the site's; null: it shows the site's. */
export function discreetName(): string | null {
  try {
    return localStorage.getItem(DISCREET);
  } catch {
    // The server draws the page, or nothing may be stored here.
    return null;
  }
}
