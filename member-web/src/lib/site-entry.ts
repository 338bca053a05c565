const COUNTRIES = ['NL', 'DE'];
const KEY = 'site-entry';
/** The id of the warning where the server has written it. */
export const ENTRY = 'entry';

/** What the written warning's button answers; a browser closes it without that on a second Escape. */
export const ADULT = 'adult';

/** CLI-03: visitors from some countries are asked whether they are adults, once in a browser and never in the app. */
export const isEntryAsked = (country: string | null | undefined, installed: boolean): boolean =>
  !installed && COUNTRIES.includes(country ?? '');

/** Where nothing is kept, and on the server, nobody has. */
export function hasEntered(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
export function rememberEntry() {
  try {
    localStorage.setItem(KEY, new Date().toISOString());
  } catch {
    // A browser that keeps nothing is asked again on the next page.
  }
}

/** The page that the server wrote asks already. */
export const isAsked = (): boolean =>
  typeof document !== 'undefined' && document.querySelector(`dialog#${ENTRY}[open]`) !== null;
