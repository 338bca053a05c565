import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandBus } from '@nestjs/cqrs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { cuttableProxy } from '../../../testing/kernel/proxy.js';
import { Profiles } from '../../members/profiles/index.js';
import { AddStaffMember } from '../staff/index.js';
import { testApp, type TestApp, type TestBrowser } from '../../../testing/app.js';
import { signUp } from '../../../testing/members.js';
import { mmdbOf } from '../../../testing/mmdb.js';
import { setSettings } from '../../../testing/settings.js';
import { eventually } from '../../../testing/kernel/index.js';
import { LOCALES } from './countries.js';
import { Settings } from './current-settings.js';
import { INTERESTS } from './interests.js';
import { landerTexts } from './landers/lander-texts.js';

let app: TestApp;
let admin: TestBrowser;
beforeAll(async () => {
  app = await testApp();
  admin = await asAdmin(app);
});

async function asAdmin(by: TestApp): Promise<TestBrowser> {
  const login = { email: 'admin@example.com', password: 'long enough' };
  await by.nest
    .get(CommandBus)
    .execute(new AddStaffMember({ actor: 'system', ...login, role: 'admin', key: 'first-admin-key' }));
  const staff = by.console();
  await staff.post('/admin/login', login);
  return staff;
}

const body = (changes: object, more: object = {}) => ({ version: version(), reason: 'Because', changes, ...more });
let seen = 0;
const version = () => seen;
/** Saves as an editor who has just loaded the settings. */
async function change(changes: object, more: object = {}) {
  seen = (await admin.get('/admin/settings')).body.version as number;
  return admin.put('/admin/settings', body(changes, more));
}
const site = async (path = '/settings') => (await app.browser().get(path)).body;

describe('CLI-08 GET /settings', () => {
  it.each(['/settings', '/settings.php?forced-domain=example.com'])(
    '%s tells visitors what the site needs',
    async (path) => {
      const { status, body } = await app.browser().get(path);
      expect(status).toBe(200);
      expect(body).toMatchObject({ min_age: 18, message_credits: 10, default_locale: 'nl', premium_claim_percent: 46 });
      expect(body.message_length).toEqual({ min: 1, max: 1000 });
      expect(body.countries).toHaveLength(15);
      expect(body.locales).toEqual(['nl', 'en', 'de', 'es', 'fr', 'it', 'pl']);
      expect(body.payment_methods).toContain('ideal');
      expect(body).not.toHaveProperty('login_tries');
      expect(body.name_length).toEqual({ min: 3, max: 30 });
      expect(body).toMatchObject({ member_resell: false, photo_credits: 20, gift_credits: 10 });
      expect(body.minimum_message_costs.NL).toEqual({ costs: 70, currency: 'EUR' });
      expect(body.terms_version).toBe('2023-12-01T12:00:00.000Z');
    },
  );

  it('PRO-06 tells the regions of each country and their term', async () => {
    const { body } = await app.browser().get('/regions.php');
    expect(Object.keys(body.regions as object)).toHaveLength(15);
    expect(body.regions.NL.term).toBe('province');
    expect(body.regions.NL.regions).toContainEqual({ key: 'NL-NH', name: 'Noord-Holland' });
    expect(body.regions.CH.term).toBe('canton');
  });

  it('PRO-06 tells staff the same at the console', async () => {
    const { body } = await admin.get('/admin/regions');
    expect(body).toEqual((await app.browser().get('/regions')).body);
    expect((await app.console().get('/admin/regions')).status).toBe(403);
  });

  it('ADM-06 tells the console all that there is to choose from', async () => {
    const { body } = await admin.get('/admin/choices');
    const { settings } = (await admin.get('/admin/settings')).body;
    expect(body).toMatchObject({ countries: settings.countries, locales: settings.locales, interests: INTERESTS });
    expect(body.payment_methods).toHaveLength(18);
    expect(body.ended_methods).toEqual([
      { id: 'giropay', last_day: '2024-12-31' },
      { id: 'sofort', last_day: '2025-03-31' },
    ]);
    expect(body.currencies).toContain('PLN');
    expect(body.profile_fields).toEqual(settings.visible_profile_fields);
    expect(body.profile_notes).toEqual(['description']);
    expect(body.search_fields).toEqual(settings.search_fields);
    expect(body.signups).toEqual(['all', 'with_trafficsource', 'other']);
  });
});

