import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Settings, User } from './api-client/types';
import { chooseLocale, i18n, rememberLocale, showLocale, startI18n } from './i18n';

const user = (language: string) => ({ language }) as User;
const settings = (domain_language: string) => ({ domain_language }) as Settings;
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

  it('writes the numbers in sentences', async () => {
    await startI18n('nl');
    expect(i18n.t('payments.credits', { count: 1500 })).toBe('1.500 credits');
    await showLocale('en');
    expect(i18n.t('payments.credits', { count: 1500 })).toBe('1,500 credits');
    await showLocale('nl');
  });
});
