import type { Settings, User } from './api-client/types';
import { lazily } from './lazily';
import { i18n, type Catalogue } from './texts';

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

type Part = () => Promise<{ default: Catalogue; finish?: (text: string) => string }>;

// Two files per locale, fetched only when that locale is shown: what the landing page says, and all else.
const first: Record<Locale, Part> = {
  nl: lazily(() => import('../locales/nl?first')),
  en: lazily(() => import('../locales/en?first')),
  de: lazily(() => import('../locales/de?first')),
  es: lazily(() => import('../locales/es?first')),
  fr: lazily(() => import('../locales/fr?first')),
  it: lazily(() => import('../locales/it?first')),
  pl: lazily(() => import('../locales/pl?first')),
};
const rest: Record<Locale, Part> = {
  nl: lazily(() => import('../locales/nl?rest')),
  en: lazily(() => import('../locales/en?rest')),
  de: lazily(() => import('../locales/de?rest')),
  es: lazily(() => import('../locales/es?rest')),
  fr: lazily(() => import('../locales/fr?rest')),
  it: lazily(() => import('./italian').then(({ default: texts, finish }) => ({ default: texts, finish }))),
  pl: lazily(() => import('../locales/pl?rest')),
};

const COOKIE = 'locale';
const COOKIE_SECONDS = 365 * 86_400;

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

const added = new Map<Part, Promise<void>>();

let starting: Locale = DEFAULT_LOCALE;
let started: Promise<void> = Promise.resolve();

/** What was chosen last: texts of another choice that come later are not shown. */
let wanted: Locale = starting;

export function startI18n(locale: Locale): Promise<void> {
  starting = wanted = locale;
  return (started = show(locale));
}

/** After the first texts, however late they come: they would take the place of what was chosen since. */
export async function showLocale(locale: Locale) {
  await started;
  wanted = locale;
  if (locale !== i18n.language) await show(locale);
}

async function show(locale: Locale) {
  await Promise.all([add(first, locale), whole && add(rest, locale)]);
  // Somebody may have gone on from the landing page meanwhile.
  if (whole) await add(rest, locale);
  if (locale !== wanted) return;
  i18n.show(locale);
  document.documentElement.lang = locale;
}

/** Whether more has been shown than the landing page. */
let whole = false;

/** Every screen but the landing page waits for all texts. */
export async function allTexts() {
  whole = true;
  await Promise.all([started, add(rest, starting)]);
  // Another one may have been chosen meanwhile.
  await add(rest, i18n.language as Locale);
}

function add(parts: typeof first, locale: Locale) {
  const load = parts[locale];
  const adding = added.get(load) ?? load().then((part) => i18n.add(locale, part.default, part.finish));
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
