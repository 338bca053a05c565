import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { EnumerationGuard } from '../../members/accounts/index.js';
import { DecidePhoto } from '../../members/photos/index.js';
import { AddStaffMember } from '../../ground/staff/index.js';
import { testApp, type TestApp } from '../../../testing/app.js';
import { signUpByWorking } from '../../../testing/challenges.js';
import { setSettings } from '../../../testing/settings.js';
import { signUp } from '../../../testing/members.js';
import { eventually } from '../../../testing/kernel/index.js';
import { RevokeApproval } from '../../members/photos/commands/revoke-approval.command.js';
import { sendPhotoRejectionMail } from './jobs/decision.mails.js';
import { sendProfileReminder } from './jobs/wanted.mails.js';
import { Mailer } from '../../ground/delivery/index.js';

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
  await eventually(async () => expect(await find()).toBeTruthy());
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
    await setSettings(app, { brands: [{ id: 'nacht', domains: ['nacht.example'], overrides, prices: [] }] });
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

describe('ACC-08 a sign-up with an address that has an account', () => {
  it('is told in its mailbox alone, once its network has asked enough: by words of its own, and a way in', async () => {
    const address = '10.77.1.1';
    const disclosures = app.nest.get(EnumerationGuard, { strict: false });
    const place = { address, shown: undefined, device: null };
    let asked = 0;
    while (await disclosures.tell({ by: 'sign-up', email: `somebody${++asked}@example.org`, place }));
    await signUp(app, 'Anna', { email: 'again@example.org' });
    const form = { email: 'again@example.org', name: 'Nora', password: 'long enough', gender: 'female', country: 'NL' };
    const { status } = await signUpByWorking(
      app.browser(),
      { ...form, terms: true, date_of_birth: '1990-01-01' },
      { headers: { 'x-forwarded-for': address } },
    );
    expect(status).toBe(202);
    const mail = await mailTo('again@example.org', /al een account/);
    expect(mail.text).toContain('Iemand probeerde zich met dit e-mailadres aan te melden');
    const token = new URL(mail.links[0]!).searchParams.get('token');
    const chosen = { token, password: 'another horse' };
    expect((await app.browser().post('/password-reset/do', chosen)).status).toBeLessThan(300);
  });

  it('who asks for a new password gets the mail about that', async () => {
    await signUp(app, 'Bea', { email: 'forgot@example.org' });
    expect((await app.browser().post('/password-reset', { email: 'forgot@example.org' })).status).toBe(204);
    expect((await mailTo('forgot@example.org', /wachtwoord/)).text).not.toContain('Iemand');
  });
});

describe('ACC-12 an account that came back', () => {
  it('is told so, should it have been somebody else', async () => {
    const anna = await signUp(app, 'Anna', { email: 'back@example.org' });
    expect((await anna.browser.post('/user/deletion', { reason: 'break', password: 'correct horse' })).status).toBe(
      200,
    );
    const [link] = (await mailTo('back@example.org', /verwijderd/)).links;
    const token = new URL(link!).searchParams.get('token');
    expect((await app.browser().post('/reactivation', { token })).status).toBe(200);
    const mail = await mailTo('back@example.org', /hersteld/);
    expect(mail.links[0]).toBe(`${app.origin}/members`);
  });
});

const picture = async (background: string): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 400, channels: 3, background } })
    .png()
    .toBuffer();
const inboxOf = async (address: string): Promise<InboxMail[]> => {
  const { body } = await app.browser().get('/dev/inbox.json');
  return (body as InboxMail[]).filter((mail) => mail.to === address);
};

