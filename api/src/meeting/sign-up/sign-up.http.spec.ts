import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Database } from '../../kernel/index.js';
import { testApp, type TestApp } from '../../../testing/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ costlyPasswords: true });
});
// Keeps the counter of taken addresses of one test from affecting the next.
beforeEach(() => app.clock.advance(901));

const form = (change: object = {}) => ({
  email: 'anna@example.com',
  name: 'Anna',
  password: 'correct horse',
  date_of_birth: '1990-05-01',
  gender: 'female',
  country: 'NL',
  region: 'NL-NH',
  terms: true,
  ...change,
});
const rows = <Row extends object>(sql: string, params?: unknown[]) => app.nest.get(Database).query<Row>(sql, params);
const fieldsOf = (body: { fields: { field: string; code: string }[] }) =>
  Object.fromEntries(body.fields.map(({ field, code }) => [field, code]));

describe('POST /signup', () => {
  it('ACC-01 ACC-15 opens the account with profile and free credits, and logs in', async () => {
    const browser = app.browser();
    const { status, body, headers } = await browser.post('/signup', form());
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        status: 'not_confirmed',
        email: 'anna@example.com',
        credits: 30,
        paid_user: false,
        signup_date: app.clock.now().toISOString(),
        language: 'nl',
        num_unread_messages: 0,
        profile: {
          id: body.id,
          name: 'Anna',
          gender: 'female',
          date_of_birth: '1990-05-01',
          age: 35,
          country: 'NL',
          region: 'NL-NH',
        },
      },
    });
    expect(headers.getSetCookie()[0]).toMatch(/^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(headers.getSetCookie()).toContain('member=1; Max-Age=2592000; Path=/; SameSite=Lax');
    expect((await browser.get('/user')).body).toEqual(body);
  });

  it('PRV-01 stores no personal text in the clear, and no password', async () => {
    const secrets = ['Zebediah', 'zebediah@example.com', '1987-06-05', 'hunter22 hunter22'];
    const [name, email, date_of_birth, password] = secrets;
    expect((await app.browser().post('/signup', form({ name, email, date_of_birth, password }))).status).toBe(201);
    const tables = await rows<{ name: string }>(
      `SELECT quote_ident(schemaname) || '.' || quote_ident(tablename) AS name FROM pg_tables
        WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
    );
    expect(tables.length).toBeGreaterThan(10);
    for (const table of tables) {
      const stored = await rows<{ row: string }>(`SELECT t::text AS row FROM ${table.name} t`);
      for (const secret of secrets) {
        expect([`${secret} in ${table.name}`, stored.filter(({ row }) => row.includes(secret))]).toEqual([
          `${secret} in ${table.name}`,
          [],
        ]);
      }
    }
    const [kept] = await rows<{ password_hash: string }>(
      'SELECT password_hash FROM authentication.credentials LIMIT 1',
    );
    expect(kept!.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('ACC-02 names every wrong field', async () => {
    const wrong = form({ email: 'x', name: '@a', password: 'short', date_of_birth: '2009-01-01', terms: false });
    const { status, body } = await app.browser().post('/signup', wrong);
    expect(status).toBe(422);
    expect(body.code).toBe('invalid_input');
    expect(fieldsOf(body)).toEqual({
      email: 'invalid_email',
      name: 'name_starts_with_at',
      password: 'password_length',
      date_of_birth: 'too_young',
      terms: 'terms_required',
    });
  });

  it("ACC-02 judges 18 by the member's own day", async () => {
    // 12:00 UTC on 2 March is already 3 March in Auckland.
    const eighteenTomorrow = { date_of_birth: '2008-03-03', email: 'nz@example.com' };
    const here = await app.browser().post('/signup', form(eighteenTomorrow));
    expect(fieldsOf(here.body)).toEqual({ date_of_birth: 'too_young' });
    expect(here.body.fields[0].params).toEqual({ min_age: 18 });
    const there = await app.browser().post('/signup', form({ ...eighteenTomorrow, country: 'NZ', region: null }));
    expect(there.status).toBe(201);
  });

  it('ACC-02 refuses an address that is taken, however it is spelled, and keeps nothing of the try', async () => {
    await app.browser().post('/signup', form({ email: 'Bär@Bücher.example' }));
    const count = () => rows<{ n: number }>('SELECT count(*) AS n FROM kernel.events');
    const before = await count();
    const { status, body } = await app.browser().post('/signup', form({ email: ' bär@xn--bcher-kva.EXAMPLE' }));
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'email_taken' });
    expect(await count()).toEqual(before);
  });

  it('ACC-02 lets one of many win who ask for one address at once', async () => {
    const tries = Array.from({ length: 12 }, () => app.browser().post('/signup', form({ email: 'race@example.com' })));
    const statuses = (await Promise.all(tries)).map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array<number>(11).fill(409)]);
  });

  it('EVT-02 answers a retry with the same account; with another password the key is refused', async () => {
    const key = '7f1d7c4e-0000-4000-8000-000000000001';
    const input = form({ email: 'retry@example.com' });
    const first = await app.browser().post('/signup', input, { key });
    const again = await app.browser().post('/signup', input, { key });
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body.id).toBe(first.body.id);
    const other = await app.browser().post('/signup', { ...input, password: 'another password' }, { key });
    expect(other.body.code).toBe('key_conflict');
  });

  it('ACC-10 takes the language asked for, else the first of the country', async () => {
    const language = async (change: object) => (await app.browser().post('/signup', form(change))).body.language;
    expect(await language({ email: 'l1@example.com', country: 'BE', region: null, language: 'fr' })).toBe('fr');
    expect(await language({ email: 'l2@example.com', country: 'PL', region: null })).toBe('pl');
    expect(await language({ email: 'l3@example.com', country: 'PL', region: null, language: 'xx' })).toBe('pl');
  });

  it('CLI-08 is reached with .php too; needs the marker header; knows its fields', async () => {
    const php = await app.browser().post('/signup.php', form({ email: 'php@example.com' }));
    expect(php.status).toBe(201);
    const bare = await app.browser().post('/signup', form(), { headers: { 'x-client-request': undefined } });
    expect([bare.status, bare.body.code]).toEqual([403, 'client_request_required']);
    const odd = await app.browser().post('/signup', form({ admin: true, gender: 'robot', name: 7 }));
    expect(odd.status).toBe(422);
    expect(fieldsOf(odd.body)).toMatchObject({ admin: 'unknown', gender: 'invalid', name: 'invalid' });
  });
});

describe('the session', () => {
  const signUp = async (email: string) => {
    const browser = app.browser();
    await browser.post('/signup', form({ email }));
    return browser;
  };

  it('ACC-06 without one, or with a made-up one, authentication is required', async () => {
    for (const cookie of [undefined, 'session=made-up', 'staff_session=made-up']) {
      const { status, body } = await app.browser().get('/user', { headers: { cookie } });
      expect([status, body.code]).toEqual([403, 'authentication_required']);
    }
  });

  it('CLI-08 a wrong password is answered with 200 to who asks for that, with the same problem', async () => {
    const attempt = { email: 'nobody@example.com', password: 'correct horse' };
    const plain = await app.browser().post('/user', attempt);
    expect([plain.status, plain.body.code]).toEqual([401, 'login_failed']);
    const headers = { 'x-mistakes-as-answers': '1' };
    const answer = await app.browser().post('/user', attempt, { headers });
    expect([answer.status, answer.body]).toMatchObject([200, { status: 401, code: 'login_failed' }]);
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    // Nobody mistyped anything.
    expect((await app.browser().get('/user', { headers })).status).toBe(403);
  });

  it('ACC-06 logout ends it on the server; GET logout needs the marker header', async () => {
    const browser = await signUp('logout@example.com');
    const token = (await browser.get('/logout', { headers: { 'x-client-request': undefined } })).body.code;
    expect(token).toBe('client_request_required');
    expect((await browser.get('/user')).status).toBe(200);

    const login = await app.browser().post('/user', { email: 'logout@example.com', password: 'correct horse' });
    const cookie = login.headers.getSetCookie()[0]!.split(';')[0]!;
    expect((await app.browser().get('/user', { headers: { cookie } })).status).toBe(200);
    const out = await app.browser().get('/logout', { headers: { cookie } });
    expect(out.status).toBe(204);
    expect(out.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^session=;/),
      expect.stringMatching(/^member=;/),
    ]);
    expect((await app.browser().get('/user', { headers: { cookie } })).body.code).toBe('authentication_required');
    expect((await browser.get('/user')).status).toBe(200);
    expect((await app.browser().get('/logout')).status).toBe(204);
  });

  it('ACC-10 keeps the language on the account', async () => {
    const browser = await signUp('language@example.com');
    expect((await browser.put('/user', { language: 'de' })).body.language).toBe('de');
    expect((await browser.get('/user.php')).body.language).toBe('de');
    expect((await browser.put('/user', { language: 'xx' })).status).toBe(422);
  });

  it('ACC-05 ends after 30 days', async () => {
    const browser = await signUp('expiry@example.com');
    const start = app.clock.now();
    app.clock.advance(30 * 86_400 - 1);
    expect((await browser.get('/user')).status).toBe(200);
    app.clock.advance(1);
    expect((await browser.get('/user')).body.code).toBe('authentication_required');
    app.clock.set(start);
  });
});
