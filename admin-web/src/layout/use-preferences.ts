import { useLocales, useLocaleState, useStore, useTheme } from 'react-admin';

/** How this person likes to read the console; kept in the browser. */
export function usePreferences() {
  const locales = useLocales();
  const [locale, setLocale] = useLocaleState();
  const [theme, setTheme] = useTheme();
  const [shortcuts, setShortcuts] = useShortcutsPreference();
  return { locales, locale, setLocale, theme, setTheme, shortcuts, setShortcuts };
}

/** Keys of one character can be in the way of speech input, so they can be turned off (WCAG 2.1.4). */
export const useShortcutsPreference = () => useStore('shortcuts', true);
