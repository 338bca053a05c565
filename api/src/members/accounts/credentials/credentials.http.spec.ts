import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Database } from '../../../kernel/index.js';
import { testApp, type TestApp, type TestBrowser } from '../../../../testing/app.js';
import { setSettings } from '../../../../testing/settings.js';
import { eventually } from '../../../../testing/kernel/index.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ work: true });
});

// An hour passes before each test, so that locks of the previous one have expired.
beforeEach(() => app.clock.advance(3_600));

const password = 'correct horse';
const DAY = 86_400;
let n = 0;

interface Member {
  browser: TestBrowser;
  id: string;
  email: string;
}
interface Mail {
  to: string;
  subject: string;
  text: string;
  links: string[];
}
async function mailsTo(email: string, subject: RegExp, count = 1): Promise<Mail[]> {
  const find = async () =>
    ((await app.browser().get('/dev/inbox.json')).body as Mail[]).filter(
      (mail) => mail.to === email && subject.test(mail.subject),
    );
  await eventually(async () => expect(await find()).toHaveLength(count));
  return find();
}
const tokenOf = (mail: Mail | undefined) => {
  const { searchParams, pathname } = new URL(mail!.links[0]!);
  return searchParams.get('token') ?? pathname.slice(1);
};

async function signUp({ confirmed = true } = {}): Promise<Member> {
  const browser = app.browser();
  const email = `someone${++n}@example.com`;
  const form = { email, name: 'Anna', password, date_of_birth: '1990-05-01', gender: 'female', country: 'NL' };
  const { status, body } = await browser.post('/signup', { ...form, terms: true });
  expect(status).toBe(201);
  if (confirmed) {
    const [mail] = await mailsTo(email, /Bevestig je e-mailadres/);
    expect((await browser.post('/activation', { token: tokenOf(mail) })).status).toBe(200);
  }
  return { browser, id: body.id as string, email };
}
const codeOf = ({ status, body }: { status: number; body: { code?: string; fields?: { code: string }[] } | '' }) =>
  status < 300 ? status : body && (body.fields?.[0]?.code ?? body.code);
const logIn = async (email: string, secret = password) =>
  codeOf(await app.browser().post('/user', { email, password: secret }));

describe('ACC-04 correcting the address before it is confirmed', () => {
  it('mails the new address; the link to the old one no longer works', async () => {
    const { browser, email } = await signUp({ confirmed: false });
    const [first] = await mailsTo(email, /Bevestig/);
    expect((await browser.post('/activation/email', { email: ' Right@Example.com ' })).status).toBe(204);
    expect((await browser.get('/user')).body).toMatchObject({ email: 'right@example.com', status: 'not_confirmed' });
    expect(codeOf(await app.browser().post('/activation', { token: tokenOf(first) }))).toBe('activation_failed');
    const [second] = await mailsTo('right@example.com', /Bevestig/);
    expect(codeOf(await app.browser().post('/activation', { token: tokenOf(second) }))).toBe(200);
    expect(await logIn('right@example.com')).toBe(200);
    expect(await logIn(email)).toBe('login_failed');
    // The old address is free again.
    const form = { email, name: 'Bert', password, date_of_birth: '1990-05-01', gender: 'male', country: 'NL' };
    expect((await app.browser().post('/signup', { ...form, terms: true })).status).toBe(201);
    expect(codeOf(await browser.post('/activation/email', { email: 'other@example.com' }))).toBe('already_confirmed');
  });

  it('ACC-08 refuses an invalid address and one that is taken, and answers a retry', async () => {
    const { browser, email } = await signUp({ confirmed: false });
    // Wait for the mail, because one still to be sent would go to the corrected address.
    await mailsTo(email, /Bevestig/);
    const other = await signUp({ confirmed: false });
    expect(codeOf(await browser.post('/activation/email', { email: 'nonsense' }))).toBe('invalid_new_email');
    expect(codeOf(await browser.post('/activation/email', { email: other.email }))).toBe('email_taken');
    const key = '7f1d7c4e-0000-4000-8000-000000000002';
    for (let i = 0; i < 2; i++) {
      expect((await browser.post('/activation/email', { email: 'twice@example.com' }, { key })).status).toBe(204);
    }
    await mailsTo('twice@example.com', /Bevestig/, 1);
  });

  it('typed again as it was, stays theirs and is mailed again', async () => {
    const { browser, email } = await signUp({ confirmed: false });
    expect(codeOf(await browser.post('/activation/email', { email: ` ${email.toUpperCase()}` }))).toBe(204);
    const [newest] = await mailsTo(email, /Bevestig/, 2);
    expect(await logIn(email)).toBe(200);
    const form = { email, name: 'Bert', password, date_of_birth: '1990-05-01', gender: 'male', country: 'NL' };
    expect(codeOf(await app.browser().post('/signup', { ...form, terms: true }))).toBe('email_taken');
    expect(codeOf(await app.browser().post('/activation', { token: tokenOf(newest) }))).toBe(200);
  });

  it('lets one of two win who correct to one address at once', async () => {
    const both = [await signUp({ confirmed: false }), await signUp({ confirmed: false })];
    const replies = await Promise.all(
      both.map(({ browser }) => browser.post('/activation/email', { email: 'both@example.com' })),
    );
    expect(replies.map(codeOf).sort()).toEqual([204, 'email_taken']);
  });
});

