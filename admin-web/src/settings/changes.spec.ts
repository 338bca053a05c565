import { describe, expect, it } from 'vitest';
import api from '../../../api/openapi/admin.json';
import { differing, linesOf } from './changes';
import { effectsOf, messagePrices } from './effects';
import { BRAND_FIELDS, fieldsOf, SECTION_NAMES, type Package, type Settings } from './setting';
import { tidy } from './tidy';
import { undone } from './settings-page';

const pack = (id: string, credits: number, amount: number, more: Partial<Package> = {}): Package => ({
  id,
  credits,
  price: { amount, currency: 'EUR' },
  prices: [],
  variant: 1,
  popular: false,
  retired: false,
  ...more,
});
const [small, large] = [pack('p100', 100, 999), pack('p600', 600, 4799)];
const settings = {
  packages: [small, large],
  message_credits: 10,
  signup_credits: 30,
  refund_days: 14,
  min_age: 18,
  countries: ['NL', 'BE'],
  brands: [],
  free_photos: 3,
  premium_photos: 25,
  logged_out_search: false,
} as unknown as Settings;
const after = (change: Partial<Settings>) => effectsOf(settings, { ...settings, ...change });

describe('ADM-06 ADM-05 one change taken back', () => {
  const priced = (amount: number, more: Partial<Package> = {}) => pack('p600', 600, amount, more);

  it('is the price as it was, and what was changed since stays', () => {
    const change = { before: { packages: [small, priced(4799)] }, after: { packages: [small, priced(4999)] } };
    const now = { ...settings, refund_days: 30, packages: [pack('p100', 100, 899), priced(4999, { popular: true })] };
    expect(undone(now, change)).toEqual({ packages: [pack('p100', 100, 899), priced(4799, { popular: true })] });
  });

  it('leaves what has got another value by now, and what came with it', () => {
    const change = {
      before: { message_credits: 10, packages: [small] },
      after: { message_credits: 12, packages: [small, large] },
    };
    const now = { ...settings, message_credits: 15, packages: [small, large] };
    expect(undone(now, change)).toEqual({ message_credits: 15, packages: [small, large] });
    expect(undone({ ...now, message_credits: 12 }, change)).toMatchObject({ message_credits: 10 });
  });

  it('lets parts of a value go back, each by itself', () => {
    const change = { before: { name_length: { min: 2, max: 20 } }, after: { name_length: { min: 3, max: 30 } } };
    const now = { ...settings, name_length: { min: 3, max: 40 } };
    expect(undone(now, change)).toEqual({ name_length: { min: 2, max: 40 } });
  });
});

describe('ADM-06 sections', () => {
  it('CLI-12 offer a brand of its own what the API lets it have', () => {
    const known = Object.keys(api.components.schemas.Brand.properties.overrides.properties);
    expect(BRAND_FIELDS.map(({ name }) => name as string).sort()).toEqual(known.sort());
  });

  it('hold every setting of the API once, but for the steps that are marked on the dashboard', () => {
    const reply = api.paths['/api/admin/settings'].get.responses['200'].content['application/json'].schema;
    const known = Object.keys(reply.properties.settings.properties);
    const shown = SECTION_NAMES.flatMap((section) => fieldsOf(section).map(({ name }) => name as string));
    expect([...shown, 'done_steps'].sort()).toEqual(known.sort());
  });
});

