import { describe, expect, it } from 'vitest';
import { given } from '../kernel/testing/index.js';
import { COUNTRIES, COUNTRY_CODES } from './countries.js';
import { REGIONS } from './regions.js';
import { changeSettings, settings, valuesOf } from './settings.js';
import { fromView, toView } from './settings.schema.js';
import { DEFAULTS, type SettingsValues } from './settings.values.js';

const change = (changes: Partial<SettingsValues>) => (state: Partial<SettingsValues>) => changeSettings(state, changes);

describe('ADM-06 settings', () => {
  it('CHT-02 MNY-01 start with the decided values', () => {
    expect(DEFAULTS).toMatchObject({ minAge: 18, messageCredits: 10, signupCredits: 30, refundDays: 14 });
    expect(DEFAULTS.messageLength).toEqual({ min: 1, max: 1000 });
    expect(DEFAULTS.packages.map(({ credits, price, popular }) => [credits, price.amount, popular])).toEqual([
      [100, 999, false],
      [250, 2249, false],
      [600, 4799, true],
      [1500, 10499, false],
    ]);
  });

  it('records only what changes', () => {
    given(settings)
      .when(change({ messageCredits: 12, refundDays: 14 }))
      .then({ type: 'SettingsChanged', data: { changes: { messageCredits: 12 } } });
    given(settings)
      .when(change({ countries: COUNTRY_CODES }))
      .thenNothing();
  });

  it('keep later changes over earlier ones', () => {
    const event = (changes: Partial<SettingsValues>) => ({ type: 'SettingsChanged' as const, data: { changes } });
    const { state } = given(settings, event({ minAge: 21, messageCredits: 5 }), event({ minAge: 20 }));
    expect(valuesOf(state)).toMatchObject({ minAge: 20, messageCredits: 5, signupCredits: 30 });
  });

  it('ACC-02 raise the minimum age, never lower it under 18', () => {
    given(settings)
      .when(change({ minAge: 21 }))
      .then({ type: 'SettingsChanged' });
    given(settings)
      .when(change({ minAge: 17 }))
      .thenInvalid({ field: 'min_age', code: 'invalid' });
  });

  it.each<[string, Partial<SettingsValues>]>([
    ['message_length', { messageLength: { min: 10, max: 9 } }],
    ['default_locale', { locales: ['en'], domainLanguage: 'en' }],
    ['packages', { packages: DEFAULTS.packages.map((one) => ({ ...one, popular: true })) }],
    ['packages', { packages: [DEFAULTS.packages[0]!, DEFAULTS.packages[0]!] }],
    ['payment_methods', { paymentMethods: ['ideal', 'ideal'] }],
  ])('refuse %s that contradicts itself', (field, changes) => {
    given(settings).when(change(changes)).thenInvalid({ field, code: 'invalid' });
  });

  it('survive the way to the console and back', () => {
    expect(fromView(toView(DEFAULTS))).toEqual(DEFAULTS);
  });
});

describe('PRO-06 regions', () => {
  it('every country has its own, keyed by ISO 3166-2, each once', () => {
    const counts = Object.fromEntries(COUNTRY_CODES.map((code) => [code, REGIONS[code].regions.length]));
    expect(counts).toEqual({
      ...{ NL: 12, BE: 11, GB: 4, IE: 26, DE: 16, AT: 9, IT: 20, FR: 18 },
      ...{ CH: 26, ES: 19, US: 51, CA: 13, AU: 8, NZ: 17, PL: 16 },
    });
    for (const code of COUNTRY_CODES) {
      const { regions } = REGIONS[code];
      expect(new Set(regions.map(({ key }) => key)).size).toBe(regions.length);
      expect(new Set(regions.map(({ name }) => name)).size).toBe(regions.length);
      for (const { key, name } of regions) {
        expect(key).toMatch(new RegExp(`^${code}-[A-Z0-9]{1,3}$`));
        expect(name).toMatch(/^\p{Lu}[\p{L}\p{M} .'’/-]+$/u);
      }
    }
  });

  it('ACC-10 every country speaks a language of the site and has a zone', () => {
    for (const { locales, timeZone } of Object.values(COUNTRIES)) {
      expect(locales.length).toBeGreaterThan(0);
      expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
    }
    expect(COUNTRIES.CH.locales).toEqual(['de', 'it', 'fr', 'en']);
  });
});