describe('CLI-07 the installed app', () => {
  it('is called what the site is called, and has icons for every launcher', async () => {
    const { headers, body } = await app.browser().get('/app.webmanifest');
    expect(headers.get('content-type')).toContain('application/manifest+json');
    expect(body).toMatchObject({ name: 'Velvet', display: 'standalone', start_url: '/members', scope: '/' });
    const icons = body.icons as { sizes: string; purpose: string }[];
    for (const purpose of ['any', 'maskable'])
      expect(icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes)).toEqual([
        '192x192',
        '512x512',
      ]);
    expect(body.shortcuts).toEqual([{ name: 'Berichten', url: '/chats' }]);
  });

  it('can be one whose name, icons and words tell nobody what it is', async () => {
    const { body } = await app.browser().get('/app.webmanifest?discreet=en');
    expect(body).toMatchObject({ id: '/?discreet', name: 'Notes', short_name: 'Notes', lang: 'en', shortcuts: [] });
    expect(body.icons.every(({ src }: { src: string }) => src.startsWith('/icons/discreet-'))).toBe(true);
    expect(JSON.stringify(body)).not.toMatch(/velvet|dating|social/i);
    expect((await app.browser().get('/app.webmanifest?discreet=xx')).status).toBe(422);
  });
});

describe('ADM-06 changing settings', () => {
  it('counts at once, on every process', async () => {
    const other = await testApp({ databaseUrl: app.kernel.database.url });
    expect((await change({ message_credits: 12 })).body.settings.message_credits).toBe(12);
    expect((await site()).message_credits).toBe(12);
    const elsewhere = other.nest.get(Settings, { strict: false });
    await eventually(() => expect(elsewhere.current().messageCredits).toBe(12), { interval: 10 });
  });

  it('counts on a process that could not hear of it as soon as it hears again', async () => {
    const proxy = await cuttableProxy(app.kernel.database.url);
    const other = await testApp({ databaseUrl: proxy.url });
    proxy.setAway(true);
    proxy.cut();
    await eventually(() => expect(other.kernel.listener.connected).toBe(false));
    await change({ message_credits: 13 });
    proxy.setAway(false);
    const elsewhere = other.nest.get(Settings, { strict: false });
    await eventually(() => expect(elsewhere.current().messageCredits).toBe(13));
    await change({ message_credits: 12 });
    await eventually(() => expect(elsewhere.current().messageCredits).toBe(12));
  });

  it('ACC-02 the age of sign-up follows', async () => {
    await change({ min_age: 21 });
    const form = { email: 'a@example.com', name: 'Anna', password: 'long enough', gender: 'female', country: 'NL' };
    const reply = await app.browser().post('/signup', { ...form, date_of_birth: '2006-01-01', terms: true });
    expect(reply.body.fields).toEqual([{ field: 'date_of_birth', code: 'too_young', params: { min_age: 21 } }]);
  });

  it('ACC-01 sign-ups can be for those whom a traffic source sent', async () => {
    await change({ signups: 'with_trafficsource' });
    const form = { email: 'b@example.com', name: 'Bente', password: 'long enough', gender: 'female', country: 'NL' };
    const input = { ...form, date_of_birth: '1990-01-01', terms: true };
    const refused = await app.browser().post('/signup', input);
    expect([refused.status, refused.body.code]).toEqual([403, 'signups_closed']);
    expect((await app.browser().post('/signup', { ...input, tracking: { ref: 'summer' } })).status).toBe(201);
    await change({ signups: 'all' });
  });

  it.each([
    { min_age: 17 },
    { message_credits: -1 },
    { message_credits: 1.5 },
    { message_length: { min: 9, max: 2 } },
    { unknown: 1 },
    { packages: [] },
    { countries: ['XX'] },
    { brands: [{ id: 'a', domains: ['a.example'], overrides: { packages: [] }, prices: [] }] },
    {},
  ])('refuses %j', async (changes) => {
    const before = (await admin.get('/admin/settings')).body;
    expect((await change(changes)).body.code).toBe('invalid_input');
    expect((await admin.get('/admin/settings')).body).toEqual(before);
  });

  it('ADM-06 are checked before anybody writes why: refused at the field as saving them would be, and not saved', async () => {
    const check = (changes: object) => admin.post('/admin/settings/check', { changes });
    const before = (await admin.get('/admin/settings')).body;
    expect((await check({ message_credits: 12 })).status).toBe(204);
    for (const wrong of [
      { message_credits: -1 },
      { message_credits: 9_999_999_999 },
      { min_age: 17 },
      { signup_credits: null },
    ]) {
      const [field] = Object.keys(wrong);
      const { status, body } = await check(wrong);
      const saved = await change(wrong);
      expect([status, body.fields]).toEqual([422, saved.body.fields]);
      expect(body.fields).toMatchObject([{ field: `changes.${field}` }]);
    }
    expect((await admin.get('/admin/settings')).body).toEqual(before);
  });

  it('needs a reason and the version that was seen', async () => {
    await change({ refund_days: 14 });
    for (const lacking of [{ reason: ' ' }, { reason: undefined }, { version: undefined }]) {
      expect((await change({ refund_days: 17 }, lacking)).body.code).toBe('invalid_input');
    }
  });

  it('never overwrites unseen what another admin saved', async () => {
    const [one, other] = await Promise.all(
      [20, 21].map((refund_days) => admin.put('/admin/settings', body({ refund_days }, { version: version() }))),
    );
    seen = (await admin.get('/admin/settings')).body.version as number;
    const both = [one!, other!].sort((a, b) => a.status - b.status);
    expect(both.map(({ status }) => status)).toEqual([200, 409]);
    expect(both[1]!.body).toMatchObject({ code: 'settings_outdated', params: { version: seen } });
    expect((await site()).refund_days).toBe(both[0]!.body.settings.refund_days);
  });

  it('keeps who did what, when and why, and brings older values back', async () => {
    const me = (await admin.get('/admin/session')).body.id as string;
    await change({ support_phone: '+31 20 1' }, { reason: ' New number ' });
    const { body: first } = await admin.get('/admin/settings');
    await change({ support_phone: '+31 20 2', refund_days: 30 });
    const { body: history } = await admin.get('/admin/settings/history');
    expect(history.changes.slice(0, 2)).toMatchObject([
      { version: first.version + 1, after: { support_phone: '+31 20 2', refund_days: 30 } },
      { version: first.version, by: me, reason: 'New number', after: { support_phone: '+31 20 1' } },
    ]);
    expect(history.changes[0].before).toMatchObject({ support_phone: '+31 20 1' });

    const { body: was } = await admin.get(`/admin/settings/history/${first.version}`);
    expect(was).toEqual({ version: first.version, settings: first.settings });
    const { support_phone, refund_days } = was.settings;
    await change({ support_phone, refund_days }, { restores: first.version });
    expect((await admin.get('/admin/settings')).body.settings).toEqual(first.settings);
    expect((await admin.get('/admin/settings/history')).body.changes[0].restores).toBe(first.version);
    expect((await admin.get('/admin/settings/history/0')).body.settings).toMatchObject({ min_age: 18 });
    expect((await admin.get('/admin/settings/history/9999')).body.code).toBe('settings_version_not_found');
  });

  it('MNY-08 gives members no fewer days to ask their money back than the law does', async () => {
    expect((await change({ refund_days: 13 })).body).toMatchObject({
      code: 'invalid_input',
      fields: [{ field: 'changes.refund_days', code: 'invalid' }],
    });
    expect((await change({ refund_days: 14 })).status).toBe(200);
  });

  it('tells its history in pages', async () => {
    for (let i = 0; i < 22; i++) await setSettings(app, { refund_days: 40 + i });
    const { changes, next } = (await admin.get('/admin/settings/history')).body;
    expect(changes).toHaveLength(20);
    const older = (await admin.get(`/admin/settings/history?before=${next}`)).body;
    expect(older.changes[0].version).toBe(next - 1);
    expect(older.next === null || older.changes.length === 20).toBe(true);
  });
});