describe('ACC-08 changing the address', () => {
  it('takes effect with the mailed link, tells the old address and frees it', async () => {
    const { browser, email } = await signUp();
    const next = `next${n}@example.com`;
    expect(codeOf(await browser.post('/user/email', { email: next, password }))).toBe(204);
    expect((await browser.get('/user')).body.email).toBe(email);
    const [mail] = await mailsTo(next, /nieuwe e-mailadres/);
    expect(mail!.links[0]).toMatch(/\/mail-change\/do\?token=[\w-]+$/);
    expect(mail!.text).not.toContain('Anna');
    for (let i = 0; i < 2; i++) {
      expect(codeOf(await app.browser().post('/mail-change', { token: tokenOf(mail) }))).toBe(204);
    }
    expect((await browser.get('/user')).body.email).toBe(next);
    await mailsTo(email, /is gewijzigd/);
    expect(await logIn(next)).toBe(200);
    expect(await logIn(email)).toBe('login_failed');
  });

  it('to the one they have changes nothing: it stays theirs', async () => {
    const { browser, email } = await signUp();
    expect(codeOf(await browser.post('/user/email', { email, password }))).toBe(204);
    const [mail] = await mailsTo(email, /nieuwe e-mailadres/);
    expect(codeOf(await app.browser().post('/mail-change', { token: tokenOf(mail) }))).toBe(204);
    expect(await logIn(email)).toBe(200);
    const form = { email, name: 'Bert', password, date_of_birth: '1990-05-01', gender: 'male', country: 'NL' };
    expect(codeOf(await app.browser().post('/signup', { ...form, terms: true }))).toBe('email_taken');
  });

  it('asks for the password and counts wrong ones', async () => {
    const { browser } = await signUp();
    const ask = async () => codeOf(await browser.post('/user/email', { email: 'x@example.com', password: 'wrong' }));
    for (let i = 0; i < 5; i++) expect(await ask()).toBe('wrong_password');
    expect(await ask()).toBe('account_locked');
  });

  it('refuses what is invalid, taken meanwhile, too old or unknown', async () => {
    const { browser } = await signUp();
    const other = await signUp();
    expect(codeOf(await browser.post('/user/email', { email: 'nonsense', password }))).toBe('invalid_new_email');
    expect(codeOf(await browser.post('/user/email', { email: other.email, password }))).toBe('email_taken');
    const wanted = `wanted${n}@example.com`;
    expect(codeOf(await browser.post('/user/email', { email: wanted, password }))).toBe(204);
    const [mail] = await mailsTo(wanted, /nieuwe e-mailadres/);
    const start = app.clock.now();
    app.clock.advance(DAY);
    expect(codeOf(await app.browser().post('/mail-change', { token: tokenOf(mail) }))).toBe('link_expired');
    app.clock.set(start);
    const thief = await signUp({ confirmed: false });
    expect(codeOf(await thief.browser.post('/activation/email', { email: wanted }))).toBe(204);
    expect(codeOf(await app.browser().post('/mail-change', { token: tokenOf(mail) }))).toBe('email_taken');
    expect(codeOf(await app.browser().post('/mail-change', { token: 'nonsense' }))).toBe('link_expired');
  });
});

