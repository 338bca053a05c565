const COUNTRIES = ['NL', 'DE'];
const KEY = 'site-entry';

/** CLI-03: visitors from some countries are asked whether they are adults, once in a browser and never in the app. */
export const isEntryAsked = (country: string | null | undefined, installed: boolean): boolean =>
  !installed && COUNTRIES.includes(country ?? '');

export const hasEntered = (): boolean => localStorage.getItem(KEY) !== null;
export const rememberEntry = () => localStorage.setItem(KEY, new Date().toISOString());