describe('CLI-12 whose site it is', () => {
  const company = {
    company_name: 'Velvet B.V.',
    company_address: 'Keizersgracht 1',
    company_city: 'Amsterdam',
    company_country: 'NL',
    company_kvk: '12345678',
    company_tradenames: ['Velvet'],
    company_vat_numbers: ['NL123456789B01'],
    company_added: '2024-02-01T00:00:00.000Z',
    delete_discount: 30,
  };

  it.each(['/companyinfo', '/companyinfo.php'])('%s tells every field', async (path) => {
    await setSettings(app, { ...company, support_phone: '+31 20 123 45 67' } as object);
    expect(await site(path)).toEqual({
      name: 'Velvet B.V.',
      address: 'Keizersgracht 1',
      kvk: '12345678',
      city: 'Amsterdam',
      country: 'NL',
      tradenames: ['Velvet'],
      vat_numbers: ['NL123456789B01'],
      support_phone: '+31201234567',
      delete_discount: 30,
      added: '2024-02-01T00:00:00.000Z',
    });
    expect((await site()).terms_version).toBe('2024-02-01T00:00:00.000Z');
  });

  it('several brands are told apart by the address', async () => {
    const overrides = {
      name: 'Nacht',
      company_name: 'Nacht GmbH',
      domain_language: 'de' as const,
      default_locale: 'de' as const,
    };
    await setSettings(app, { brands: [{ id: 'nacht', domains: ['nacht.example'], overrides, prices: [] }] });
    expect(await site('/settings?forced-domain=nacht.example')).toMatchObject({
      name: 'Nacht',
      domain: 'nacht.example',
      default_locale: 'de',
      message_credits: 12,
    });
    expect(await site('/settings')).toMatchObject({ name: 'Velvet', domain: 'localhost' });
    expect(await site('/companyinfo?forced-domain=www.nacht.example')).toMatchObject({ name: 'Nacht GmbH' });
  });
});