describe('ACC-08 a change of address that waits for its link', () => {
  const pending = async (browser: TestBrowser) => (await browser.get('/user/email-change')).body.pending;
  const open = async (token: string) => codeOf(await app.browser().post('/mail-change', { token }));
  const asked = async () => {
    const member = await signUp();
    const next = `waiting${n}@example.com`;
    const at = app.clock.now();
    expect(codeOf(await member.browser.post('/user/email', { email: next, password }))).toBe(204);
    const [mail] = await mailsTo(next, /nieuwe e-mailadres/);
    return { ...member, next, token: tokenOf(mail), until: new Date(at.getTime() + DAY * 1000).toISOString() };
  };

  it('is told with the address and until when, to its member alone, until the link is opened', async () => {
    const other = await signUp();
    expect(await pending(other.browser)).toBeNull();
    const { browser, next, token, until } = await asked();
    expect(await pending(browser)).toEqual({ email: next, expires_at: until });
    expect(await pending(other.browser)).toBeNull();
    expect(await open(token)).toBe(204);
    expect(await pending(browser)).toBeNull();
  });

  it('is not told any more once the link has ended, and cannot be mailed again then', async () => {
    const { browser } = await asked();
    const start = app.clock.now();
    app.clock.advance(DAY);
    expect(await pending(browser)).toBeNull();
    expect(codeOf(await browser.post('/user/email-change/resend'))).toBe('email_change_not_pending');
    expect(codeOf(await browser.delete('/user/email-change'))).toBe('email_change_not_pending');
    app.clock.set(start);
  });

  it('is mailed again, both links work, and it waits a day from then', async () => {
    const { browser, next, token } = await asked();
    const start = app.clock.now();
    app.clock.advance(3_600);
    expect(codeOf(await browser.post('/user/email-change/resend'))).toBe(204);
    const until = new Date(app.clock.now().getTime() + DAY * 1000).toISOString();
    expect(await pending(browser)).toEqual({ email: next, expires_at: until });
    const [newest] = await mailsTo(next, /nieuwe e-mailadres/, 2);
    expect(tokenOf(newest)).not.toBe(token);
    expect(await open(token)).toBe(204);
    // The link of the second mail finds the change completed.
    expect(await open(tokenOf(newest))).toBe(204);
    expect((await browser.get('/user')).body.email).toBe(next);
    app.clock.set(start);
  });

  it('is mailed as often a day as the operator sets, and a repeat of the request is no second mail', async () => {
    const { browser, next } = await asked();
    await setSettings(app, { activation_mails_a_day: 2 });
    const key = randomUUID();
    for (let i = 0; i < 2; i++) {
      expect(codeOf(await browser.post('/user/email-change/resend', {}, { key }))).toBe(204);
    }
    expect(codeOf(await browser.post('/user/email-change/resend'))).toBe('too_many_mails');
    await mailsTo(next, /nieuwe e-mailadres/, 2);
    await setSettings(app, { activation_mails_a_day: 5 });
  });

  it('is mailed to one mailbox as often a day as two members may ask for, however many ask', async () => {
    await setSettings(app, { activation_mails_a_day: 2 });
    const { browser } = await asked();
    const mailbox = `waiting${n}@example.com`;
    const [resent, last] = [{ key: randomUUID() }, { key: randomUUID() }];
    expect(codeOf(await browser.post('/user/email-change/resend', {}, resent))).toBe(204);
    const [second, third, fourth] = [await signUp(), await signUp(), await signUp({ confirmed: false })];
    const typed = { email: ` ${mailbox.toUpperCase()}`, password };
    expect(codeOf(await second.browser.post('/user/email', typed))).toBe(204);
    expect(codeOf(await second.browser.post('/user/email', typed, last))).toBe(204);
    expect(codeOf(await third.browser.post('/user/email', typed))).toBe('too_many_mails');
    expect(await pending(third.browser)).toBeNull();
    expect(codeOf(await fourth.browser.post('/activation/email', { email: mailbox }))).toBe('too_many_mails');
    // Who repeats a request whose answer was lost is told what came of it.
    expect(codeOf(await browser.post('/user/email-change/resend', {}, resent))).toBe(204);
    expect(codeOf(await second.browser.post('/user/email', typed, last))).toBe(204);
    // Another mailbox has its own counter, and this one is below its limit again the next day.
    const free = { email: `free${n}@example.com`, password };
    expect(codeOf(await third.browser.post('/user/email', free))).toBe(204);
    await mailsTo(mailbox, /nieuwe e-mailadres/, 4);
    const start = app.clock.now();
    app.clock.advance(DAY);
    expect(codeOf(await third.browser.post('/user/email', typed))).toBe(204);
    app.clock.set(start);
    await setSettings(app, { activation_mails_a_day: 5 });
  });

  it('is called off: links that were mailed are dead, the old address stays, another may be asked for', async () => {
    const { browser, email, token } = await asked();
    expect(codeOf(await browser.delete('/user/email-change'))).toBe(204);
    expect(await pending(browser)).toBeNull();
    expect(await open(token)).toBe('link_expired');
    expect((await browser.get('/user')).body.email).toBe(email);
    expect(codeOf(await browser.delete('/user/email-change'))).toBe('email_change_not_pending');
    const again = `again${n}@example.com`;
    expect(codeOf(await browser.post('/user/email', { email: again, password }))).toBe(204);
    expect(await open(token)).toBe('link_expired');
    const [mail] = await mailsTo(again, /nieuwe e-mailadres/);
    expect(await open(tokenOf(mail))).toBe(204);
  });

  it('cannot be called off once the link was opened: who does is told so', async () => {
    const { browser, next, token } = await asked();
    expect(await open(token)).toBe(204);
    expect(codeOf(await browser.delete('/user/email-change'))).toBe('email_change_not_pending');
    expect((await browser.get('/user')).body.email).toBe(next);
  });

  it('opened and called off in the same second: one of both holds, and both are told which', async () => {
    for (let i = 0; i < 5; i++) {
      const { browser, email, next, token } = await asked();
      const [opened, cancelled] = await Promise.all([open(token), browser.delete('/user/email-change').then(codeOf)]);
      const { email: now } = (await browser.get('/user')).body;
      expect([opened, cancelled, now]).toEqual(
        opened === 204 ? [204, 'email_change_not_pending', next] : ['link_expired', 204, email],
      );
    }
  });

  it.each(['change', 'reset'])('ends with the password it was asked for with, by a %s of it', async (how) => {
    const { browser, email, id, token } = await asked();
    expect(codeOf(await browser.post('/user/email-change/resend'))).toBe(204);
    const [newest] = await mailsTo(`waiting${n}@example.com`, /nieuwe e-mailadres/, 2);
    if (how === 'change') {
      const change = { old_password: password, new_password: 'battery staple' };
      expect(codeOf(await browser.put('/user/password', change))).toBe(204);
    } else {
      expect(codeOf(await app.browser().post('/password-reset', { email }))).toBe(204);
      const [mail] = await mailsTo(email, /Nieuw wachtwoord/);
      const body = { token: tokenOf(mail), password: 'battery staple' };
      expect(codeOf(await app.browser().post('/password-reset/do', body))).toBe(204);
    }
    for (const one of [token, tokenOf(newest)]) expect(await open(one)).toBe('link_expired');
    const owner = app.browser();
    expect(codeOf(await owner.post('/user', { email, password: 'battery staple' }))).toBe(200);
    expect((await owner.get('/user')).body.email).toBe(email);
    expect(await pending(owner)).toBeNull();
    expect(codeOf(await owner.post('/user/email-change/resend'))).toBe('email_change_not_pending');
    // Neither is ever stored without the other.
    const stored = await app.nest
      .get(Database)
      .query<{ type: string }>('SELECT type FROM kernel.events WHERE stream = $1 ORDER BY version DESC LIMIT 2', [
        `member-${id}`,
      ]);
    expect(stored.map(({ type }) => type)).toEqual([
      'EmailChangeCancelled',
      how === 'change' ? 'PasswordChanged' : 'PasswordReset',
    ]);
    const again = `mine${n}@example.com`;
    expect(codeOf(await owner.post('/user/email', { email: again, password: 'battery staple' }))).toBe(204);
    const [mine] = await mailsTo(again, /nieuwe e-mailadres/);
    expect(await open(tokenOf(mine))).toBe(204);
  });

  it('opened and the password changed in the same second: whichever came first, the answers agree with it', async () => {
    for (let i = 0; i < 5; i++) {
      const { browser, email, next, token } = await asked();
      const change = { old_password: password, new_password: 'battery staple' };
      const [opened, changed] = await Promise.all([open(token), browser.put('/user/password', change).then(codeOf)]);
      const { email: now } = (await browser.get('/user')).body;
      expect([opened, changed, now]).toEqual(opened === 204 ? [204, 204, next] : ['link_expired', 204, email]);
      expect(await open(token)).toBe(opened);
    }
  });

  it('PRV-02 is stored sealed, as addresses are', async () => {
    const { browser, next, id } = await asked();
    await browser.post('/user/email-change/resend');
    await browser.delete('/user/email-change');
    const stored = await app.nest
      .get(Database)
      .query('SELECT data::text AS d FROM kernel.events WHERE stream = $1', [`member-${id}`]);
    expect(JSON.stringify(stored)).not.toContain(next);
  });
});

