import { describe, expect, it } from '@jest/globals';
import { upcast } from '../../kernel/domain.js';
import { given } from '../../../testing/kernel/given.js';
import { COUNTRIES, COUNTRY_CODES, LOCALES } from './countries.js';
import { REGIONS } from './regions.js';
import { changeSettings, settings, undone, valuesOf, type Change, type SettingsState } from './settings.js';
import {
  DEFAULTS,
  GIFT_PICTURES,
  type Brand,
  type Gift,
  type OwnInterest,
  type OfferedMethod,
  type Package,
  type SettingsValues,
} from './settings.values.js';
import { originAt, valuesAt } from './brands.js';
import { cheapestGift, giftNames, giftOnSale } from './gifts.js';
import { interestsOffered, ownInterestsOffered, type NamedInterest } from './own-interests.js';
import { minimumMessageCosts, packagesFor } from './prices.js';
import type { SettingsChanged } from './settings.events.js';
import { settingsOutdated } from './settings.errors.js';

const at = '2026-03-01T10:00:00.000Z';
const change =
  (changes: Partial<SettingsValues>, how: Partial<Change> = {}) =>
  (state: SettingsState) =>
    changeSettings(state, { ...asChange(changes), ...how });
const asChange = (changes: Partial<SettingsValues>): Change => ({
  changes,
  version: null,
  reason: null,
  restores: null,
  at,
});
const changed = (changes: Partial<SettingsValues>, before: Partial<SettingsValues> = {}) => ({
  type: 'SettingsChanged' as const,
  data: { changes, before, reason: null, restores: null, changedAt: at },
});
const [p100, p250, p600] = DEFAULTS.packages as [Package, Package, Package];
const withPackages = (...packages: Package[]) => ({
  packages: [...packages, ...DEFAULTS.packages.slice(packages.length)],
});
const method = (limits: Partial<OfferedMethod> = {}): OfferedMethod => ({ ...DEFAULTS.paymentMethods[0]!, ...limits });
const brand = (id: string, domains: string[], overrides: Brand['overrides'] = {}): Brand => ({
  id,
  domains,
  overrides,
  prices: [],
});

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

  it('record only what changes, and what it was', () => {
    given(settings)
      .when(change({ messageCredits: 12, refundDays: 14 }))
      .then(changed({ messageCredits: 12 }, { messageCredits: 10 }));
    given(settings)
      .when(change({ countries: [...COUNTRY_CODES] }))
      .thenNothing();
  });

  it('see no change where only the order of names differs', () => {
    given(settings)
      .when(
        change({
          messageLength: Object.fromEntries([
            ['max', 1000],
            ['min', 1],
          ]) as { min: number; max: number },
        }),
      )
      .thenNothing();
  });

  it('keep later changes over earlier ones, and count them', () => {
    const { state } = given(settings, changed({ minAge: 21, messageCredits: 5 }), changed({ minAge: 20 }));
    expect(valuesOf(state)).toMatchObject({ minAge: 20, messageCredits: 5, signupCredits: 30 });
    expect(state.version).toBe(2);
  });

  it('refuse who has not seen the last change', () => {
    const once = given(settings, changed({ minAge: 21 }));
    once.when(change({ refundDays: 7 }, { version: 0 })).thenRefused(settingsOutdated, { version: 1 });
    once
      .when(change({ refundDays: 7 }, { version: 1, reason: 'Law' }))
      .then({ type: 'SettingsChanged', data: { reason: 'Law' } });
  });

  it('can be read as they were', () => {
    const newest = changed({ minAge: 25, refundDays: 7 }, { minAge: 21, refundDays: 14 });
    const first = changed({ minAge: 21 }, { minAge: 18 });
    const now = { ...DEFAULTS, minAge: 25, refundDays: 7 };
    expect(undone(now, [newest])).toEqual({ ...DEFAULTS, minAge: 21 });
    expect(undone(now, [newest, first])).toEqual(DEFAULTS);
  });

  describe('EVT-03 record of long texts and lists only the parts that change', () => {
    const texts = (...locales: (typeof LOCALES)[number][]) =>
      Object.fromEntries(locales.map((locale) => [locale, `${locale} ${'long '.repeat(3_000)}`]));
    const pages = (pageTerms: object): Partial<SettingsValues> => ({ pageTerms });
    const day = brand('day', ['day.example'], { name: 'Day', pageFaq: texts('nl', 'en') });
    const night = brand('night', ['night.example'], { pageTerms: texts('nl', 'de'), locales: ['nl'] });
    const named = {
      ...night,
      overrides: { ...night.overrides, pageTerms: { ...texts('de'), nl: 'New' }, name: 'Night' },
    };
    const bare = { ...night, overrides: {} };
    const saves: Partial<SettingsValues>[] = [
      { ...pages(texts(...LOCALES)), messageLength: { min: 1, max: 500 } },
      pages({ ...texts(...LOCALES), nl: 'Changed' }),
      pages({ ...texts('de', 'pl'), en: 'Changed' }),
      { brands: [day, night] },
      { brands: [day, named] },
      { brands: [day, bare] },
      { brands: [night, day], messageLength: { min: 2, max: 500 } },
      { brands: [night] },
      { ...pages({}), brands: [{ ...night, domains: ['dark.example'] }] },
      { gifts: DEFAULTS.gifts.map((gift) => (gift.id === 'rose' ? { ...gift, price: 11 } : gift)) },
      { gifts: DEFAULTS.gifts.map((gift) => (gift.id === 'kiss' ? { ...gift, price: 17 } : gift)) },
      { brands: [] },
    ];
    const wholeOf = (past: Partial<SettingsValues>[]) => Object.assign({ ...DEFAULTS }, ...past) as SettingsValues;
    const after = (events: SettingsChanged[]) => given(settings, ...events).state;

    it('a word of one page is not the whole of seven', () => {
      const events = changeSettings(after([]), asChange(saves[0]!));
      const [event] = changeSettings(after(events), asChange(saves[1]!));
      expect(event!.data).toMatchObject({
        changes: { pageTerms: { nl: 'Changed' } },
        before: { pageTerms: texts('nl') },
      });
      expect(JSON.stringify(event).length).toBeLessThan(15_500);
      const brands = changeSettings(after(changeSettings(after([]), asChange(saves[3]!))), asChange(saves[4]!));
      expect(brands[0]!.data.changes).toEqual({
        brands: [{ ...night, overrides: { name: 'Night', pageTerms: { nl: 'New' } } }],
      });
    });

    it('and every state comes of them, forwards and back', () => {
      const events: SettingsChanged[] = [];
      saves.forEach((save, i) => {
        events.push(...changeSettings(after(events), asChange(save)));
        expect(valuesOf(after(events))).toEqual(wholeOf(saves.slice(0, i + 1)));
      });
      expect(events).toHaveLength(saves.length);
      const newestFirst = [...events].reverse();
      saves.forEach((_, i) =>
        expect(undone(valuesOf(after(events)), newestFirst.slice(0, i))).toEqual(
          wholeOf(saves.slice(0, saves.length - i)),
        ),
      );
    });

    it('as they do of those that older releases stored whole', () => {
      const whole = saves.map((save, i) => {
        const before = wholeOf(saves.slice(0, i));
        const was = Object.fromEntries(Object.keys(save).map((name) => [name, before[name as keyof SettingsValues]]));
        return changed(save, was);
      });
      expect(valuesOf(after(whole))).toEqual(wholeOf(saves));
      expect(undone(valuesOf(after(whole)), [...whole].reverse())).toEqual(DEFAULTS);
    });
  });

  it('ACC-02 raise the minimum age, never lower it under 18', () => {
    given(settings)
      .when(change({ minAge: 21 }))
      .then({ type: 'SettingsChanged' });
    given(settings)
      .when(change({ minAge: 17 }))
      .thenInvalid({ field: 'min_age', code: 'invalid' });
  });

  it.each<[field: string, code: string, Partial<SettingsValues>]>([
    ['message_length', 'bounds', { messageLength: { min: 10, max: 9 } }],
    ['default_locale', 'language_not_offered', { locales: ['en'], domainLanguage: 'en' }],
    ['payment_methods.1.id', 'duplicate', { paymentMethods: [method(), method()] }],
    [
      'payment_methods.0.until',
      'ends_before_start',
      { paymentMethods: [method({ from: '2026-02-01', until: '2026-01-31' })] },
    ],
    ['payment_methods.0.costs', 'duplicate', { paymentMethods: [method({ costs: [p100.price, p250.price] })] }],
    ['free_photos', 'more_than_premium', { freePhotos: 4, premiumPhotos: 3 }],
    ['search_fields', 'distance_tells_town', { visibleProfileFields: ['sexuality'] }],
    ['support_email', 'invalid_email', { supportEmail: 'help at site.example' }],
    ['debit_iban', 'invalid_iban', { debitIban: 'NL91ABNA0417164301' }],
    ['debit_iban', 'invalid_iban', { debitIban: 'BR1800360305000010009795493C1' }],
    ['debit_creditor_id', 'invalid_creditor_id', { debitCreditorId: 'NL68ZZZ123456780000' }],
    ['brands.1.id', 'duplicate', { brands: [brand('a', ['a.example']), brand('a', ['b.example'])] }],
    ['brands.0.id', 'duplicate', { brands: [brand('site', ['a.example'])] }],
    ['brands.1.domains', 'duplicate', { brands: [brand('a', ['a.example']), brand('b', ['www.a.example'])] }],
    ['brands.0.domains', 'duplicate', { domain: 'site.example', brands: [brand('a', ['site.example'])] }],
    [
      'brands.0.overrides.locales',
      'language_not_offered',
      { brands: [brand('a', ['a.example'], { locales: ['en'] })] },
    ],
  ])('refuse %s (%s)', (field, code, changes) => {
    given(settings).when(change(changes)).thenInvalid({ field, code });
  });

  it.each<[field: string, code: string, Partial<SettingsValues>]>([
    ['packages', 'several_popular', withPackages({ ...p100, popular: true })],
    [
      'packages.1.id',
      'duplicate',
      {
        packages: [
          p100,
          { ...p100, credits: 110, price: { amount: 1099, currency: 'EUR' } },
          ...DEFAULTS.packages.slice(1),
        ],
      },
    ],
    ['packages', 'removed', { packages: DEFAULTS.packages.slice(1) }],
    ['packages', 'none_on_sale', { packages: DEFAULTS.packages.map((one) => ({ ...one, retired: true })) }],
    ['packages', 'price_order', withPackages({ ...p100, price: { amount: 2249, currency: 'EUR' } })],
    ['packages.0.price', 'too_low', withPackages({ ...p100, price: { amount: 0, currency: 'EUR' } })],
    [
      'packages',
      'several_currencies',
      withPackages({ ...p100, prices: [{ country: 'PL', price: { amount: 300, currency: 'PLN' } }] }),
    ],
    [
      'packages.0.prices.1.country',
      'duplicate',
      withPackages({
        ...p100,
        prices: [
          { country: 'BE', price: p100.price },
          { country: 'BE', price: p100.price },
        ],
      }),
    ],
  ])('MNY-01 refuse %s (%s)', (field, code, changes) => {
    given(settings).when(change(changes)).thenInvalid({ field, code });
  });

  it('MNY-01 refuse a currency that the site does not know', () => {
    const packages = DEFAULTS.packages.map((one) => ({ ...one, price: { ...one.price, currency: 'XXX' } }));
    given(settings)
      .when(change({ packages }))
      .thenInvalid(...packages.map((_, i) => ({ field: `packages.${i}.price`, code: 'unknown_currency' })));
  });

  it('MNY-01 sell at the price of the country, and nothing that is retired', () => {
    const packages = [
      { ...p100, prices: [{ country: 'BE' as const, price: { amount: 899, currency: 'EUR' } }] },
      { ...p250, retired: true },
    ];
    expect(packagesFor({ packages }, 'BE').map(({ id, price }) => [id, price.amount])).toEqual([['p100', 899]]);
    expect(packagesFor({ packages }, 'NL')[0]!.price.amount).toBe(999);
    expect(packagesFor({ packages }, null)[0]!.price.amount).toBe(999);
    given(settings)
      .when(change({ packages: [...packages, p600, DEFAULTS.packages[3]!] }))
      .then({ type: 'SettingsChanged' });
  });

  it('CLI-12 tell the least a message costs in each country', () => {
    const costs = minimumMessageCosts({ ...DEFAULTS, countries: ['NL', 'DE'] });
    // 10 of 1500 credits for € 104.99
    expect(costs).toEqual({ NL: { costs: 70, currency: 'EUR' }, DE: { costs: 70, currency: 'EUR' } });
  });

  it('CLI-12 are those of the brand whose address it is', () => {
    const values: SettingsValues = {
      ...DEFAULTS,
      brands: [
        brand('nacht', ['nacht.example', 'nacht.test'], { name: 'Nacht', companyAdded: '2025-05-01T00:00:00.000Z' }),
      ],
    };
    expect(valuesAt(values, 'WWW.nacht.test:443')).toMatchObject({
      name: 'Nacht',
      domain: 'nacht.example',
      minAge: 18,
    });
    for (const host of ['localhost', 'other.example', undefined]) expect(valuesAt(values, host)).toBe(values);
  });

  describe('CLI-12 MNY-01 prices of a brand', () => {
    const euro = (amount: number) => ({ amount, currency: 'EUR' });
    const priced = (...prices: Brand['prices']) => ({ brands: [{ ...brand('nacht', ['nacht.example']), prices }] });
    const at = (host: string, values: SettingsValues, country: string | null = null) =>
      packagesFor(valuesAt(values, host), country).map(({ id, price }) => [id, price.amount]);

    it('are those of the site but for what it has of its own', () => {
      const own = { id: 'p250', price: euro(2499), prices: [{ country: 'BE' as const, price: euro(2399) }] };
      const values = { ...DEFAULTS, ...priced(own) };
      expect(at('nacht.example', values)[1]).toEqual(['p250', 2499]);
      expect(at('nacht.example', values, 'BE')[1]).toEqual(['p250', 2399]);
      expect(at('nacht.example', values)[0]).toEqual(at('localhost', values)[0]);
      expect(at('localhost', values)[1]).toEqual(['p250', 2249]);
      expect(
        minimumMessageCosts(valuesAt({ ...DEFAULTS, ...priced({ ...own, id: 'p1500' }) }, 'nacht.example')),
      ).toMatchObject({ NL: { costs: 17 }, BE: { costs: 16 } });
    });

    it.each<[field: string, code: string, price: Brand['prices'][number]]>([
      ['brands.0.prices.0.id', 'unknown_package', { id: 'p9', price: euro(1), prices: [] }],
      ['brands.0.prices', 'price_order', { id: 'p100', price: euro(2249), prices: [] }],
      [
        'brands.0.prices',
        'several_currencies',
        { id: 'p1500', price: { amount: 20_000, currency: 'PLN' }, prices: [] },
      ],
    ])('refuse %s (%s)', (field, code, price) => {
      given(settings)
        .when(change(priced(price)))
        .thenInvalid({ field, code });
    });

    it('refuse a package twice, and one for nothing', () => {
      const twice = { id: 'p100', price: euro(899), prices: [] };
      given(settings)
        .when(change(priced(twice, twice)))
        .thenInvalid({ field: 'brands.0.prices.1.id', code: 'duplicate' });
      given(settings)
        .when(change(priced({ ...twice, price: euro(0) })))
        .thenInvalid({ field: 'brands.0.prices.0.price', code: 'too_low' });
    });

    it('hold the prices of the site to account too: a package that costs more there than the next at a brand', () => {
      const { state } = given(settings, changed(priced({ id: 'p250', price: euro(1200), prices: [] })));
      given(settings, changed(state.changed))
        .when(
          change({
            packages: DEFAULTS.packages.map((one) => (one.id === 'p100' ? { ...one, price: euro(1299) } : one)),
          }),
        )
        .thenInvalid({ field: 'brands.0.prices', code: 'price_order' });
    });
  });

  it('CLI-12 lead back to the name by which somebody came, of a brand; everywhere else to the site', () => {
    const values = { ...DEFAULTS, brands: [brand('nacht', ['nacht.example', 'night.example'])] };
    const site = 'https://velvet.example:8443';
    expect(originAt(values, 'NIGHT.example:8443', site)).toBe('https://night.example:8443');
    expect(originAt(values, 'www.nacht.example', site)).toBe('https://www.nacht.example:8443');
    for (const host of ['evil.example', 'velvet.example', '', null]) expect(originAt(values, host, site)).toBe(site);
  });
});