describe('CLI-04 ADM-06 pages of the company', () => {
  it('tell the operator’s words, the brand’s where it has its own, and are not sent with the settings', async () => {
    const overrides = { name: 'Nacht', page_terms: { nl: '## Nacht\n{site}' } };
    await setSettings(app, {
      page_terms: { nl: '## Velvet\n{site}' },
      brands: [{ id: 'nacht', domains: ['nacht.example'], overrides, prices: [] }],
    });
    expect(await site('/pages/terms?locale=nl')).toEqual({ page: 'terms', locale: 'nl', text: '## Velvet\nVelvet' });
    expect((await site('/pages/terms?locale=nl&forced-domain=nacht.example')).text).toBe('## Nacht\nNacht');
    expect((await site('/pages/terms?locale=de')).text).toContain('## Für Erwachsene');
    expect((await site('/pages/cookies')).locale).toBe('nl');
    expect((await app.browser().get('/pages/imprint')).status).toBe(422);
    expect(Object.keys(await site('/settings')).filter((name) => name.startsWith('page_'))).toEqual([]);
  });

  it('ADM-06 begin in the console with the built-in text and the figures that fill it, of a brand too', async () => {
    const { body } = await admin.get('/admin/page-texts/nl');
    expect(body.texts.terms).toContain('{site} is een dienst van {company}.');
    const figures = body.figures as { name: string; value: string }[];
    const filled = (body.texts.service as string).replace(
      /\{(\w+)\}/g,
      (_, name: string) => figures.find((figure) => figure.name === name)!.value,
    );
    expect((await site('/pages/service?locale=nl')).text).toBe(filled);
    const named = async (query: string) =>
      ((await admin.get(`/admin/page-texts/nl${query}`)).body.figures as typeof figures)[0];
    expect(await named('')).toEqual({ name: 'site', value: 'Velvet' });
    expect(await named('?domain=nacht.example')).toEqual({ name: 'site', value: 'Nacht' });
    expect((await admin.get('/admin/page-texts/sv')).status).toBe(422);
  });
});