describe('ACC-08 changing the password', () => {
  it('ends other sessions, keeps this one and tells by mail', async () => {
    const { browser, email } = await signUp();
    const other = app.browser();
    await other.post('/user', { email, password });
    const change = { old_password: password, new_password: 'battery staple' };
    expect(codeOf(await browser.put('/user/password', change))).toBe(204);
    expect((await browser.get('/user')).status).toBe(200);
    expect((await other.get('/user')).body.code).toBe('authentication_required');
    expect(await logIn(email)).toBe('login_failed');
    expect(await logIn(email, 'battery staple')).toBe(200);
    await mailsTo(email, /wachtwoord voor Velvet is gewijzigd/);
  });
  it('refuses a wrong old one and a short new one, and answers a retry', async () => {
    const { browser } = await signUp();
    const change = async (old_password: string, new_password: string, key?: string) =>
      codeOf(await browser.put('/user/password', { old_password, new_password }, key ? { key } : {}));
    expect(await change('wrong', 'battery staple')).toBe('wrong_old_password');
    expect(await change(password, 'short')).toBe('password_length');
    const key = '7f1d7c4e-0000-4000-8000-000000000003';
    expect(await change(password, 'battery staple', key)).toBe(204);
    expect(await change(password, 'battery staple', key)).toBe(204);
  });
  it('ACC-05 is no way to try two passwords at once: the old one must be right, whatever the new one is', async () => {
    const { browser } = await signUp();
    const change = async (old_password: string, new_password: string) =>
      codeOf(await browser.put('/user/password', { old_password, new_password }));
    expect(await change('wrong horse', password)).toBe('wrong_old_password');
    expect(await change(password, password)).toBe(204);
  });
});