describe('ADM-06 PRO-01 the operator’s own interests', () => {
  const sauna: OwnInterest = { id: 'own-1', name: { nl: 'Sauna', en: ' ' }, retired: false };
  const chess: OwnInterest = { id: 'own-2', name: { nl: 'Schaken', en: 'Chess' }, retired: true };

  it('are offered after the product’s, in the operator’s order, unless they are retired', () => {
    const values = { interests: ['wine' as const, 'tea' as const], ownInterests: [chess, sauna] };
    expect(interestsOffered(values)).toEqual(['wine', 'tea', 'own-1']);
    expect(interestsOffered({ ...values, ownInterests: [{ ...chess, retired: false }, sauna] })).toEqual([
      'wine',
      'tea',
      'own-2',
      'own-1',
    ]);
  });

  it('have a name in every language, another one’s where there is none', () => {
    const [{ name }] = ownInterestsOffered({ ownInterests: [{ ...chess, retired: false }] }) as [NamedInterest];
    expect(name).toEqual({ ...Object.fromEntries(LOCALES.map((locale) => [locale, 'Schaken'])), en: 'Chess' });
    expect(ownInterestsOffered({ ownInterests: [sauna] })[0]!.name.en).toBe('Sauna');
    expect(ownInterestsOffered({ ownInterests: [chess] })).toEqual([]);
  });

  it('are added, named, ordered, retired and brought back', () => {
    const [before, after] = [{ ownInterests: [sauna, chess] }, { ownInterests: [{ ...chess, retired: false }, sauna] }];
    given(settings)
      .when(change(before))
      .then(changed(before, { ownInterests: [] }));
    given(settings, changed(before, { ownInterests: [] }))
      .when(change(after))
      .then(changed(after, before));
  });

  it.each([
    ['one that goes', [sauna], 'own_interests', 'interest_removed'],
    ['one id for two', [sauna, chess, { ...sauna, name: { nl: 'Bad' } }], 'own_interests.2.id', 'duplicate'],
    ['one without a name', [sauna, { ...chess, name: { en: ' ' } }], 'own_interests.1.name.nl', 'required'],
    [
      'two of one name that are offered',
      [sauna, { ...chess, name: { nl: 'sauna ' }, retired: false }],
      'own_interests.1.name.nl',
      'duplicate',
    ],
    [
      'more than anybody chooses from',
      [
        sauna,
        chess,
        ...Array.from({ length: 40 }, (_, i) => ({ ...sauna, id: `own-${i + 3}`, name: { nl: `S${i}` } })),
      ],
      'own_interests',
      'too_many_interests',
    ],
  ])('refuses %s', (_, ownInterests, field, code) => {
    given(settings, changed({ ownInterests: [sauna, chess] }, { ownInterests: [] }))
      .when(change({ ownInterests }))
      .thenInvalid({ field, code });
  });
});