describe('CLI-12 ACC-03 MNY-01 two names of one installation', () => {
  let behind: TestApp;
  const at = (host: string) => ({ headers: { 'x-forwarded-host': host } });
  beforeAll(async () => {
    behind = await testApp({ env: { TRUST_PROXY: '1', ORIGIN: 'https://velvet.example' } });
    await setSettings(behind, {
      company_name: 'Velvet B.V.',
      brands: [
        {
          id: 'nacht',
          domains: ['nacht.example', 'nachtclub.example'],
          overrides: {
            name: 'Nacht',
            company_name: 'Nacht GmbH',
            company_added: '2025-05-01T00:00:00.000Z',
            locales: ['de', 'en'],
            default_locale: 'de',
            domain_language: 'de',
            countries: ['DE', 'AT'],
            page_terms: { de: '## Nacht' },
          },
          prices: [{ id: 'p100', price: { amount: 1199, currency: 'EUR' }, prices: [] }],
        },
      ],
    });
  });

  it('have each its company, texts, countries and prices', async () => {
    const told = async (host: string) => {
      const get = async (path: string) => (await behind.browser().get(path, at(host))).body;
      const [settings, company, page, pricing, shop, app] = await Promise.all([
        ...['/settings', '/companyinfo', '/pages/terms?locale=de', '/pricing?country=DE', '/packages'].map(get),
        get('/app.webmanifest'),
      ]);
      return [
        ...[settings.name, settings.countries.length, company.name, page.text === '## Nacht', app.name],
        ...[pricing.packages[0].price.amount, shop.packages[0].price.amount, shop.packages[1].price.amount],
      ];
    };
    expect(await told('velvet.example')).toEqual(['Velvet', 15, 'Velvet B.V.', false, 'Velvet', 999, 999, 2249]);
    expect(await told('nacht.example')).toEqual(['Nacht', 2, 'Nacht GmbH', true, 'Nacht', 1199, 1199, 2249]);
    expect(await told('www.nachtclub.example')).toEqual(await told('nacht.example'));
    expect((await behind.browser().get('/pricing?country=NL', at('nacht.example'))).body.country).toBeNull();
  });

  it('sell at the price of the name that is called, and lead back to it after paying', async () => {
    const { browser, id } = await signUp(behind, 'Nadja', { country: 'DE' });
    const body = { package: 'p100', payment_method: 'creditcard', immediate_performance: true };
    const ordered = async (host: string) => {
      const { status, body: placed } = await browser.post('/orders', body, at(host));
      expect(status).toBe(201);
      const sql = `SELECT data FROM kernel.events WHERE type = 'OrderPlaced' AND data ->> 'memberId' = $1 ORDER BY position DESC`;
      const row = await behind.kernel.database.one<{ data: Record<string, unknown> }>(sql, [id]);
      const { price, brand, origin } = row!.data;
      return { price: (price as { amount: number }).amount, brand, origin, pays: new URL(placed.pay_url).host };
    };
    expect(await ordered('nacht.example')).toEqual({
      price: 1199,
      brand: 'nacht',
      origin: 'https://nacht.example',
      pays: 'nacht.example',
    });
    expect(await ordered('velvet.example')).toEqual({
      price: 999,
      brand: null,
      origin: 'https://velvet.example',
      pays: 'velvet.example',
    });
    const notices = await behind.kernel.database.query<{ webhook_url: string }>(
      'SELECT webhook_url FROM sandbox.payments',
    );
    expect(new Set(notices.map(({ webhook_url }) => new URL(webhook_url).host))).toEqual(new Set(['velvet.example']));
  });

  it('ACC-10 speak the languages that each has', async () => {
    const { browser } = await signUp(behind, 'Nele', { country: 'DE' });
    const changed = (host: string, language: string) => browser.put('/user', { language }, at(host));
    expect((await changed('nacht.example', 'pl')).body.fields).toEqual([{ field: 'language', code: 'invalid' }]);
    expect((await changed('nacht.example', 'en')).body.language).toBe('en');
    expect((await changed('velvet.example', 'pl')).body.language).toBe('pl');
  });

  it('let members live where each is', async () => {
    const { browser } = await signUp(behind, 'Nils', { country: 'DE' });
    const moved = (host: string, country: string) => browser.put('/profile', { country }, at(host));
    expect((await moved('nacht.example', 'NL')).body.fields).toEqual([{ field: 'country', code: 'invalid' }]);
    expect((await moved('velvet.example', 'NL')).status).toBe(200);
  });

  it('agree to the terms of their company on signing up', async () => {
    const form = {
      name: 'Nora',
      password: 'long enough',
      gender: 'female',
      country: 'DE',
      date_of_birth: '1990-01-01',
    };
    const agreed = async (email: string, host?: string) => {
      const headers = { 'x-forwarded-host': host };
      const { status } = await behind.browser().post('/signup', { ...form, email, terms: true }, { headers });
      expect(status).toBe(201);
      const sql = `SELECT data ->> 'termsVersion' AS terms FROM kernel.events WHERE type = 'SignedUp' ORDER BY position DESC`;
      return (await behind.kernel.database.one<{ terms: string }>(sql))?.terms;
    };
    expect(await agreed('nora@example.com', 'nacht.example')).toBe('2025-05-01T00:00:00.000Z');
    expect(await agreed('noor@example.com')).toBe('2023-12-01T12:00:00.000Z');
  });
});

describe('CLI-12 where the visitor is', () => {
  const headers = { 'x-country': 'be' };
  const told = async (by: TestApp, sent: Record<string, string>) => {
    const { geoip_country, geoip_selected_country } = (await by.browser().get('/settings', { headers: sent })).body;
    return [geoip_country, geoip_selected_country];
  };

  it('is what the proxy in front says, and nothing that a client says elsewhere', async () => {
    const behind = await testApp({ env: { COUNTRY_HEADER: 'X-Country' } });
    expect(await told(behind, headers)).toEqual(['BE', 'BE']);
    expect(await told(behind, { 'x-country': 'BR' })).toEqual(['BR', null]);
    expect(await told(behind, { 'x-country': 'XX' })).toEqual([null, null]);
    expect(await told(behind, {})).toEqual([null, null]);
    expect(await told(app, headers)).toEqual([null, null]);
  });

  it('CLI-03 is known by the address where nothing is configured, and by the proxy before that', async () => {
    const behind = await testApp({ env: { TRUST_PROXY: '1' } });
    expect(await told(behind, { 'x-forwarded-for': '145.58.30.11' })).toEqual(['NL', 'NL']);
    expect(await told(behind, { 'x-forwarded-for': '2a02:2e0:3fe:1001::1' })).toEqual(['DE', 'DE']);
    expect(await told(behind, { 'x-forwarded-for': '192.168.1.1' })).toEqual([null, null]);
    const proxied = await testApp({ env: { TRUST_PROXY: '1', COUNTRY_HEADER: 'X-Country' } });
    expect(await told(proxied, { ...headers, 'x-forwarded-for': '145.58.30.11' })).toEqual(['BE', 'BE']);
    expect(await told(proxied, { 'x-country': 'XX', 'x-forwarded-for': '145.58.30.11' })).toEqual(['NL', 'NL']);
  });
});

