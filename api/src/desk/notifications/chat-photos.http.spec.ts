import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SettleChatPhoto } from '../../meeting/chat-photos/settle-chat-photo.job.js';
import { AddStaffMember } from '../../ground/staff/index.js';
import { LOCALES } from '../../ground/settings/index.js';
import { testApp, type TestApp, type TestBrowser } from '../../../testing/app.js';
import { caughtUp } from '../../../testing/caught-up.js';
import { jobsSettled } from '../../../testing/jobs-settled.js';
import { signUp, type TestMember } from '../../../testing/members.js';
import { setSettings } from '../../../testing/settings.js';

interface InboxMail {
  memberId: string;
  subject: string;
  text: string;
  html: string;
  unsubscribe: string | null;
  links: string[];
}
interface InboxPush {
  memberId: string;
  title: string;
  body: string;
  path: string;
}

const AWAY = 10 * 60;
let app: TestApp;
let mira: TestBrowser;
let picture: Buffer;
let anna: TestMember;
let ben: TestMember;
let id: string;
beforeAll(async () => {
  app = await testApp({ work: true });
  const staff = { email: 'mira@example.com', role: 'moderator', password: 'correct horse' } as const;
  await app.nest.get(CommandBus).execute(new AddStaffMember({ actor: 'system', ...staff, key: randomUUID() }));
  mira = app.console();
  await mira.post('/admin/login', { email: staff.email, password: staff.password });
  picture = await sharp({ create: { width: 240, height: 400, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
});
beforeEach(async () => {
  [anna, ben] = await Promise.all([signUp(app, 'Anna', { credits: 500 }), signUp(app, 'Floris', { credits: 500 })]);
  id = (await anna.browser.post('/chats', { profile_id: ben.id })).body.id;
});

async function settled(): Promise<void> {
  await caughtUp(app);
  await jobsSettled(app);
}
async function mailsTo(member: TestMember): Promise<InboxMail[]> {
  await settled();
  const { body } = await app.browser().get('/dev/inbox.json');
  return (body as InboxMail[]).filter(({ memberId }) => memberId === member.id).reverse();
}
async function pushesTo(member: TestMember): Promise<InboxPush[]> {
  await settled();
  const { body } = await app.browser().get('/dev/pushes.json');
  return (body as InboxPush[]).filter(({ memberId }) => memberId === member.id);
}
const subscribe = ({ browser }: TestMember) =>
  browser.post('/push/subscription', {
    endpoint: `https://push.example/${randomUUID()}`,
    keys: { p256dh: 'BPublicKey', auth: 'secret' },
  });
const inspected = (inspection: 'first' | 'after') => setSettings(app, { photo_inspection: inspection });
async function sendPhoto(): Promise<void> {
  const answer = await anna.browser.upload(`/chats/${id}/photos?price=20`, 'photo', picture, { key: randomUUID() });
  expect(answer.status).toBe(201);
}
/** As the queue carries it out once it can no longer be taken back. */
async function reject(reason: string): Promise<void> {
  const { photos } = (await mira.post('/admin/chat-photos/claim')).body as { photos: { id: string; to_id: string }[] };
  const photo = photos.find(({ to_id }) => to_id === ben.id)!;
  const { status, body } = await mira.post('/admin/chat-photos/reject', { ids: [photo.id], reason });
  expect(status).toBe(200);
  app.clock.advance(11);
  await app.nest.get(SettleChatPhoto, { strict: false }).run({ photoId: photo.id, effectiveAt: body.effective_at });
}

describe('CHT-11 NTF-02 a photo in a chat that somebody has to hear of', () => {
  it('is told by mail and push as a photo, and never shown there', async () => {
    await inspected('after');
    await subscribe(ben);
    app.clock.advance(AWAY);
    await sendPhoto();
    const mail = (await mailsTo(ben)).at(-1)!;
    expect(mail.subject).toBe('Anna heeft je een foto gestuurd op Velvet');
    expect(mail.links[0]).toBe(`${app.origin}/chats/${id}`);
    expect(`${mail.text} ${mail.html}`).not.toMatch(/chat-photos|data:image/);
    const pushes = await pushesTo(ben);
    expect(pushes).toMatchObject([{ title: 'Anna', body: 'Heeft je een foto gestuurd', path: `/chats/${id}` }]);
    expect(JSON.stringify(pushes)).not.toContain('chat-photos');
  });

  it('CHT-10 a gift is told as a gift, without its words', async () => {
    await subscribe(ben);
    app.clock.advance(AWAY);
    await anna.browser.post(`/chats/${id}/messages`, { body: 'Zeg het niet verder', gift: 'rose', price: 10 });
    const mail = (await mailsTo(ben)).at(-1)!;
    expect(mail.subject).toBe('Anna heeft je een cadeau gegeven op Velvet');
    expect(mail.text).not.toContain('niet verder');
    expect(await pushesTo(ben)).toMatchObject([{ body: 'Heeft je een cadeau gegeven' }]);
  });

  it('CHT-10 what the reader sent themselves meanwhile is not told as the other’s', async () => {
    await anna.browser.post(`/chats/${id}/messages`, { body: 'Dag Ben', price: 10 });
    await settled();
    await ben.browser.post(`/chats/${id}/messages`, { body: '', gift: 'rose', price: 10 });
    app.clock.advance(AWAY);
    await anna.browser.post(`/chats/${id}/messages`, { body: 'Dag dan', price: 10 });
    await ben.browser.post(`/chats/${id}/messages`, { body: '', gift: 'rose', price: 10 });
    const subjects = (await mailsTo(ben)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => /cadeau/.test(subject))).toEqual([]);
  });

  it('is not told while it waits for its inspection', async () => {
    await inspected('first');
    app.clock.advance(AWAY);
    const before = (await mailsTo(ben)).length;
    await sendPhoto();
    expect(await mailsTo(ben)).toHaveLength(before);
  });

  it.each(['first', 'after'] as const)(
    'PRV-03 that is turned down (%s) is mailed to its sender with the reason and the credits, whatever they want mails about',
    async (inspection) => {
      await inspected(inspection);
      await anna.browser.put('/notifications', { reminders: false });
      await sendPhoto();
      await reject('contact_details');
      const [mail, ...others] = (await mailsTo(anna)).filter(({ subject }) => /gesprek is afgewezen/.test(subject));
      expect(others).toEqual([]);
      expect(mail!.text).toContain('Er staan contactgegevens op.');
      expect(mail!.text).toContain('Je krijgt 20 credits terug.');
      expect(mail!.text).not.toContain('Floris');
      expect(mail!.unsubscribe).toBeNull();
      expect(mail!.links[0]).toBe(`${app.origin}/settings/decisions`);
    },
  );

  it('PRV-03 that comes down after a report is called a photo in the decision, and its credits are told', async () => {
    await inspected('after');
    await sendPhoto();
    const [{ version }] = (await ben.browser.get(`/chats/${id}`)).body.messages;
    const message = { conversation_id: id, version };
    const { case_id } = (await ben.browser.post('/reports', { reason: 'harassment', message })).body;
    const statement_of_reasons = 'Hierom was niet gevraagd.';
    const decision = { decision: 'upheld', measures: ['take_down'], statement_of_reasons };
    expect((await mira.post(`/admin/cases/${case_id}/decide`, decision)).status).toBe(204);
    const told = (await mailsTo(anna)).at(-1)!.text;
    expect(told).toContain(statement_of_reasons);
    expect(told).toContain('een foto die je in een gesprek stuurde');
    expect(told).toMatch(/Wat hij kostte, heb je\s+terug\./);
    expect((await mailsTo(ben)).at(-1)!.text).toContain('een foto in een gesprek');
  });

  it.each(LOCALES)('names the photo in %s', async (language) => {
    const { MESSAGES } = await import('./messages.js');
    const { mails, push, chatRejections, measures } = MESSAGES[language];
    const photo = /foto|photo|zdjęcie|zdjęcia/i;
    for (const text of [mails.photo.subject, push.photo, mails['chat-photo-rejected'].subject])
      expect(text).toMatch(photo);
    expect(Object.keys(chatRejections).sort()).toEqual(['no_person', 'not_delivered', 'nudity', 'unanswered']);
    expect(measures.take_down_chat_photo).toMatch(photo);
  });
});
