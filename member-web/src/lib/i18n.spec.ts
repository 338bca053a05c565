import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Settings, User } from './api-client/types';
import { allTexts, chooseLocale, rememberLocale, showLocale, startI18n } from './i18n';
import polishFirst from '../locales/pl?first';
import polish from '../locales/pl?rest';
import { i18n } from './texts';

const user = (language: string) => ({ language }) as User;
const settings = (domain_language: string, more: Partial<Settings> = {}) => ({ domain_language, ...more }) as Settings;
afterEach(() => {
  document.cookie = 'locale=; Max-Age=0; Path=/';
});

describe('ACC-10 the locale', () => {
  it('follows account, cookie, domain, then Dutch', () => {
    expect(chooseLocale()).toBe('nl');
    expect(chooseLocale(null, settings('de_AT'))).toBe('de');
    rememberLocale('fr');
    expect(chooseLocale(null, settings('de_AT'))).toBe('fr');
    expect(chooseLocale(user('pl'), settings('de_AT'))).toBe('pl');
  });

  it('CLI-12 follows the country where the domain has no language, then what the site is in', () => {
    const belgium = { country_locale: 'fr', default_locale: 'en' } as const;
    expect(chooseLocale(null, settings('', belgium))).toBe('fr');
    expect(chooseLocale(null, settings('de', belgium))).toBe('de');
    expect(chooseLocale(null, settings('', { ...belgium, country_locale: null }))).toBe('en');
    rememberLocale('pl');
    expect(chooseLocale(null, settings('', belgium))).toBe('pl');
  });

  it('passes over a language that the site does not speak', () => {
    rememberLocale('pl');
    const few = { locales: ['nl', 'fr'] as ('nl' | 'fr')[], country_locale: 'fr' as const };
    expect(chooseLocale(user('de'), settings('', few))).toBe('fr');
  });

  it('is remembered for 365 days', () => {
    const kept = vi.spyOn(document, 'cookie', 'set');
    rememberLocale('fr');
    expect(kept).toHaveBeenCalledWith('locale=fr; Max-Age=31536000; Path=/; SameSite=Lax');
    kept.mockRestore();
  });

  it('passes over a language that there is not', () => {
    expect(chooseLocale(user('xx'), settings('sv'))).toBe('nl');
  });

  it('is told to the page', async () => {
    await startI18n('nl');
    await showLocale('es');
    expect(document.documentElement.lang).toBe('es');
    await showLocale('nl');
  });

  it('CLI-05 comes in two parts: what the landing page says, and all else with the next screen', async () => {
    await startI18n('nl');
    expect(i18n.exists('landing.title')).toBe(true);
    expect(i18n.exists('accounts.log_in')).toBe(true);
    expect(i18n.exists('accounts.password')).toBe(false);
    await allTexts();
    expect(i18n.exists('accounts.password')).toBe(true);
    expect(i18n.exists('accounts.log_in')).toBe(true);
    await showLocale('de');
    expect(i18n.t('accounts.password')).toBe('Passwort');
    await showLocale('nl');
  });

  it('writes the numbers in sentences', async () => {
    await startI18n('nl');
    expect(i18n.t('payments.credits', { count: 1500 })).toBe('1.500 credits');
    await showLocale('en');
    expect(i18n.t('payments.credits', { count: 1500 })).toBe('1,500 credits');
    await showLocale('nl');
  });

  it('ACC-02 keeps a name that is written from right to left apart from the words around it', async () => {
    await startI18n('nl');
    await allTexts();
    const text = (name: string) => i18n.t('likes.popup_text', { name });
    expect(text('נועה')).toContain('\u2068נועה\u2069');
    expect(text('Noa 🌻')).not.toMatch(/[\u2068\u2069]/);
  });

  it('ACC-10 elides the Italian article before the 8th and the 11th', async () => {
    await startI18n('it');
    await allTexts();
    const text = (date: string) => [
      i18n.t('accounts.deleted_text', { date }),
      i18n.t('app.terms_version', { date }),
      i18n.t('payments.transfer_text', { date }),
    ];
    const said = (...articles: string[]) => articles.map((article) => expect.stringContaining(article) as string);
    expect(text('8 marzo')).toEqual(said('Fino all’8 marzo', 'dell’8 marzo', 'entro l’8 marzo'));
    expect(text('11 marzo')).toEqual(said('Fino all’11 marzo', 'dell’11 marzo', 'entro l’11 marzo'));
    expect(text('18 marzo')).toEqual(said('Fino al 18 marzo', 'del 18 marzo', 'entro il 18 marzo'));
  });

  it('leaves no Polish word of one letter at the end of a line', () => {
    const text = JSON.stringify([polishFirst, polish]);
    expect(text).toMatch(/[\s"(„>]w\u00a0/);
    expect(text.match(/[\s"(„>][aiouwz] \S/giu)).toBeNull();
  });

  it('CLI-05 is the one that was chosen last, with all that the next screen says, however late its texts come', async () => {
    vi.resetModules();
    const held = { es: Promise.withResolvers<void>(), fr: Promise.withResolvers<void>() };
    for (const locale of ['es', 'fr'] as const)
      vi.doMock(`../locales/${locale}?first`, () =>
        held[locale].promise.then(() => ({ default: {}, finish: undefined })),
      );
    const [site, { i18n: texts }] = await Promise.all([import('./i18n'), import('./texts')]);
    await site.startI18n('nl');
    const spanish = site.showLocale('es');
    await site.showLocale('nl');
    held.es.resolve();
    await spanish;
    expect(texts.language).toBe('nl');

    const french = site.showLocale('fr');
    await new Promise((resolve) => setTimeout(resolve));
    await site.allTexts();
    held.fr.resolve();
    await french;
    expect(texts.language).toBe('fr');
    expect(texts.exists('accounts.password')).toBe(true);
    await site.showLocale('nl');
    vi.doUnmock('../locales/es?first');
    vi.doUnmock('../locales/fr?first');
  });
});
