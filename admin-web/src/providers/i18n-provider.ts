import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { isLocale, loadMessages, LOCALES, preferredLocale } from '../locales/catalogues';

/** Texts of one language are fetched before the first screen, the other when it is chosen. */
export async function createI18nProvider(chosen: unknown): Promise<I18nProvider> {
  const first = isLocale(chosen) ? chosen : preferredLocale(navigator.languages);
  const messages = await loadMessages(first);
  const provider = polyglotI18nProvider(
    (locale) => (locale === first ? messages : loadMessages(isLocale(locale) ? locale : first)),
    first,
    [...LOCALES],
    { onMissingKey: reportMissing },
  );
  document.documentElement.lang = first;
  return {
    ...provider,
    async changeLocale(locale: string) {
      await provider.changeLocale(locale);
      document.documentElement.lang = locale;
    },
  };
}

function reportMissing(key: string, options?: { _?: string }): string {
  if (import.meta.env.DEV && options?._ === undefined) console.warn(`No text for ${key}`);
  return options?._ ?? key;
}