describe('PRV-03 what staff decided about what a member shows or wrote', () => {
  it('is mailed with its reasons: photos of ten minutes in one mail, whatever is wanted of reminders', async () => {
    const anna = await signUp(app, 'Anna', { email: 'photos@example.org' });
    // Inside a ten-minute window that lies in the future, so that the queue does not send the mail during the test.
    const now = app.clock.now();
    app.clock.set(new Date(Math.ceil(now.getTime() / 600_000) * 600_000));
    for (const [background, reason] of [
      ['#336699', 'unclear'],
      ['#996633', 'contact_details'],
    ] as const) {
      const { body } = await anna.browser.upload('/photos', 'photo', await picture(background));
      const { id } = (body as { photos: { id: string; status: string }[] }).photos.find(
        ({ status }) => status === 'under_inspection',
      )!;
      const about = { staffId: 'system', photoId: id };
      const statement = 'Je nummer staat erop.';
      const commands = app.nest.get(CommandBus);
      const revoked = reason === 'contact_details';
      const decision = revoked ? ({ approved: true } as const) : ({ approved: false, reason } as const);
      await commands.execute(new DecidePhoto({ ...about, key: randomUUID(), decision }));
      if (revoked) await commands.execute(new RevokeApproval({ ...about, key: randomUUID(), reason, statement }));
    }
    app.clock.set(now);
    const [since, until] = ['2000-01-01T00:00:00.000Z', '2100-01-01T00:00:00.000Z'];
    const run = () =>
      app.handlers.get(sendPhotoRejectionMail)!.run({ memberId: anna.id, since, until }, { attempt: 1, key: '' });
    await anna.browser.put('/notifications', { reminders: false });
    await run();
    const mails = (await inboxOf('photos@example.org')).filter(({ subject }) => /afgewezen/.test(subject));
    expect(mails.map(({ subject }) => subject)).toEqual(['2 foto’s zijn afgewezen']);
    expect(mails[0]!.text).toContain('te donker of onscherp');
    // The rule's own words, or those of the moderator.
    expect(mails[0]!.text).toContain('Je nummer staat erop.');
    expect(mails[0]!.text).not.toContain('contactgegevens');
    // The queue holds one mail for the window they fell into.
    const queued = () =>
      app.kernel.database.query<{ run_at: Date }>(
        `SELECT run_at FROM graphile_worker.jobs WHERE task_identifier = 'send-photo-rejection-mail'`,
      );
    await eventually(async () => expect((await queued()).length).toBeGreaterThan(0));
    for (const { run_at: at } of await queued()) expect(at.getTime() % 600_000).toBe(0);
  });

  it('is mailed when a report was right, and again when an objection is answered; a wrong report is not', async () => {
    const staff = { email: 'moderator@example.com', password: 'long enough' };
    await app.nest
      .get(CommandBus)
      .execute(new AddStaffMember({ actor: 'system', ...staff, role: 'moderator', key: randomUUID() }));
    const moderator = app.console();
    await moderator.post('/admin/login', staff);
    const ben = await signUp(app, 'Ben', { email: 'reported@example.org' });
    const carl = await signUp(app, 'Carl');
    const report = async (reason: string, { id } = ben): Promise<string> => {
      const { body } = await carl.browser.post('/reports', { reason, member_id: id });
      return (body as { case_id: string }).case_id;
    };
    const decide = (id: string, decision: string, statement_of_reasons: string, measures: string[] = []) =>
      moderator.post(`/admin/cases/${id}/decide`, { decision, statement_of_reasons, measures });

    await decide(await report('other'), 'dismissed', 'Niets aan de hand.');
    const id = await report('spam');
    await decide(id, 'upheld', 'Artikel 4: geen reclame.');
    const mail = await mailTo('reported@example.org', /Een besluit van Velvet over jou/);
    expect(mail.text).toContain('Iemand meldde je profiel.');
    expect(mail.text).toContain('“Artikel 4: geen reclame.”');
    expect(mail.text).not.toContain('Carl');
    expect(mail.links[0]).toBe(`${app.origin}/settings/decisions`);
    expect((await ben.browser.post(`/decisions/${id}/objection`, { text: 'Dat was ik niet.' })).status).toBe(204);
    await decide(id, 'dismissed', 'Je hebt gelijk.');
    const answer = await mailTo('reported@example.org', /op je bezwaar/);
    expect(answer.text).toContain('Het besluit is teruggedraaid');
    expect(answer.text).toContain('“Je hebt gelijk.”');
    expect((await inboxOf('reported@example.org')).some(({ text }) => text.includes('Niets aan de hand'))).toBe(false);

    // One decision sends one mail: none about the account besides.
    await decide(await report('spam'), 'upheld', 'Opnieuw reclame.', ['disable']);
    await decide(
      await report('spam', await signUp(app, 'Dirk', { email: 'later@example.org' })),
      'upheld',
      'Ook hier.',
    );
    await mailTo('later@example.org', /Een besluit van Velvet over jou/);
    const told = async () => (await inboxOf('reported@example.org')).filter(({ text }) => /Opnieuw reclame/.test(text));
    await eventually(async () => expect((await told()).length).toBe(1));
  });

  it('names what was done and what was taken back, to the member alone; ADM-06 the reporter hears that something was', async () => {
    const login = async (email: string) => {
      const staff = { email, password: 'long enough' };
      await app.nest
        .get(CommandBus)
        .execute(new AddStaffMember({ actor: 'system', ...staff, role: 'moderator', key: randomUUID() }));
      const browser = app.console();
      await browser.post('/admin/login', staff);
      return browser;
    };
    const [moderator, colleague] = [await login('measures@example.com'), await login('colleague@example.com')];
    const [ben, anna] = await Promise.all([
      signUp(app, 'Ben', { email: 'measured@example.org' }),
      signUp(app, 'Anna', { email: 'reporter@example.org' }),
    ]);
    const chat = (await ben.browser.post('/chats', { profile_id: anna.id })).body as { id: string };
    const sent = await ben.browser.post(`/chats/${chat.id}/messages`, { body: 'Geef me je pincode' });
    const { version } = (sent.body as { message: { version: number } }).message;
    const reported = await anna.browser.post('/reports', {
      reason: 'scam',
      message: { conversation_id: chat.id, version },
    });
    const { case_id: id } = reported.body as { case_id: string };
    const decide = (decision: string, statement_of_reasons: string, measures: string[] = [], by = moderator) =>
      by.post(`/admin/cases/${id}/decide`, { decision, statement_of_reasons, measures });

    expect((await decide('upheld', 'Artikel 5: oplichting.', ['take_down', 'disable'])).status).toBe(204);
    const { text, links } = await mailTo('measured@example.org', /is uitgeschakeld/);
    expect(text).toContain('Iemand meldde een bericht van jou.');
    expect(text).toContain('“Artikel 5: oplichting.”');
    expect(text).toContain('We hebben je bericht weggehaald: jullie lezen het allebei niet meer.');
    expect(text).toContain('We hebben je account uitgeschakeld');
    expect(text).toContain('Ben je het er niet mee eens? Maak dan binnen zes maanden bezwaar via de knop');
    expect(links[0]).toMatch(/\/objection\?token=[\w-]+$/);
    const answer = await mailTo('reporter@example.org', /op je melding/);
    expect(answer.text).toContain('meldde je een bericht.');
    expect(answer.text).toContain('We hebben maatregelen genomen.');
    expect(answer.text).not.toMatch(/Ben|uitgeschakeld|weggehaald|oplichting/);

    expect((await moderator.post(`/admin/cases/${id}/objection`, { text: 'Per mail gekomen.' })).status).toBe(204);
    expect((await decide('dismissed', 'Je hebt gelijk.', [], colleague)).status).toBe(204);
    const revised = await mailTo('measured@example.org', /op je bezwaar/);
    expect(revised.text).toContain('Je bericht is weer te lezen. Je account werkt weer: je kunt inloggen');
    expect((await mailTo('reporter@example.org', /nieuw besluit/)).text).not.toMatch(/Ben|account|bezwaar/);
    const about = async (address: string) =>
      (await inboxOf(address)).filter(({ subject }) => /uitgeschakeld|werkt weer|bezwaar|melding/.test(subject));
    for (const address of ['measured@example.org', 'reporter@example.org'])
      expect(await about(address)).toHaveLength(2);
  });
});

