import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { ActivationTokens, memberOf, type MemberEvent } from '../../members/accounts/index.js';
import { Store, Vault, type RecordedEvent } from '../../kernel/index.js';
import { MarkFictional } from '../../members/profiles/index.js';
import { testApp, type TestApp } from '../../../testing/app.js';
import { signUp, type TestMember } from '../../../testing/members.js';
import { setSettings } from '../../../testing/settings.js';
import { eventually } from '../../../testing/kernel/index.js';

let app: TestApp;
let landing: TestMember;
beforeAll(async () => {
  app = await testApp({ work: true });
  landing = await signUp(app, 'Landing');
});

const confirm = async ({ id, browser }: TestMember) => {
  const token = await app.nest.get(ActivationTokens, { strict: false }).issue(id);
  expect((await browser.post('/activation', { token })).status).toBe(200);
};
const chatsOf = async ({ browser }: TestMember) =>
  ((await browser.get('/chats')).body as { chats: { id: string }[] }).chats;
const credits = async ({ browser }: TestMember) => (await browser.get('/user')).body.credits as number;
const words = { signup_message: ' Zin in een kop koffie? ' };

describe('ACC-01 ACC-04 the message written while signing up', () => {
  it('goes to the member of the landing page on confirmation, once and at its price', async () => {
    const options = { confirmed: false, landing_member: landing.id, ...words };
    const writer = await signUp(app, 'Writer', options);
    expect(await chatsOf(landing)).toEqual([]);
    expect(await credits(writer)).toBe(30);
    await confirm(writer);
    await eventually(async () => expect(await chatsOf(landing)).toHaveLength(1));
    const [chat] = await chatsOf(landing);
    const { messages } = (await landing.browser.get(`/chats/${chat!.id}`)).body as { messages: { body: string }[] };
    expect(messages.map(({ body }) => body)).toEqual(['Zin in een kop koffie?']);
    expect(await credits(writer)).toBe(20);
    await confirm(writer);
    expect(await credits(writer)).toBe(20);
  });

  it('MNY-12 costs what the form said, whatever a message costs when the address is confirmed', async () => {
    const [shy, writer] = [await signUp(app, 'Shy'), await signUp(app, 'Early')];
    const options = { confirmed: false, landing_member: shy.id, ...words };
    const before = await signUp(app, 'Before', options);
    await setSettings(app, { message_credits: 12 });
    await confirm(before);
    await eventually(async () => expect(await chatsOf(shy)).toHaveLength(1));
    expect(await credits(before)).toBe(20);
    const { id } = (await writer.browser.post('/chats', { profile_id: shy.id })).body as { id: string };
    expect((await writer.browser.post(`/chats/${id}/messages`, { body: 'Hoi' })).body.credits).toBe(18);
    await setSettings(app, { message_credits: 10 });
  });

  it('is not sent where the rules forbid it, and costs nothing then', async () => {
    const nobody = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
    const writer = await signUp(app, 'Lost', { confirmed: false, landing_member: nobody, ...words });
    await confirm(writer);
    const later = await signUp(app, 'Later', { confirmed: false, landing_member: landing.id, ...words });
    await confirm(later);
    // Jobs run in order of their events, so this one was tried before.
    await eventually(async () => expect(await credits(later)).toBe(20));
    expect(await chatsOf(writer)).toEqual([]);
    expect(await credits(writer)).toBe(30);
    // Its writer is told, with the words to take elsewhere, but not why nobody is there.
    const unsent = { text: 'Zin in een kop koffie?', reason: 'unavailable', conversation: null };
    expect((await writer.browser.get('/signup-message')).body).toEqual({ unsent });
    expect((await later.browser.get('/signup-message')).body).toEqual({ unsent: null });
    const written = await signUp(app, 'Unseen', { confirmed: false, landing_member: landing.id, ...words });
    const hide = (invisible: boolean) => landing.browser.put('/profile/invisible', { invisible });
    expect((await hide(true)).status).toBeLessThan(300);
    expect((await written.browser.get('/signup-message')).body).toEqual({ unsent: null });
    await confirm(written);
    await eventually(async () => expect((await written.browser.get('/signup-message')).body).toEqual({ unsent }));
    await hide(false);
    for (const _ of [1, 2]) expect((await written.browser.delete('/signup-message')).status).toBe(204);
    expect((await written.browser.get('/signup-message')).body).toEqual({ unsent: null });
    expect((await writer.browser.get('/signup-message')).body).toEqual({ unsent });
  });

  it('waits in the conversation for the warning of one who has become fictional since (PRO-04)', async () => {
    const turned = await signUp(app, 'Turned');
    const writer = await signUp(app, 'Hopeful', { confirmed: false, landing_member: turned.id, ...words });
    const reason = 'written by staff';
    const marking = { staffId: 'system', memberId: turned.id, key: randomUUID(), reason };
    await app.nest.get(CommandBus).execute(new MarkFictional(marking));
    await confirm(writer);
    const shown = async () => (await writer.browser.get('/signup-message')).body;
    await eventually(async () => expect(await shown()).toMatchObject({ unsent: { reason: 'fictional' } }));
    const { unsent } = (await shown()) as { unsent: { conversation: { id: string; profile: object } } };
    expect(unsent.conversation.profile).toMatchObject({ id: turned.id, name: 'Turned', fictional: true });
    expect(await credits(writer)).toBe(30);
    const { id } = unsent.conversation;
    await writer.browser.post(`/chats/${id}/fictional-warning`);
    const sent = await writer.browser.post(`/chats/${id}/messages`, { body: 'Zin in een kop koffie?', price: 10 });
    expect(sent.status).toBe(201);
    expect(await shown()).toEqual({ unsent: null });
  });

  it('is refused when it is too long', async () => {
    const form = { email: 'long@example.org', name: 'Long', password: 'correct horse', date_of_birth: '1990-05-17' };
    const rest = { gender: 'female', country: 'NL', terms: true, landing_member: landing.id };
    const reply = await app.browser().post('/signup', { ...form, ...rest, signup_message: 'a'.repeat(3000) });
    expect([reply.status, reply.body.fields[0].field, reply.body.fields[0].code]).toEqual([
      422,
      'signup_message',
      'text_too_long',
    ]);
  });

  it('PRO-04 is refused for a fictional profile, whose warning nobody can acknowledge yet', async () => {
    const invented = await signUp(app, 'Invented');
    await app.nest
      .get(CommandBus)
      .execute(
        new MarkFictional({ staffId: 'system', memberId: invented.id, key: randomUUID(), reason: 'written by staff' }),
      );
    const email = 'curious@example.org';
    const form = { email, name: 'Curious', password: 'correct horse', date_of_birth: '1990-05-17' };
    const rest = { gender: 'female', country: 'NL', terms: true, landing_member: invented.id };
    const { status, body } = await app.browser().post('/signup', { ...form, ...rest, ...words });
    expect([status, body.fields]).toEqual([422, [{ field: 'signup_message', code: 'fictional_profile' }]]);
    expect((await app.browser().post('/signup', { ...form, ...rest })).status).toBe(201);
  });
});

it('ACC-11 CLI-10 keeps with the account, sealed, where the member came from', async () => {
  const tracking = { network: 'tide', ref: 'summer', sub1: 'one', sub2: 'two', sub3: 'three', lb: 'label' };
  const { id } = await signUp(app, 'Tracked', { tracking });
  const [event] = await app.nest.get(Store).history(memberOf(id), { limit: 1, types: ['SignedUp'] });
  const { data } = event as RecordedEvent<Extract<MemberEvent, { type: 'SignedUp' }>>;
  // The word by which their later steps are counted says nothing of them.
  const kept = { ...tracking, journey: expect.any(String) };
  expect(JSON.parse((await app.nest.get(Vault).open(data.tracking))!)).toEqual(kept);
});