describe('CLI-12 the country by a file of networks', () => {
  const from = async (by: TestApp, address: string, headers: Record<string, string> = {}) =>
    (await by.browser().get('/settings', { headers: { 'x-forwarded-for': address, ...headers } })).body;

  it('is asked where the proxy does not tell, and read again when a newer one is there', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'geoip-'));
    const file = join(folder, 'countries.mmdb');
    await writeFile(file, mmdbOf({ '203.0.113.0/24': 'BE', '198.51.100.0/25': 'BR', '145.58.0.0/16': 'PL' }));
    const env = { GEOIP_FILE: file, TRUST_PROXY: '1', COUNTRY_HEADER: 'x-country' };
    const behind = await testApp({ env });
    expect(await from(behind, '203.0.113.7')).toMatchObject({ geoip_country: 'BE', geoip_selected_country: 'BE' });
    expect(await from(behind, '198.51.100.9')).toMatchObject({ geoip_country: 'BR', geoip_selected_country: null });
    // Otherwise than the product's own table.
    expect(await from(behind, '145.58.30.11')).toMatchObject({ geoip_country: 'PL' });
    for (const unknown of ['193.99.144.80', '192.0.2.1', '198.51.100.200', '2001:db8::1', 'no address'])
      expect(await from(behind, unknown)).toMatchObject({ geoip_country: null });
    expect(await from(behind, '203.0.113.7', { 'x-country': 'DE' })).toMatchObject({ geoip_country: 'DE' });
    await writeFile(`${file}.new`, mmdbOf({ '203.0.113.0/24': 'FR' }));
    await rename(`${file}.new`, file);
    await eventually(async () => expect((await from(behind, '203.0.113.7')).geoip_country).toBe('FR'));
    await rm(folder, { recursive: true });
  });

  it('stops the start when it cannot be read', async () => {
    await expect(testApp({ env: { GEOIP_FILE: '/nowhere.mmdb' } })).rejects.toThrow('GEOIP_FILE cannot be read');
  });
});

describe('CLI-12 the language where neither account nor cookie tells', () => {
  const at = async (by: TestApp, country: string) => {
    const { domain_language, country_locale, default_locale } = (
      await by.browser().get('/settings', { headers: { 'x-country': country } })
    ).body;
    return [domain_language, country_locale, default_locale];
  };

  it('is that of the domain, else the first of the country that the site speaks, else its own', async () => {
    const behind = await testApp({ env: { COUNTRY_HEADER: 'x-country' } });
    expect(await at(behind, 'BE')).toEqual(['', 'nl', 'nl']);
    expect(await at(behind, 'AT')).toEqual(['', 'de', 'nl']);
    await setSettings(behind, { domain_language: 'nl' });
    expect(await at(behind, 'AT')).toEqual(['nl', 'de', 'nl']);
    await setSettings(behind, { domain_language: '', locales: ['fr', 'de', 'en'], default_locale: 'en' });
    expect(await at(behind, 'BE')).toEqual(['', 'fr', 'en']);
    expect(await at(behind, 'CH')).toEqual(['', 'de', 'en']);
    expect(await at(behind, 'PL')).toEqual(['', null, 'en']);
    expect(await at(behind, 'BR')).toEqual(['', null, 'en']);
    expect((await behind.browser().get('/app.webmanifest')).body.lang).toBe('en');
  });
});

describe('CLI-08 what every visitor loads', () => {
  it.each(['/settings', '/companyinfo', '/interests', '/regions.php'])(
    '%s is sent once while it is the same',
    async (path) => {
      const first = await app.browser().get(path);
      const tag = first.headers.get('etag')!;
      expect(first.headers.get('cache-control')).toBe('private, no-cache');
      const again = (sent: string) => app.browser().get(path, { headers: { 'if-none-match': sent } });
      expect(await again(tag)).toMatchObject({ status: 304, body: '' });
      expect((await again(`"other", W/${tag}`)).status).toBe(304);
      expect(await again('"other"')).toMatchObject({ status: 200, body: first.body });
    },
  );

  it('is another when the operator changes it', async () => {
    const tag = (await app.browser().get('/settings')).headers.get('etag')!;
    await setSettings(app, { refund_days: 33 });
    const { status, body } = await app.browser().get('/settings', { headers: { 'if-none-match': tag } });
    expect([status, body.refund_days]).toEqual([200, 33]);
  });
});

