import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../testing/app.js';
import { setSettings } from '../testing/settings.js';
import { signUp } from '../testing/members.js';
import { Mailer } from './mailers/mailer.js';

interface InboxMail {
  id: number;
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
}

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ work: true, env: { TRUST_PROXY: '1' } });
});

async function mailTo(address: string, subject = /./): Promise<InboxMail> {
  const find = async () => {
    const { body } = await app.browser().get('/dev/inbox.json');
    return (body as InboxMail[]).find((mail) => mail.to === address && subject.test(mail.subject));
  };
  await expect.poll(find, { timeout: 10_000 }).toBeTruthy();
  return (await find())!;
}

describe('NTF-02 mails of a site with several names', () => {
  it('come from the name the member signed up at: its words, address, company and language', async () => {
    const overrides = {
      name: 'Nacht',
      support_email: 'hilfe@nacht.example',
      company_name: 'Nacht GmbH',
      company_country: 'DE' as const,
      locales: ['de' as const],
      default_locale: 'de' as const,
      domain_language: 'de' as const,
    };
    await setSettings(app, { brands: [{ id: 'nacht', domains: ['nacht.example'], overrides }] });
    const form = {
      email: 'nora@example.org',
      name: 'Nora',
      password: 'long enough',
      gender: 'female',
      country: 'NL',
      date_of_birth: '1990-01-01',
      terms: true,
    };
    const there = { headers: { 'x-forwarded-host': 'nacht.example' } };
    expect((await app.browser().post('/signup', form, there)).status).toBe(201);
    const mail = await mailTo('nora@example.org');
    expect(mail.from).toBe('Nacht <hilfe@nacht.example>');
    expect(mail.subject).toBe('Bestätige deine E-Mail-Adresse für Nacht');
    expect(mail.text).toContain('Nacht GmbH\nDeutschland');
    const site = new URL(app.origin);
    expect(mail.links[0]).toMatch(new RegExp(`^${site.protocol}//nacht\\.example:${site.port}/[\\w-]+$`));

    expect((await app.browser().post('/signup', { ...form, email: 'vera@example.org' })).status).toBe(201);
    const own = await mailTo('vera@example.org');
    expect(own.from).toMatch(/^Velvet </);
    expect(own.links[0]).toContain(app.origin);
  });
});

describe('ACC-12 an account that came back', () => {
  it('is told so, should it have been somebody else', async () => {
    const anna = await signUp(app, 'Anna', { email: 'back@example.org' });
    expect((await anna.browser.post('/user/deletion', { reason: 'break' })).status).toBe(200);
    const [link] = (await mailTo('back@example.org', /verwijderd/)).links;
    const token = new URL(link!).searchParams.get('token');
    expect((await app.browser().post('/reactivation', { token })).status).toBe(200);
    const mail = await mailTo('back@example.org', /hersteld/);
    expect(mail.links[0]).toBe(`${app.origin}/members`);
  });
});

describe('the inbox of development', () => {
  it('shows the mail with its headers and hands out its attachments', async () => {
    await app.nest.get(Mailer, { strict: false }).send({
      from: { name: 'Velvet', address: 'help@velvet.example' },
      to: 'anna@example.org',
      memberId: '11111111-1111-4111-8111-111111111111',
      subject: 'Je bon',
      text: 'x',
      html: '<p>x</p>',
      unsubscribe: 'https://velvet.example/api/unsubscribe/t',
      attachments: [{ filename: 'bon 1.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF') }],
    });
    const { id } = await mailTo('anna@example.org', /bon/);
    const page = await app.browser().get(`/dev/inbox/${id}`);
    expect(page.body).toContain('List-Unsubscribe=One-Click');
    expect(page.body).toContain('Velvet &lt;help@velvet.example&gt;');
    expect(page.body).toContain(`href="/api/dev/inbox/${id}/attachments/0"`);
    const file = await app.browser().get(`/dev/inbox/${id}/attachments/0`);
    expect(file.bytes.toString()).toBe('%PDF');
    expect(file.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''bon%201.pdf");
    for (const none of [`${id}/attachments/1`, '0/attachments/0', 'x']) {
      expect((await app.browser().get(`/dev/inbox/${none}`)).status).toBe(404);
    }
  });

  it('has a gallery of every mail', async () => {
    expect((await app.browser().get('/dev/mails')).body).toContain('/api/dev/mails/activation/pl');
    expect((await app.browser().get('/dev/mails/activation/pl')).body).toContain('<html lang="pl"');
    for (const none of ['activation/xx', 'constructor/nl', 'staff-password/de']) {
      expect((await app.browser().get(`/dev/mails/${none}`)).status).toBe(404);
    }
  });
});
