import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { testApp, type TestApp, type TestBrowser } from '../../../testing/app.js';
import { caughtUp } from '../../../testing/caught-up.js';
import { eventCount, signUp, type TestMember } from '../../../testing/members.js';
import { expectSameAfterRebuild } from '../../../testing/rebuild.js';

const HOUR = 3_600;
let app: TestApp;
let anna: TestMember;
/** Men of the country that this test is about, the newest first. */
let men: TestMember[];
let country: string;
const COUNTRIES = ['AT', 'BE', 'CH', 'ES', 'FR', 'GB', 'IE', 'IT', 'PL', 'US', 'CA', 'AU', 'NZ', 'DE', 'NL'];

beforeAll(async () => {
  app = await testApp({ work: true });
});
afterEach(async () => {
  // Whoever a test leaves behind is in no other's deck.
  for (const one of [anna, ...men]) await one.browser.put('/profile/invisible', { invisible: true });
  await caughtUp(app);
});

async function join(name: string, options: Parameters<typeof signUp>[2] = {}): Promise<TestMember> {
  app.clock.advance(1);
  return signUp(app, name, { country, gender: 'male', ...options });
}
beforeEach(async () => {
  country = COUNTRIES.shift()!;
  anna = await join('Anna', { gender: 'female', sought_gender: 'male' });
  men = [];
  for (const name of ['Adam', 'Bram', 'Cas', 'Daan', 'Eli']) men.unshift(await join(name));
  await caughtUp(app);
});

const game = async (of: TestMember) => (await of.browser.get('/swipe-game')).body;
const deck = async (of = anna): Promise<string[]> => (await game(of)).profiles.map(({ name }: TestMember) => name);
const swipe = (other: { id: string }, like: boolean, browser: TestBrowser = anna.browser) =>
  browser.put(`/swipe-game/swipes/${other.id}`, { like });
const undo = (other: { id: string }, browser: TestBrowser = anna.browser) =>
  browser.delete(`/swipe-game/swipes/${other.id}`);
const refusal = (code: string, status = 403) => ({ status, body: { code } });

describe('DSC-06 the deck', () => {
  it('shows whom one seeks, and nobody again before it is through', async () => {
    const [eli, daan, cas, bram, adam] = men;
    await join('Zoë', { gender: 'female' });
    await cas!.browser.put('/profile/invisible', { invisible: true });
    await bram!.browser.post(`/members/${anna.id}/block`);
    await caughtUp(app);
    expect(await deck()).toEqual(['Eli', 'Daan', 'Adam']);
    expect(await swipe(eli!, false)).toMatchObject({
      status: 200,
      body: { match: false, likes_left: 4, wait_hours: 0 },
    });
    expect(await swipe(daan!, true)).toMatchObject({ status: 200, body: { match: false, likes_left: 3 } });
    expect(await deck()).toEqual(['Adam']);
    expect((await daan!.browser.get('/likes')).body.liked_by).toMatchObject([{ id: anna.id, like_new: true }]);
    // Not through yet: nothing begins anew.
    expect((await anna.browser.post('/swipe-game/anew')).status).toBe(204);
    expect(await deck()).toEqual(['Adam']);
    await swipe(adam!, false);
    expect(await game(anna)).toMatchObject({ profiles: [], can_start_anew: true });
    expect((await anna.browser.post('/swipe-game/anew')).status).toBe(204);
    expect(await deck()).toEqual(['Eli', 'Adam']);
    await expectSameAfterRebuild(app, 'swipes', 'by_id, member_id');
  });

  it('goes on in other countries when one’s own is through, and leaves out whom the heart likes', async () => {
    const abroad = await join('Wim', { country: COUNTRIES.at(-1)! });
    await caughtUp(app);
    expect((await deck()).at(-1)).toBe('Wim');
    await anna.browser.put(`/members/${abroad.id}/like`);
    expect(await deck()).toHaveLength(5);
    const before = await eventCount(app);
    expect(await swipe(abroad, true)).toMatchObject({ status: 200, body: { likes_left: 4 } });
    expect(await eventCount(app)).toBe(before);
    await abroad.browser.put('/profile/invisible', { invisible: true });
  });

  it('PRO-07 PRO-08 a like of who blocked or is invisible by now is refused and costs nothing', async () => {
    const [eli, daan] = men;
    await eli!.browser.post(`/members/${anna.id}/block`);
    await daan!.browser.put('/profile/invisible', { invisible: true });
    expect(await swipe(eli!, true)).toMatchObject(refusal('profile_not_available'));
    expect((await swipe(eli!, false)).body).toMatchObject({ likes_left: 4 });
    for (const like of [true, false]) expect(await swipe(daan!, like)).toMatchObject(refusal('member_not_found', 404));
    expect(await game(anna)).toMatchObject({
      likes_left: 4,
      last_swipe: { id: eli!.id, liked: false, profile: null },
    });
    expect(await swipe(anna, true)).toMatchObject(refusal('not_yourself', 422));
    expect(await swipe({ id: randomUUID() }, false)).toMatchObject(refusal('member_not_found', 404));
  });
});

