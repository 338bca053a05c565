import { beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '../../kernel/index.js';
import { TestBrowser, testApp, type TestApp } from '../../../testing/app.js';
import { eventually } from '../../../testing/kernel/index.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ work: true });
});

const password = 'correct horse';
async function signUp(email: string, change: object = {}): Promise<TestBrowser> {
  const browser = app.browser();
  const form = { email, name: 'Anna', password, date_of_birth: '1990-05-01', gender: 'female', country: 'NL' };
  expect((await browser.post('/signup', { ...form, terms: true, ...change })).status).toBe(201);
  return browser;
}

interface InboxMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
}
const mailsTo = (email: string, count = 1): Promise<InboxMail[]> =>
  eventually(async () => {
    const { body } = await app.browser().get('/dev/inbox.json');
    const mails = (body as InboxMail[]).filter(({ to }) => to === email);
    expect(mails).toHaveLength(count);
    return mails;
  });
const tokenOf = ({ links }: InboxMail) => links[0]!.split('/').at(-1)!;

describe('ACC-04 NTF-02 activation', () => {
  it('mails a link whose token confirms the account, at once and for the open session', async () => {
    const browser = await signUp('anna@example.com');
    const [mail] = await mailsTo('anna@example.com');
    expect(mail).toMatchObject({ subject: 'Bevestig je e-mailadres voor Velvet' });
    expect(mail!.text).toContain('De link werkt 7 dagen.');
    expect(mail!.html).toContain('lang="nl"');
    expect((await browser.get('/user')).body.status).toBe('not_confirmed');

    const reply = await app.browser().post('/activation', { token: tokenOf(mail!) });
    expect([reply.status, reply.body]).toEqual([200, { status: 'active' }]);
    expect((await browser.get('/user')).body.status).toBe('active');
    const again = await app.browser().post('/activation', { token: tokenOf(mail!) });
    expect([again.status, again.body]).toEqual([200, { status: 'active' }]);
    const events = await app.nest
      .get(Database)
      .query("SELECT FROM kernel.events WHERE type = 'EmailConfirmed' AND stream = $1", [
        `member-${(await browser.get('/user')).body.id}`,
      ]);
    expect(events).toHaveLength(1);
  });

  it("writes in the member's language", async () => {
    await signUp('marek@example.com', { country: 'PL' });
    expect((await mailsTo('marek@example.com'))[0]!.subject).toBe('Potwierdź swój adres e-mail w Velvet');
  });

  it('keeps only a hash of the token', async () => {
    await signUp('hash@example.com');
    const [mail] = await mailsTo('hash@example.com');
    const stored = await app.nest.get(Database).query<{ t: string }>('SELECT t::text FROM accounts.link_tokens t');
    expect(stored.length).toBeGreaterThan(0);
    expect(JSON.stringify(stored)).not.toContain(tokenOf(mail!));
    const queued = await app.nest.get(Database).query('SELECT payload::text FROM graphile_worker._private_jobs');
    expect(JSON.stringify(queued)).not.toMatch(/@|token/);
  });

  it('fails for tokens that are unknown or older than 7 days', async () => {
    const fail = async (token: string) => (await app.browser().post('/activation', { token })).body.code;
    expect(await fail('nonsense')).toBe('activation_failed');
    expect(await fail('')).toBe('activation_failed');
    await signUp('late@example.com');
    const [mail] = await mailsTo('late@example.com');
    const start = app.clock.now();
    app.clock.advance(7 * 86_400);
    expect(await fail(tokenOf(mail!))).toBe('activation_failed');
    app.clock.advance(-1);
    expect((await app.browser().post('/activation', { token: tokenOf(mail!) })).status).toBe(200);
    app.clock.set(start);
  });

  it('sends another mail on request, five a day; then both links work', async () => {
    const browser = await signUp('again@example.com');
    for (let n = 0; n < 5; n++) expect((await browser.post('/activation/resend')).status).toBe(204);
    const sixth = await browser.post('/activation/resend');
    expect([sixth.status, sixth.body.code]).toEqual([429, 'too_many_mails']);
    const mails = await mailsTo('again@example.com', 6);
    const tokens = mails.map(tokenOf);
    expect(new Set(tokens).size).toBe(6);
    expect((await app.browser().post('/activation', { token: tokens.at(-1) })).status).toBe(200);
    expect((await app.browser().post('/activation', { token: tokens[0] })).status).toBe(200);
    expect((await browser.post('/activation/resend')).status).toBe(204);
  });

  it('shows mails in the local inbox, with links that can be clicked', async () => {
    await signUp('inbox@example.com');
    const [mail] = await mailsTo('inbox@example.com');
    const page = await app.browser().get('/dev/inbox');
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.body).toContain(`<a href="${mail!.links[0]}">`);
    const [, path] = /href="\/api(\/dev\/inbox\/\d+)"/.exec(page.body as string)!;
    expect((await app.browser().get(path!)).body).toContain('sandbox="allow-popups');
    expect((await app.browser().get('/dev/inbox/999999')).status).toBe(404);
  });
});