describe('CHT-10 the catalogue of gifts', () => {
  const OWN = `own-${'a'.repeat(32)}` as const;
  const everywhere = (change: object) => ({
    ...Object.fromEntries(LOCALES.map((locale) => [locale, 'Mok'])),
    ...change,
  });
  const gifts = (changes: Partial<Record<string, Partial<Gift>>>) => ({
    gifts: DEFAULTS.gifts.map((gift) => ({ ...gift, ...changes[gift.id] })),
  });

  it('has every drawing on sale, for 10 to 50 credits, with a name in every language', () => {
    expect(DEFAULTS.gifts.map(({ picture }) => picture)).toEqual([...GIFT_PICTURES]);
    expect(DEFAULTS.gifts.every(({ price, retired }) => price >= 10 && price <= 50 && !retired)).toBe(true);
    for (const gift of DEFAULTS.gifts)
      for (const locale of LOCALES) expect([gift.id, locale, giftNames(gift)[locale]]).not.toContain('');
  });

  it('replaces the operator’s own picture, also by a drawing, and says one of its names in every language', () => {
    const mug: Gift = { ...DEFAULTS.gifts[0]!, id: 'mug', picture: OWN, name: everywhere({}) };
    const [own, drawing] = [{ gifts: [mug] }, { gifts: [{ ...mug, picture: 'coffee' as const }] }];
    given(settings, changed(own, { gifts: [] }))
      .when(change(drawing))
      .then(changed(drawing, own));
    expect(giftNames({ picture: OWN, name: { de: 'Becher' } })).toMatchObject({ nl: 'Becher', de: 'Becher' });
  });

  it('says the words of the operator, and the drawing’s where there are none', () => {
    const [rose] = DEFAULTS.gifts;
    expect(giftNames({ ...rose!, name: { nl: 'Rode roos', de: ' ' } })).toMatchObject({ nl: 'Rode roos', de: 'Rose' });
  });

  it('CLI-12 the cheapest on sale is what apps are told; 0 where none is', () => {
    expect(cheapestGift(DEFAULTS)).toBe(10);
    expect(cheapestGift(gifts({ rose: { retired: true } }))).toBe(12);
    expect(cheapestGift({ gifts: [] })).toBe(0);
    expect(giftOnSale(gifts({ rose: { retired: true } }), 'rose')).toBeUndefined();
    expect(giftOnSale(DEFAULTS, 'rose')).toMatchObject({ price: 10 });
  });

  it('can be put in another order, priced, named, and taken off sale', () => {
    const [rose, ...others] = DEFAULTS.gifts as [Gift, ...Gift[]];
    const turned = [...others, { ...rose, price: 15, name: { nl: 'Rode roos' }, retired: true }];
    given(settings)
      .when(change({ gifts: turned }))
      .then(changed({ gifts: turned }, { gifts: DEFAULTS.gifts }));
  });

  it.each([
    ['one that goes', DEFAULTS.gifts.slice(1), 'gifts', 'gift_removed'],
    ['one that becomes another', gifts({ rose: { picture: 'teddy' } }).gifts, 'gifts.0.picture', 'picture_stays'],
    [
      'a picture of the operator’s own without a name in a language of the site',
      [...DEFAULTS.gifts, { ...DEFAULTS.gifts[0]!, id: 'own', picture: OWN, name: everywhere({ pl: ' ' }) }],
      'gifts.12.name.pl',
      'required',
    ],
    ['one id for two', [...DEFAULTS.gifts, DEFAULTS.gifts[0]!], 'gifts.12.id', 'duplicate'],
    [
      'more than anybody chooses from',
      [...DEFAULTS.gifts, ...Array.from({ length: 13 }, (_, i) => ({ ...DEFAULTS.gifts[0]!, id: `rose${i}` }))],
      'gifts',
      'too_many_gifts',
    ],
  ])('refuses %s', (_, wrong, field, code) => {
    given(settings)
      .when(change({ gifts: wrong }))
      .thenInvalid({ field, code });
  });

  it('forgets what an operator set for the cheapest before there was a catalogue', () => {
    const { changes, before } = upcast(settings.upcasters, 'SettingsChanged', 1, {
      changes: { giftCredits: 15, minAge: 21 },
      before: { giftCredits: 10, minAge: 18 },
      reason: null,
      restores: null,
      changedAt: at,
    }) as SettingsChanged['data'];
    expect([changes, before]).toEqual([{ minAge: 21 }, { minAge: 18 }]);
  });
});