describe('CLI-09 the cam tile', () => {
  it('is nowhere until the operator gives it an address and words', async () => {
    expect(await site()).toMatchObject({ cam_address: '', cam_text: {} });
    await setSettings(app, { cam_address: 'https://cam.example/?from=velvet', cam_text: { nl: 'Kijk live mee' } });
    const told = { cam_address: 'https://cam.example/?from=velvet', cam_text: { nl: 'Kijk live mee' } };
    expect(await site()).toMatchObject(told);
    for (const cam_address of ['http://cam.example', 'javascript:alert(1)', 'https://cam example']) {
      const { status } = await admin.put('/admin/settings', { version: 0, reason: 'Tried', changes: { cam_address } });
      expect(status).toBe(422);
    }
  });
});

describe('CHT-07 the operator’s own lines to begin with', () => {
  it('are there for members in their language as soon as the operator writes them', async () => {
    const { browser } = await signUp(app, 'Ilse');
    const lines = async (language: string) => (await browser.get(`/icebreakers?language=${language}`)).body.lines;
    expect(await lines('nl')).toEqual([]);
    await setSettings(app, { icebreakers: { nl: ['Hoi {name}!', '{interest}: vertel!'] } });
    expect([await lines('nl'), await lines('en')]).toEqual([['Hoi {name}!', '{interest}: vertel!'], []]);
    expect((await browser.get('/icebreakers?language=xx')).status).toBe(422);
    expect((await site()).icebreakers).toBeUndefined();
  });

  it.each([
    [{ nl: ['Hoi', 'Hoi {naam}'] }, 'icebreakers.nl.1'],
    [{ nl: ['x'.repeat(201)] }, 'changes.icebreakers.nl.0'],
    [{ nl: Array.from({ length: 41 }, (_, i) => `Hoi ${i}`) }, 'changes.icebreakers.nl'],
    [{ xx: ['Hoi'] }, 'changes.icebreakers.xx'],
  ])('refuse %j', async (icebreakers, field) => {
    const { version } = (await admin.get('/admin/settings')).body;
    const { status, body } = await admin.put('/admin/settings', { version, reason: 'Tried', changes: { icebreakers } });
    expect([status, body.fields.map((one: { field: string }) => one.field)]).toEqual([422, [field]]);
  });
});

describe('CLI-04 the operator’s own landers', () => {
  const words = { title: 'Zomer', headline: 'Zomer aan zee', paragraph: 'Wie loopt er mee?' };
  const page = { id: 'gallery/summer', language: 'nl', words: { nl: words }, gender: null, country: 'NL' };
  const whole = { ...page, picture: null, video: null };

  it('are kept with the settings, and not told to everybody at once', async () => {
    const { status, body } = await change({ landers: [whole] });
    expect([status, body.settings.landers]).toEqual([200, [whole]]);
    expect((await site()).landers).toBeUndefined();
    expect(landerTexts(app.nest.get(Settings).current(), 'gallery', 'summer', 'nl').words).toEqual(words);
    expect((await change({ landers: [] })).body.settings.landers).toEqual([]);
  });

  it('fit in one change, as many as there may be, long in every language', async () => {
    const long = { title: 'é'.repeat(70), headline: 'é'.repeat(90), paragraph: 'é'.repeat(600) };
    const everywhere = Object.fromEntries(LOCALES.map((locale) => [locale, long]));
    const landers = Array.from({ length: 60 }, (_, i) => ({ ...whole, id: `gallery/l${i}`, words: everywhere }));
    expect((await change({ landers })).status).toBe(200);
    expect((await change({ landers: [] })).status).toBe(200);
  });

  it.each([
    [{ id: 'gallery/Summer' }, 'id'],
    [{ id: 'tinderswipe/summer' }, 'id'],
    [{ words: { nl: { ...words, title: 'x'.repeat(71) } } }, 'words.nl.title'],
    [{ words: { xx: words } }, 'words.xx'],
    [{ picture: 'rose' }, 'picture'],
    [{ video: 'own-film.mov' }, 'video'],
    [{ gender: 'both' }, 'gender'],
  ])('are refused with %j', async (wrong, field) => {
    const { status, body } = await change({ landers: [{ ...whole, ...wrong }] });
    expect([status, body.fields.map((one: { field: string }) => one.field)]).toEqual([
      422,
      [`changes.landers.0.${field}`],
    ]);
  });
});

