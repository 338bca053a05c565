import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { AddStaffMember } from '../src/ground/staff/index.js';
import { EraseMember } from '../src/members/accounts/leaving/erase-member.job.js';
import { DecidePhoto } from '../src/members/photos/index.js';
import { testApp, type Answer, type TestApp, type TestBrowser } from './app.js';
import { caughtUp } from './caught-up.js';
import { give, signUp, type TestMember } from './members.js';

let app: TestApp;
let picture: Buffer;
let moderator: TestBrowser;
beforeAll(async () => {
  app = await testApp({ work: true });
  picture = await sharp({ create: { width: 240, height: 320, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
  const login = { email: 'mira@example.com', password: 'long enough' };
  const added = new AddStaffMember({ actor: 'system', ...login, role: 'moderator', name: 'Mira', key: 'the first' });
  await app.nest.get(CommandBus).execute(added);
  moderator = app.console();
  await moderator.post('/admin/login', login);
});

interface Named {
  id: string;
  photo: string;
}

/** One with a photo, as strangers met them before. */
async function met(): Promise<TestMember & Named> {
  const member = await signUp(app, 'Ben', { gender: 'male' });
  const { body } = await member.browser.upload('/photos', 'photo', picture);
  const photo = body.photos[0].id as string;
  const decision = { staffId: 'system', key: randomUUID(), photoId: photo, decision: { approved: true } };
  await app.nest.get(CommandBus).execute(new DecidePhoto(decision as never));
  await member.browser.put('/profile/visitors', { open: true });
  return { ...member, photo };
}

const leave = (one: TestMember) => one.browser.post('/user/deletion', { password: 'correct horse', reason: 'break' });

/** Ways in which somebody is not to be found, beside never having been there. */
const STATES: Record<string, (one: TestMember) => Promise<unknown>> = {
  'PRO-08 invisible': (one) => one.browser.put('/profile/invisible', { invisible: true }),
  'ADM-02 disabled by staff': ({ id }) => moderator.post('/admin/members/disable', { ids: [id], reason: 'Adverts' }),
  'ADM-02 hidden by staff': ({ id }) =>
    moderator.post(`/admin/members/${id}/hide-profile`, { ground: 'spam', reason: 'Adverts' }),
  'ACC-12 gone, with fourteen days to return': leave,
  'PRV erased': async (one) => {
    await leave(one);
    const deletedAt = app.clock.now().toISOString();
    app.clock.advance(15 * 86_400);
    await app.nest.get(EraseMember, { strict: false }).run({ memberId: one.id, deletedAt });
  },
};

type Ask = (by: TestMember, other: Named) => Promise<Pick<Answer, 'status' | 'body'>>;
const page = async (path: string, { id }: Named) => {
  const answer = await fetch(`${app.origin}/members/${id}${path}`, { redirect: 'manual' });
  return { status: answer.status, body: { to: answer.headers.get('location')?.replaceAll(id, '{id}') ?? null } };
};
/** Everything a member or a visitor can do that names a member or their photo, but to report them: that stays possible. */
const ACTIONS: Record<string, Ask> = {
  look: ({ browser }, { id }) => browser.get(`/members/${id}`),
  'look at a photo': ({ browser }, { photo }) => browser.get(`/photos/${photo}/full`),
  'look as a visitor': (_, { id }) => app.browser().get(`/visitor-cards/${id}`),
  'landing page': (_, other) => page('/landing', other),
  'landing page 2': (_, other) => page('/landing2', other),
  'sign-up page': (_, other) => page('/signup', other),
  message: ({ browser }, { id }) => browser.post('/chats', { profile_id: id }),
  like: ({ browser }, { id }) => browser.put(`/members/${id}/like`),
  'take a like back': ({ browser }, { id }) => browser.delete(`/members/${id}/like`),
  'see a like': ({ browser }, { id }) => browser.post(`/likes/${id}/seen`),
  'swipe right': ({ browser }, { id }) => browser.put(`/swipe-game/swipes/${id}`, { like: true }),
  'swipe left': ({ browser }, { id }) => browser.put(`/swipe-game/swipes/${id}`, { like: false }),
  'undo a swipe': ({ browser }, { id }) => browser.delete(`/swipe-game/swipes/${id}`),
  block: ({ browser }, { id }) => browser.post(`/members/${id}/block`),
  unblock: ({ browser }, { id }) => browser.delete(`/members/${id}/block`),
};

/** What each action answers, and what all of them cost. */
async function answersOf(by: TestMember, other: Named) {
  const answers: Record<string, unknown> = {};
  for (const [action, ask] of Object.entries(ACTIONS)) {
    const { status, body } = await ask(by, other);
    answers[action] = { status, ...(body && { ...body, request_id: '' }) };
  }
  const [user, game, blocks] = await Promise.all(
    ['/user', '/swipe-game', '/blocks'].map((path) => by.browser.get(path).then(({ body }) => body)),
  );
  return { ...answers, credits: user.credits, likes_left: game.likes_left, last: game.last_swipe, blocks };
}

describe('PRO-08 nobody learns that somebody is there', () => {
  it.each(Object.entries(STATES))('%s answers every action as an unknown id does', async (_state, become) => {
    const ben = await met();
    const readers = [await signUp(app, 'Anna'), await signUp(app, 'Anke', { confirmed: false })];
    await give(app, readers[0]!, 100);
    await become(ben);
    await caughtUp(app);
    for (const reader of readers) {
      const unknown = await answersOf(reader, { id: randomUUID(), photo: randomUUID() });
      expect(await answersOf(reader, ben)).toEqual(unknown);
    }
  });
});