describe('NTF-01 the reminder of an unfinished profile', () => {
  it('goes three days after the address was confirmed, to who lacks a photo or a text and wants reminders', async () => {
    const run = ({ id }: { id: string }) =>
      app.handlers.get(sendProfileReminder)!.run({ memberId: id }, { attempt: 1, key: '' });
    const [anna, ben] = await Promise.all([
      signUp(app, 'Anna', { email: 'unfinished@example.org' }),
      signUp(app, 'Ben', { email: 'no-reminders@example.org' }),
    ]);
    await ben.browser.put('/notifications', { reminders: false });
    for (const member of [anna, ben]) await run(member);
    expect((await mailTo('unfinished@example.org', /nog niet af/)).links[0]).toBe(`${app.origin}/profile`);
    await anna.browser.put('/profile', { description: 'Ik zeil graag.' });
    await anna.browser.upload('/photos', 'photo', await picture('#112233'));
    await run(anna);
    const of = async (address: string) =>
      (await inboxOf(address)).filter(({ subject }) => /nog niet af/.test(subject)).length;
    expect([await of('unfinished@example.org'), await of('no-reminders@example.org')]).toEqual([1, 0]);
    const daysUntil = () =>
      app.kernel.database.one<{ days: number }>(
        `SELECT round(extract(epoch FROM run_at - now()) / 86400)::int AS days FROM graphile_worker.jobs
          WHERE task_identifier = 'send-profile-reminder' AND key LIKE '%' || $1`,
        [anna.id],
      );
    await eventually(async () => expect(await daysUntil()).toEqual({ days: 3 }));
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
    const rebound = { headers: { host: 'evil.example' } };
    expect((await app.browser().call('GET', `/dev/inbox/${id}`, rebound)).status).toBe(404);
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
