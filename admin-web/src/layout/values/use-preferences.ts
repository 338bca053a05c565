import { useLocaleState, useStore } from 'react-admin';

/** What a spreadsheet reads depends on the computer, and not on the language of the console; until it is said, on that. */
export function useDecimalPreference() {
  const [locale] = useLocaleState();
  return useStore<'comma' | 'point'>('files.decimal', locale === 'nl' ? 'comma' : 'point');
}

/** Keys of one character can be in the way of speech input, so they can be turned off (WCAG 2.1.4). */
export const useShortcutsPreference = () => useStore('shortcuts', true);