describe('ACC-07 password reset', () => {
  const ask = async (email: string) => codeOf(await app.browser().post('/password-reset', { email }));
  const reset = async (token: string, secret: string) =>
    codeOf(await app.browser().post('/password-reset/do', { token, password: secret }));

  it('sets a new password by a link that works once, for the locked out too, and ends all sessions', async () => {
    const { browser, email, id } = await signUp();
    for (let i = 0; i < 6; i++) await logIn(email, 'wrong');
    expect(await logIn(email)).toBe('account_locked');
    expect(await ask(email)).toBe(204);
    const [mail] = await mailsTo(email, /Nieuw wachtwoord/);
    expect(mail!.links[0]).toMatch(/\/reset-password\/do\?token=[\w-]+$/);
    const token = tokenOf(mail);
    expect(await reset(token, 'short')).toBe('password_length');
    expect(await reset(token, 'battery staple')).toBe(204);
    expect(await reset(token, 'battery staple 2')).toBe('link_expired');
    expect((await browser.get('/user')).body.code).toBe('authentication_required');
    // The network stays locked, but the account does not.
    app.clock.advance(901);
    expect(await logIn(email)).toBe('login_failed');
    expect(await logIn(email, 'battery staple')).toBe(200);
    const stored = await app.nest
      .get(Database)
      .query<{ d: string }>('SELECT data::text AS d FROM kernel.events WHERE stream = $1', [`member-${id}`]);
    expect(JSON.stringify(stored)).not.toContain('battery');
  });
  it('tells unknown addresses, expired links and too many mails', async () => {
    const { email } = await signUp();
    expect(await ask('nobody@example.com')).toBe('email_not_found');
    expect(await reset('nonsense', 'battery staple')).toBe('link_expired');
    for (let i = 0; i < 3; i++) expect(await ask(email)).toBe(204);
    expect(await ask(email)).toBe('too_many_reset_mails');
    const [mail] = await mailsTo(email, /Nieuw wachtwoord/, 3);
    const start = app.clock.now();
    app.clock.advance(DAY);
    expect(await reset(tokenOf(mail), 'battery staple')).toBe('link_expired');
    app.clock.advance(-1);
    expect(await reset(tokenOf(mail), 'battery staple')).toBe(204);
    app.clock.set(start);
  });
  it('is mailed as often, and lasts as long, as the operator sets', async () => {
    const { email } = await signUp();
    await setSettings(app, { reset_mails_a_day: 1, reset_link_hours: 2 });
    expect(await ask(email)).toBe(204);
    expect(await ask(email)).toBe('too_many_reset_mails');
    const [mail] = await mailsTo(email, /Nieuw wachtwoord/);
    expect(mail!.text).toContain('De link werkt 2 uur en één keer.');
    await setSettings(app, { reset_mails_a_day: 3, reset_link_hours: 24 });
    app.clock.advance(2 * 3_600);
    expect(await reset(tokenOf(mail), 'battery staple')).toBe('link_expired');
    app.clock.advance(-1);
    expect(await reset(tokenOf(mail), 'battery staple')).toBe(204);
  });
});

describe('NTF-01 notification preferences', () => {
  it('are eight, kept a part at a time', async () => {
    const { browser } = await signUp({ confirmed: false });
    const before = (await browser.get('/notifications')).body as Record<string, boolean>;
    expect(Object.keys(before)).toHaveLength(8);
    const { status, body } = await browser.put('/notifications', { like: false, news: true });
    expect(status).toBe(200);
    expect(body).toEqual({ ...before, like: false, news: true });
    expect((await browser.get('/notifications')).body).toEqual(body);
    expect(codeOf(await browser.put('/notifications', { like: 'no' }))).toBe('invalid');
    expect(codeOf(await browser.put('/notifications', { spam: true }))).toBe('unknown');
  });
});