describe('ADM-06 what changes', () => {
  it('is told by part, by the package it belongs to', () => {
    const packages = [pack('p600', 600, 4999), small, pack('p50', 50, 599)];
    expect(linesOf({ packages: [small, large] }, { packages })).toEqual([
      { name: 'packages', item: 'p600', field: 'price', before: large.price, after: { amount: 4999, currency: 'EUR' } },
      { name: 'packages', item: 'p50', before: undefined, after: packages[2] },
      { name: 'packages', field: 'order', before: ['p100', 'p600'], after: ['p600', 'p100'] },
    ]);
  });

  it('is told by language, and by what a brand has of its own', () => {
    expect(linesOf({ fictional_singular: { nl: 'A' } }, { fictional_singular: { nl: 'A', de: 'B' } })).toEqual([
      { name: 'fictional_singular', language: 'de', before: undefined, after: 'B' },
    ]);
    const brand = { id: 'n', domains: ['n.example'], overrides: {}, prices: [] };
    expect(linesOf({ brands: [brand] }, { brands: [{ ...brand, overrides: { name: 'Nacht' } }] })).toEqual([
      { name: 'brands', item: 'n', field: 'name', before: undefined, after: 'Nacht' },
    ]);
  });

  it('is told whole of what is new, and of the pages of a brand in each language', () => {
    const brand = { id: 'n', domains: ['n.example'], overrides: { page_terms: { nl: 'A', de: 'B' } }, prices: [small] };
    const own = { name: 'brands', item: 'n', field: 'page_terms' };
    expect(linesOf({ brands: [] }, { brands: [brand] })).toEqual([
      { name: 'brands', item: 'n', before: undefined, after: brand },
      { ...own, language: 'nl', before: undefined, after: 'A' },
      { ...own, language: 'de', before: undefined, after: 'B' },
      { name: 'brands', item: 'n', field: 'prices', before: [], after: [small] },
    ]);
    const reworded = { ...brand, overrides: { page_terms: { nl: 'A', de: 'C' } } };
    expect(linesOf({ brands: [brand] }, { brands: [reworded] })).toEqual([
      { ...own, language: 'de', before: 'B', after: 'C' },
    ]);
    const methods: Settings['payment_methods'] = [
      { id: 'ideal', countries: ['NL'], from: null, until: null, costs: [] },
    ];
    expect(linesOf({ payment_methods: [] }, { payment_methods: methods })).toEqual([
      { name: 'payment_methods', item: 'ideal', before: undefined, after: methods[0] },
      { name: 'payment_methods', item: 'ideal', field: 'countries', before: [], after: ['NL'] },
    ]);
  });

  it('is nothing where the value is what it was', () => {
    expect(differing(settings, { refund_days: 14, min_age: 21 })).toEqual({ min_age: 21 });
    expect(tidy({ company_tradenames: [' Velvet ', '', 'Nacht'] })).toEqual({
      company_tradenames: ['Velvet', 'Nacht'],
    });
  });
});

describe('ADM-06 MNY-01 what a change does', () => {
  it('tells what a message costs, rounded as the shop rounds', () => {
    expect(messagePrices(settings).map(({ message }) => message.amount)).toEqual([100, 80]);
    expect(after({ message_credits: 12 })).toContainEqual({
      text: 'message_price',
      money: {
        from: { amount: 96, currency: 'EUR' },
        to: { amount: 120, currency: 'EUR' },
        was_from: { amount: 80, currency: 'EUR' },
        was_to: { amount: 100, currency: 'EUR' },
      },
    });
    expect(after({ message_credits: 12 })).toContainEqual({ text: 'free_messages', numbers: { count: 2 } });
  });

  it('warns of a package that is dearer by the credit than a smaller one; retired ones do not count', () => {
    const packages = [small, pack('p600', 600, 6600), pack('p10', 10, 1, { retired: true })];
    expect(messagePrices({ packages, message_credits: 10 }).map(({ id, dearer }) => [id, dearer])).toEqual([
      ['p100', false],
      ['p600', true],
    ]);
  });

  it.each<[string, Partial<Settings>]>([
    ['orders_keep', { packages: [small] }],
    ['orders_keep', { brands: [{ id: 'n', domains: ['n.example'], overrides: {}, prices: [small] }] }],
    ['refund_days', { refund_days: 7 }],
    ['min_age', { min_age: 21 }],
    ['photos_stay', { free_photos: 2 }],
    ['seen_by_all', { logged_out_search: true }],
    ['countries_removed', { countries: ['NL'] }],
  ])('says %s', (text, change) => {
    expect(after(change).map((effect) => effect.text)).toContain(text);
    expect(effectsOf(settings, settings).map((effect) => effect.text)).toEqual(['at_once']);
  });

  it('ADM-04 does not say of a raised bound alone that it counts at once', () => {
    const before = { ...settings, goodwill_limit: 100 };
    const said = (change: object) => effectsOf(before, { ...before, ...change }).map(({ text }) => text);
    expect(said({ goodwill_limit: 250 })).toEqual(['raised']);
    expect(said({ goodwill_limit: 250, min_age: 21 })).toEqual(['at_once', 'raised', 'min_age']);
    expect(said({ goodwill_limit: 50 })).toEqual(['at_once']);
  });
});
