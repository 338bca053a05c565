export { default } from '../locales/it?rest';

/** Italian elides its article before the 8th and the 11th: fino all’8 marzo. */
export const finish = (text: string): string =>
  text.replace(/\bil (?=(8|11)\b)/g, 'l’').replace(/\b(a|da|de)l (?=(8|11)\b)/gi, '$1ll’');
