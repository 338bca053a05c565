import { CommandBus } from '@nestjs/cqrs';
import { beforeAll, describe, expect, it } from 'vitest';
import { AddStaffMember } from '../staff/index.js';
import { testApp, type TestApp, type TestBrowser } from '../testing/app.js';
import { Settings } from './current-settings.js';

let app: TestApp;
let admin: TestBrowser;
beforeAll(async () => {
  app = await testApp();
  const login = { email: 'admin@example.com', password: 'long enough' };
  await app.nest.get(CommandBus).execute(new AddStaffMember('system', 'first-admin-key', { ...login, role: 'admin' }));
  admin = app.console();
  await admin.post('/admin/login', login);
});

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
});

describe('ADM-06 changing settings', () => {
  it('counts at once, on every process', async () => {
    const other = await testApp({ databaseUrl: app.kernel.database.url });
    expect((await admin.put('/admin/settings', { message_credits: 12 })).body.message_credits).toBe(12);
    expect((await app.browser().get('/settings')).body.message_credits).toBe(12);
    const elsewhere = other.nest.get(Settings, { strict: false });
    await expect.poll(() => elsewhere.current().messageCredits, { interval: 10, timeout: 2_000 }).toBe(12);
  });

  it('ACC-02 the age of sign-up follows', async () => {
    await admin.put('/admin/settings', { min_age: 21 });
    const form = { email: 'a@example.com', name: 'Anna', password: 'long enough', gender: 'female', country: 'NL' };
    const reply = await app.browser().post('/signup', { ...form, date_of_birth: '2006-01-01', terms: true });
    expect(reply.body.fields).toEqual([{ field: 'date_of_birth', code: 'too_young', params: { min_age: 21 } }]);
  });

  it('ACC-01 sign-ups can be for those whom a traffic source sent', async () => {
    await admin.put('/admin/settings', { signups: 'with_trafficsource' });
    const form = { email: 'b@example.com', name: 'Bente', password: 'long enough', gender: 'female', country: 'NL' };
    const input = { ...form, date_of_birth: '1990-01-01', terms: true };
    const refused = await app.browser().post('/signup', input);
    expect([refused.status, refused.body.code]).toEqual([403, 'signups_closed']);
    expect((await app.browser().post('/signup', { ...input, tracking: { ref: 'summer' } })).status).toBe(201);
    await admin.put('/admin/settings', { signups: 'all' });
  });

  it.each([
    { min_age: 17 },
    { message_credits: -1 },
    { message_credits: 1.5 },
    { message_length: { min: 9, max: 2 } },
    { unknown: 1 },
    { packages: [] },
    { countries: ['XX'] },
  ])('refuses %j', async (body) => {
    const before = (await admin.get('/admin/settings')).body;
    expect((await admin.put('/admin/settings', body)).body.code).toBe('invalid_input');
    expect((await admin.get('/admin/settings')).body).toEqual(before);
  });
});
