import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { AddStaffMember } from '../../ground/staff/index.js';
import { testApp, type TestApp, type TestBrowser } from '../../../testing/app.js';
import { signUp } from '../../../testing/members.js';
import { sendActivationMail } from './jobs/account.mails.js';

interface Offered {
  id: string;
  subject: string;
  heading: string;
  text: string;
}

let app: TestApp;
let admin: TestBrowser;
beforeAll(async () => {
  app = await testApp();
  const login = { email: 'admin@example.com', password: 'correct horse' };
  const command = new AddStaffMember({ actor: 'system', ...login, role: 'admin', key: randomUUID() });
  await app.nest.get(CommandBus).execute(command);
  admin = app.console();
  await admin.post('/admin/login', login);
});

const words = { subject: 'Hallo van {site}', heading: 'Bijna klaar', text: 'Nog <één> stap.\n\nTot zo bij {site}!' };
async function save(mail_texts: object[]) {
  const { version } = (await admin.get('/admin/settings')).body;
  return admin.put('/admin/settings', { version, reason: 'Onze eigen toon', changes: { mail_texts } });
}
async function activationMail() {
  const { id } = await signUp(app, 'Anna', { confirmed: false });
  await app.handlers.get(sendActivationMail)!.run({ memberId: id }, { attempt: 1, key: '' });
  const mails = (await app.browser().get('/dev/inbox.json')).body as {
    memberId: string;
    subject: string;
    html: string;
  }[];
  return mails.find(({ memberId }) => memberId === id)!;
}

describe('NTF-02 ADM-06 a mail in the operator’s own words', () => {
  it('is written from ours, shown as it goes out, goes out so, and is reset', async () => {
    const { texts } = (await admin.get('/admin/mail-texts/nl')).body as { texts: Offered[] };
    expect(texts.find(({ id }) => id === 'activation')).toMatchObject({
      subject: 'Bevestig je e-mailadres voor {site}',
      parts: ['subject', 'heading', 'text'],
      allowed: expect.arrayContaining(['site', 'days']),
    });

    const shown = await admin.post('/admin/mail-texts/preview', { id: 'activation', language: 'nl', ...words });
    expect(shown).toMatchObject({ status: 200, body: { subject: 'Hallo van Velvet' } });
    expect(shown.body.html).toContain('Nog &lt;één&gt; stap.');

    const before = await activationMail();
    expect((await save([{ id: 'activation', words: { nl: words } }])).status).toBe(200);
    const mail = await activationMail();
    expect(mail.subject).toBe('Hallo van Velvet');
    expect(mail.html).toContain('Nog &lt;één&gt; stap.');

    const { changes } = (await admin.get('/admin/settings/history')).body;
    expect(changes[0]).toMatchObject({
      reason: 'Onze eigen toon',
      after: { mail_texts: [{ id: 'activation', words: { nl: words } }] },
    });
    // No visitor is told.
    expect((await app.browser().get('/settings')).body).not.toHaveProperty('mail_texts');

    expect((await save([])).status).toBe(200);
    expect((await activationMail()).subject).toBe(before.subject);
  });

  it('is refused at its field, when saved and when shown', async () => {
    const wrong = { ...words, text: 'Je tegoed: {balance}' };
    const unknown = { code: 'placeholder_not_offered', params: { allowed: expect.stringContaining('{site}') } };
    expect(await save([{ id: 'activation', words: { nl: words, de: wrong } }])).toMatchObject({
      status: 422,
      body: { fields: [{ field: 'mail_texts.0.words.de.text', ...unknown }] },
    });
    expect(await admin.post('/admin/mail-texts/preview', { id: 'activation', language: 'de', ...wrong })).toMatchObject(
      { status: 422, body: { fields: [{ field: 'text', ...unknown }] } },
    );
    expect(await save([{ id: 'no-such-mail', words: {} }])).toMatchObject({
      status: 422,
      body: { fields: [{ field: 'mail_texts.0.id', code: 'invalid' }] },
    });
  });
});