describe('CHT-07 the operator’s own lines to begin with', () => {
  it('are set per language, with what can be filled in', () => {
    const icebreakers = {
      nl: ['Hoi {name}, hoe is het in {city}?'],
      en: ['{interest}: tell me!', 'Looking for {reason}?'],
    };
    given(settings)
      .when(change({ icebreakers }))
      .then(changed({ icebreakers }, { icebreakers: {} }));
  });

  it.each([
    ['what nobody can fill in', '{naam}, hoe is het?', 'unknown_icebreaker_placeholder'],
    ['an open brace', 'Hoi {name', 'unknown_icebreaker_placeholder'],
    ['a brace around one that is known', 'Hoi {{name}}', 'unknown_icebreaker_placeholder'],
    ['a line that says nothing', '  ', 'required'],
    ['a line that is there already', ' Hoi! ', 'duplicate'],
  ])('refuse %s', (_, line, code) => {
    given(settings)
      .when(change({ icebreakers: { en: ['Hi!'], nl: ['Hoi!', line] } }))
      .thenInvalid({ field: 'icebreakers.nl.1', code });
  });
});

describe('PRO-06 regions', () => {
  it('every country has its own, keyed by ISO 3166-2, each once', () => {
    const counts = Object.fromEntries(COUNTRY_CODES.map((code) => [code, REGIONS[code].regions.length]));
    expect(counts).toEqual({
      NL: 12,
      BE: 11,
      GB: 4,
      IE: 26,
      DE: 16,
      AT: 9,
      IT: 20,
      FR: 18,
      CH: 26,
      ES: 19,
      US: 51,
      CA: 13,
      AU: 8,
      NZ: 17,
      PL: 16,
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