describe('ADM-06 PRO-01 interests', () => {
  it('are those that the settings offer; one that is taken away is neither shown nor in the way of saving', async () => {
    const { browser, id } = await signUp(app, 'Ine');
    const own = async () => (await browser.get('/user')).body.profile.interests as string[];
    const shown = async () => (await app.nest.get(Profiles, { strict: false }).details(id))?.interests;
    await browser.put('/profile/consents', { purpose: 'interests', given: true });
    expect((await browser.put('/profile', { interests: ['wine', 'tea'] })).status).toBe(200);
    await setSettings(app, { interests: ['tea', 'art'] });
    expect(await site('/interests.php')).toEqual({ interests: ['tea', 'art'], own_interests: [] });
    expect((await site()).interests).toEqual(['tea', 'art']);
    await eventually(async () => expect([await own(), await shown()]).toEqual([['tea'], ['tea']]));
    // A page that was opened before still offers them.
    const { status, body } = await browser.put('/profile', {
      interests: ['beer', 'wine', 'tea', 'art'],
      city: 'Hoorn',
    });
    expect([status, body.city, body.interests]).toEqual([200, 'Hoorn', ['tea', 'art']]);
    expect((await browser.put('/profile', { interests: ['no such thing'] })).status).toBe(422);

    // What was stored before stays, and is back with the interest that the member has not touched since.
    const { browser: other } = await signUp(app, 'Jet');
    await other.put('/profile/consents', { purpose: 'interests', given: true });
    await other.put('/profile', { interests: ['art'] });
    await setSettings(app, { interests: ['tea', 'wine'] });
    expect((await other.put('/profile', { city: 'Edam' })).body.interests).toEqual([]);
    await setSettings(app, { interests: ['tea', 'wine', 'art'] });
    expect((await other.get('/user')).body.profile.interests).toEqual(['art']);
  });

  it('of the operator are chosen, named, shown and taken back like the others, and an id is never another one', async () => {
    const { browser, id } = await signUp(app, 'Oda');
    const shown = async () => (await app.nest.get(Profiles, { strict: false }).details(id))?.interests;
    await browser.put('/profile/consents', { purpose: 'interests', given: true });
    const sauna = { id: 'own-1', name: { nl: 'Sauna', de: 'Saunieren' }, retired: false };
    const escape = { id: 'own-2', name: { en: 'Escape rooms' }, retired: true };
    await setSettings(app, { interests: ['tea'], own_interests: [sauna, escape] });
    const named = { ...Object.fromEntries(LOCALES.map((locale) => [locale, 'Sauna'])), de: 'Saunieren' };
    const offered = { interests: ['tea', 'own-1'], own_interests: [{ id: 'own-1', name: named }] };
    expect(await site('/interests.php')).toEqual(offered);
    expect(await site()).toMatchObject(offered);
    expect((await admin.get('/admin/interests')).body).toEqual(offered);

    const { status, body } = await browser.put('/profile', { interests: ['own-1', 'own-2', 'own-9', 'tea'] });
    expect([status, body.interests]).toEqual([200, ['own-1', 'tea']]);
    expect(await shown()).toEqual(['own-1', 'tea']);
    expect((await browser.put('/profile', { interests: ['own-'] })).status).toBe(422);

    await setSettings(app, { own_interests: [{ ...sauna, retired: true }, escape] });
    await eventually(async () => expect(await shown()).toEqual(['tea']));
    expect(await site('/interests.php')).toEqual({ interests: ['tea'], own_interests: [] });
    expect((await browser.put('/profile', { city: 'Hoorn' })).status).toBe(200);
    // It comes back to whoever had chosen it.
    await setSettings(app, { own_interests: [sauna, escape] });
    await eventually(async () => expect(await shown()).toEqual(['own-1', 'tea']));
    const { status: gone, body: why } = await change({ own_interests: [escape] });
    expect([gone, why.fields[0].code]).toEqual([422, 'interest_removed']);
  });
});

describe('MNY-01 packages in the shop', () => {
  const shop = async (by: TestBrowser) =>
    (await by.get('/packages')).body.packages.map(({ id, price }: { id: string; price: object }) => [id, price]);

  it('follow the settings at once; a member pays the price of their country', async () => {
    const { browser } = await signUp(app, 'Eva');
    const { packages } = (await admin.get('/admin/settings')).body.settings;
    const dear = { amount: 1099, currency: 'EUR' };
    const [small, ...others] = packages;
    const retired = others.map((pack: object, i: number) => ({ ...pack, retired: i > 0 }));
    await setSettings(app, { packages: [{ ...small, prices: [{ country: 'NL', price: dear }] }, ...retired] });
    expect(await shop(app.browser())).toEqual([
      ['p100', { amount: 999, currency: 'EUR' }],
      ['p250', { amount: 2249, currency: 'EUR' }],
    ]);
    expect((await shop(browser))[0]).toEqual(['p100', dear]);
  });
});
