import { useLocales, useLocaleState, useStore, useTheme } from 'react-admin';

/** How this person likes to read the console; kept in the browser. */
export function usePreferences() {
  const locales = useLocales();
  const [locale, setLocale] = useLocaleState();
  const [theme, setTheme] = useTheme();
  const [shortcuts, setShortcuts] = useShortcutsPreference();
  const [decimal, setDecimal] = useDecimalPreference();
  return { locales, locale, setLocale, theme, setTheme, shortcuts, setShortcuts, decimal, setDecimal };
}

/** What a spreadsheet reads depends on the computer, and not on the language of the console; until it is said, on that. */
export function useDecimalPreference() {
  const [locale] = useLocaleState();
  return useStore<'comma' | 'point'>('files.decimal', locale === 'nl' ? 'comma' : 'point');
}

/** Keys of one character can be in the way of speech input, so they can be turned off (WCAG 2.1.4). */
export const useShortcutsPreference = () => useStore('shortcuts', true);
