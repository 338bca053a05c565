import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { testApp, type TestApp } from '../../../testing/app.js';
import { caughtUp } from '../../../testing/caught-up.js';
import { eventCount, signUp, type TestMember } from '../../../testing/members.js';
import { setSettings } from '../../../testing/settings.js';
import { DecidePhoto } from '../../members/photos/index.js';
import { MarkFictional, UnmarkFictional } from '../../members/profiles/index.js';

let app: TestApp;
let picture: Buffer;
beforeAll(async () => {
  app = await testApp({ work: true });
  picture = await sharp({ create: { width: 240, height: 320, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
});
beforeEach(() => setSettings(app, { auto_like: true }));

const run = (command: never) => app.nest.get(CommandBus).execute(command);
/** Each test has a country of its own, and so profiles of its own. */
async function profile(
  name: string,
  country: string,
  { fictional = true, gender = 'female' as const, photo = true } = {},
) {
  const member = await signUp(app, name, { gender, sought_gender: 'male', country });
  if (photo) {
    const { status, body } = await member.browser.upload('/photos', 'photo', picture);
    expect({ status, code: body.code }).toEqual({ status: 201, code: undefined });
    const decision = { approved: true };
    await run(
      new DecidePhoto({ staffId: 'system', key: randomUUID(), photoId: body.photos[0].id, decision } as never) as never,
    );
  }
  if (fictional)
    await run(
      new MarkFictional({ staffId: 'system', memberId: member.id, reason: 'Ours', key: randomUUID() }) as never,
    );
  await caughtUp(app);
  return member;
}
const man = (name: string, country: string) => signUp(app, name, { gender: 'male', sought_gender: 'female', country });
const ask = ({ browser }: TestMember) => browser.call('GET', '/auto-like', { headers: { 'x-client-request': '1' } });
const asked = async (of: TestMember) =>
  (await ask(of)).body as { id: string | null; main_image: { match: string } | null };
const likedBy = async ({ browser }: TestMember) =>
  ((await browser.get('/likes')).body.liked_by as { id: string }[]).map(({ id }) => id);
const NONE = { id: null, name: null, fictional: true, main_image: null };

/** Those of other tests are in the way of who looks anywhere. */
const unmark = async (...members: TestMember[]) => {
  for (const { id } of members)
    await run(new UnmarkFictional({ staffId: 'system', memberId: id, reason: 'Done', key: randomUUID() }) as never);
  await caughtUp(app);
};

describe('DSC-05 auto-like', () => {
  it('comes from a labelled fictional profile, once in 24 hours, and says where it is from', async () => {
    const [vera, bo] = [await profile('Vera', 'IT'), await profile('Bodil', 'IT')];
    const ben = await man('Ben', 'IT');
    const first = await ask(ben);
    expect(first).toMatchObject({ status: 200, body: { fictional: true } });
    const { id, main_image } = first.body;
    expect([vera.id, bo.id]).toContain(id);
    expect(main_image).toMatchObject({ status: 'active' });
    expect([main_image.filename, main_image.match]).toEqual([main_image.url, main_image.url]);
    expect(main_image.thumb_filename).toBe(main_image.thumb_url);
    expect((await ben.browser.get(main_image.match.replace('/api', ''))).status).toBe(200);
    expect(await likedBy(ben)).toEqual([id]);

    const before = await eventCount(app);
    expect((await ask(ben)).body).toEqual(NONE);
    app.clock.advance(24 * 3_600 - 60);
    expect((await ask(ben)).body).toEqual(NONE);
    expect(await eventCount(app)).toBe(before);
    app.clock.advance(60);
    // Nobody likes twice.
    const second = await asked(ben);
    expect(second.id).toBe(id === vera.id ? bo.id : vera.id);
    app.clock.advance(24 * 3_600);
    expect((await ask(ben)).body).toEqual(NONE);

    const events = await app.kernel.database.query<{ actor: string; data: object }>(
      `SELECT actor, data FROM kernel.events WHERE type = 'MemberLiked' AND data->>'member' = $1`,
      [ben.id],
    );
    expect(events.map(({ actor, data }) => [actor, data])).toEqual([
      ['system', expect.objectContaining({ by: id, auto: true })],
      ['system', expect.objectContaining({ by: second.id, auto: true })],
    ]);
    await unmark(vera, bo);
  });

  it('asked for on many screens at once is one', async () => {
    const both = [await profile('Vera', 'ES'), await profile('Bodil', 'ES')];
    const ben = await man('Ben', 'ES');
    const answers = await Promise.all(Array.from({ length: 8 }, () => asked(ben)));
    expect(answers.filter(({ id }) => id !== null)).toHaveLength(1);
    expect(await likedBy(ben)).toHaveLength(1);
    await unmark(...both);
  });

  it('never comes from a real member, nor from who is blocked, blocks, is invisible, faceless or not looked for', async () => {
    const country = 'FR';
    await profile('Real', country, { fictional: false });
    const [blocked, blocker, hidden] = [
      await profile('Blocked', country),
      await profile('Blocker', country),
      await profile('Hidden', country),
    ];
    const faceless = await profile('Faceless', country, { photo: false });
    const liked = await profile('Liked', country);
    const ben = await man('Ben', country);
    await ben.browser.post(`/members/${blocked.id}/block`);
    await ben.browser.put(`/members/${liked.id}/like`);
    const woman = await signUp(app, 'Woman', { gender: 'female', sought_gender: 'female', country });
    await unmark(hidden, blocker);
    await hidden.browser.put('/profile/invisible', { invisible: true });
    await blocker.browser.post(`/members/${ben.id}/block`);
    for (const { id } of [hidden, blocker])
      await run(new MarkFictional({ staffId: 'system', memberId: id, reason: 'Ours', key: randomUUID() }) as never);
    await caughtUp(app);
    expect((await ask(ben)).body).toEqual(NONE);
    // She looks for women, and these profiles for men.
    expect((await ask(woman)).body).toEqual(NONE);
    await unmark(blocked, blocker, hidden, faceless, liked);
  });

  it('does not come to who is invisible, and is refused before confirmation and to who is disabled', async () => {
    const vera = await profile('Vera', 'CH');
    const [ben, gita] = [await man('Ben', 'CH'), await signUp(app, 'Gita', { confirmed: false })];
    await ben.browser.put('/profile/invisible', { invisible: true });
    expect((await ask(ben)).body).toEqual(NONE);
    expect(await ask(gita)).toMatchObject({ status: 403, body: { code: 'confirmation_required' } });
    expect(await ask({ browser: app.browser() } as TestMember)).toMatchObject({ status: 403 });
    expect(
      (await ben.browser.call('GET', '/auto-like', { headers: { 'x-client-request': undefined } })).body,
    ).toMatchObject({
      code: 'client_request_required',
    });
    await unmark(vera);
  });

  it('is switched off until the operator switches it on', async () => {
    const vera = await profile('Vera', 'PL');
    const ben = await man('Ben', 'PL');
    await setSettings(app, { auto_like: false });
    expect((await ask(ben)).body).toEqual(NONE);
    expect((await app.browser().get('/settings')).body.auto_like).toBe(false);
    await setSettings(app, { auto_like: true });
    expect((await asked(ben)).id).toBe(vera.id);
    await unmark(vera);
  });
});
