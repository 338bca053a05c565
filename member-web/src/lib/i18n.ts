import i18next, { type FormatterModule, type i18n as I18n, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Settings, User } from './api-client/types';
import { lazily } from './lazily';

export const LOCALES = ['nl', 'en', 'de', 'es', 'fr', 'it', 'pl'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'nl';

export const LOCALE_NAMES: Record<Locale, string> = {
  nl: 'Nederlands',
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  pl: 'Polski',
};

type Texts = () => Promise<{ default: ResourceLanguage }>;

// Two files per locale, fetched only when that locale is shown: what the landing page says, and all else.
const first: Record<Locale, Texts> = {
  nl: lazily(() => import('../locales/nl?first')),
  en: lazily(() => import('../locales/en?first')),
  de: lazily(() => import('../locales/de?first')),
  es: lazily(() => import('../locales/es?first')),
  fr: lazily(() => import('../locales/fr?first')),
  it: lazily(() => import('../locales/it?first')),
  pl: lazily(() => import('../locales/pl?first')),
};
const rest: Record<Locale, Texts> = {
  nl: lazily(() => import('../locales/nl?rest')),
  en: lazily(() => import('../locales/en?rest')),
  de: lazily(() => import('../locales/de?rest')),
  es: lazily(() => import('../locales/es?rest')),
  fr: lazily(() => import('../locales/fr?rest')),
  it: lazily(() => import('./italian')),
  pl: lazily(() => import('../locales/pl?rest')),
};

const COOKIE = 'locale';
const COOKIE_SECONDS = 365 * 86_400;

export const i18n: I18n = i18next.createInstance();

const toLocale = (tag: string | null | undefined): Locale | undefined => {
  const language = tag?.slice(0, 2).toLowerCase();
  return LOCALES.find((locale) => locale === language);
};

export const localeCookie = (): Locale | undefined =>
  toLocale(document.cookie.match(new RegExp(`(?:^|; )${COOKIE}=([^;]+)`))?.[1]);

/** The first language of the browser that the site speaks. */
export const preferredLocale = (offered: readonly string[]): Locale | undefined =>
  navigator.languages.map(toLocale).find((locale) => locale && offered.includes(locale));

/** Account, cookie, the domain's language, that of the country, then the site's own; as far as it speaks them (CLI-12). */
export function chooseLocale(user?: User | null, settings?: Settings): Locale {
  const wanted = [toLocale(user?.language), localeCookie(), toLocale(settings?.domain_language)];
  const offered = settings?.locales ?? LOCALES;
  return (
    [...wanted, toLocale(settings?.country_locale), toLocale(settings?.default_locale)].find(
      (locale) => locale && offered.includes(locale),
    ) ?? DEFAULT_LOCALE
  );
}

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
/** Kept apart from the words around it: a name in Hebrew would draw a number beside it to its other end. */
const isolated = (text: string) => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text);

/** Every locale of the site writes it with the same digits; the first formatter of a page costs a phone 60 ms. */
const isPlain = (value: number) => Number.isInteger(value) && value >= 0 && value < 1000;

/** Numbers inside sentences are written as the locale writes them, like those that stand alone. */
const values: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, locale) => {
    if (typeof value === 'number') return isPlain(value) ? String(value) : new Intl.NumberFormat(locale).format(value);
    return typeof value === 'string' ? isolated(value) : (value as string);
  },
};

const added = new Map<Texts, Promise<void>>();

let started: Promise<void> = Promise.resolve();

export const startI18n = (locale: Locale): Promise<void> => (started = begin(locale));

const OPTIONS = {
  fallbackLng: false,
  partialBundledLanguages: true,
  returnNull: false,
  interpolation: { prefix: '{', suffix: '}', escapeValue: false, alwaysFormat: true },
  react: { useSuspense: false },
} as const;

async function begin(locale: Locale) {
  added.clear();
  await i18n
    .use(initReactI18next)
    .use(values)
    .init({ ...OPTIONS, lng: locale, resources: {} });
  await show(locale);
}

/** Texts beside those of the site: of the server, which writes in many languages at once. */
export function textsOf(locale: Locale, texts: ResourceLanguage): I18n {
  const all = i18next.createInstance().use(values);
  void all.init({ ...OPTIONS, lng: locale, resources: { [locale]: { translation: texts } }, initAsync: false });
  return all;
}

/** After the first texts, however late they come: they would take the place of what was chosen since. */
export async function showLocale(locale: Locale) {
  await started;
  if (locale !== i18n.language) await show(locale);
}

async function show(locale: Locale) {
  await Promise.all([add(first, locale), whole && add(rest, locale)]);
  await i18n.changeLanguage(locale);
  document.documentElement.lang = locale;
}

/** Whether more has been shown than the landing page. */
let whole = false;

/** Every screen but the landing page waits for all texts. */
export async function allTexts() {
  whole = true;
  await started;
  await add(rest, i18n.language as Locale);
}

function add(parts: typeof first, locale: Locale) {
  const load = parts[locale];
  const adding =
    added.get(load) ??
    load().then((texts) => void i18n.addResourceBundle(locale, 'translation', texts.default, true, false));
  added.set(load, adding);
  // What could not be loaded is tried again.
  return adding.catch((error: unknown) => {
    added.delete(load);
    throw error;
  });
}

export function rememberLocale(locale: Locale) {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${COOKIE}=${locale}; Max-Age=${COOKIE_SECONDS}; Path=/; SameSite=Lax${secure}`;
}