describe('DSC-06 four likes in 24 hours', () => {
  it('by the server’s clock; the fifth waits, told in hours, and comes when the first is a day old', async () => {
    for (const man of men.slice(0, 4)) {
      await swipe(man, true);
      app.clock.advance(HOUR);
    }
    const refused = await swipe(men[4]!, true);
    expect(refused).toMatchObject({ status: 403, body: { code: 'swipe_limit_reached', params: { hours: 20 } } });
    expect(await game(anna)).toMatchObject({ likes_left: 0, wait_hours: 20, like_limit: 4 });
    expect((await likesOf(men[4]!)).length).toBe(0);
    app.clock.advance(20 * HOUR - 10);
    expect((await swipe(men[4]!, true)).body.code).toBe('swipe_limit_reached');
    app.clock.advance(20);
    expect(await swipe(men[4]!, true)).toMatchObject({ status: 200, body: { likes_left: 0 } });
  });

  it('undoing the last swipe gives its like back and brings the card again, once', async () => {
    const [eli, daan] = men;
    await swipe(eli!, true);
    await swipe(daan!, true);
    expect(await undo(eli!)).toMatchObject(refusal('nothing_to_undo', 409));
    expect(await undo(daan!)).toMatchObject({ status: 200, body: { likes_left: 3 } });
    expect(await likesOf(daan!)).toEqual([]);
    expect((await deck())[0]).toBe('Daan');
    expect(await undo(daan!)).toMatchObject(refusal('nothing_to_undo', 409));
    expect((await game(anna)).last_swipe).toBeNull();
    await swipe(daan!, false);
    expect(await undo(daan!)).toMatchObject({ status: 200, body: { likes_left: 3 } });
    expect((await deck())[0]).toBe('Daan');
  });

  it('DSC-03 a like that is returned makes a match', async () => {
    await men[0]!.browser.put(`/members/${anna.id}/like`);
    expect((await swipe(men[0]!, true)).body).toMatchObject({ match: true, likes_left: 3 });
    await undo(men[0]!);
    expect((await men[0]!.browser.get('/likes')).body.profiles).toMatchObject([{ id: anna.id, match: false }]);
  });

  it('under 50 likes at once on three processes four are given, and four stand', async () => {
    const others = await Promise.all(
      [1, 2].map(() => testApp({ databaseUrl: app.kernel.database.url, clock: app.clock })),
    );
    const { email } = (await anna.browser.get('/user')).body;
    const browsers = [anna.browser, ...others.map((other) => other.browser())];
    for (const browser of browsers.slice(1)) await browser.post('/user', { email, password: 'correct horse' });
    const many: TestMember[] = [];
    for (let i = 0; i < 50; i++) many.push(await join(`Man${i}`));
    men.push(...many);
    const answers = await Promise.all(many.map((man, i) => swipe(man, true, browsers[i % 3])));
    const given = answers.filter(({ status }) => status === 200);
    expect(given).toHaveLength(4);
    expect(new Set(given.map(({ body }) => body.likes_left))).toEqual(new Set([3, 2, 1, 0]));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['swipe_limit_reached']));
    expect((await anna.browser.get('/likes')).body.profiles).toHaveLength(4);
  });
});

const likesOf = async (member: TestMember): Promise<object[]> => (await member.browser.get('/likes')).body.liked_by;
