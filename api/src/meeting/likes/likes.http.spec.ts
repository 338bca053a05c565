import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { testApp, type TestApp } from '../../../testing/app.js';
import { EventStream } from '../../../testing/event-stream.js';
import { eventCount, signUp, type TestMember } from '../../../testing/members.js';
import { expectSameAfterRebuild } from '../../../testing/rebuild.js';

let app: TestApp;
let anna: TestMember;
let ben: TestMember;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  [anna, ben] = await Promise.all([signUp(app, 'Anna', { credits: 60 }), signUp(app, 'Ben')]);
});

const like = (by: TestMember, other: { id: string }) => by.browser.put(`/members/${other.id}/like`);
const unlike = (by: TestMember, other: TestMember) => by.browser.delete(`/members/${other.id}/like`);
const seen = (by: TestMember, other: TestMember) => by.browser.post(`/likes/${other.id}/seen`);
const block = (by: TestMember, other: TestMember) => by.browser.post(`/members/${other.id}/block`);
const likes = async (of: TestMember) => (await of.browser.get('/likes')).body;
const newLikes = async (of: TestMember) => (await of.browser.get('/user')).body.num_new_likes;
const refusal = (code: string, status = 403) => ({ status, body: { code } });

describe('DSC-03 likes', () => {
  it('are shown to both, the newest first, new to the liked one', async () => {
    const carl = await signUp(app, 'Carl');
    expect(await like(anna, ben)).toMatchObject({ status: 200, body: { match: false } });
    app.clock.advance(1);
    await like(carl, ben);
    expect(await likes(ben)).toMatchObject({
      profiles: [],
      liked_by: [
        { id: carl.id, name: 'Carl', like_new: true, match: false },
        { id: anna.id, name: 'Anna', like_new: true, match: false },
      ],
    });
    expect(await likes(anna)).toMatchObject({ profiles: [{ id: ben.id, like_new: false }], liked_by: [] });
    expect([await newLikes(ben), await newLikes(anna)]).toEqual([2, 0]);
  });

  it('make a match when they are mutual, and no longer when one is taken back', async () => {
    await like(anna, ben);
    expect((await like(ben, anna)).body).toEqual({ match: true });
    expect(await likes(anna)).toMatchObject({
      profiles: [{ id: ben.id, match: true }],
      liked_by: [{ id: ben.id, match: true, like_new: true }],
    });
    expect(await newLikes(ben)).toBe(0);
    expect((await unlike(anna, ben)).status).toBe(204);
    expect(await likes(anna)).toMatchObject({ profiles: [], liked_by: [{ id: ben.id, match: false }] });
    expect(await likes(ben)).toMatchObject({ profiles: [{ id: anna.id, match: false }], liked_by: [] });
  });

  it('count once, however often they are given or taken', async () => {
    await like(anna, ben);
    const before = await eventCount(app);
    expect((await like(anna, ben)).status).toBe(200);
    await unlike(anna, ben);
    expect((await unlike(anna, ben)).status).toBe(204);
    expect(await eventCount(app)).toBe(before + 1);
  });

  it('given at the same moment make one match', async () => {
    const answers = await Promise.all([like(anna, ben), like(ben, anna), like(anna, ben)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await likes(anna)).toMatchObject({ profiles: [{ match: true }], liked_by: [{ match: true }] });
  });

  it('EVT-01 are the same when made anew', async () => {
    await like(anna, ben);
    await like(ben, anna);
    await seen(anna, ben);
    await expectSameAfterRebuild(app, 'likes', 'by_id, member_id');
  });

  it('of oneself, of nobody, before confirmation and logged out change nothing', async () => {
    const gita = await signUp(app, 'Gita', { confirmed: false });
    const before = await eventCount(app);
    expect(await like(anna, anna)).toMatchObject(refusal('not_yourself', 422));
    expect(await like(anna, { id: randomUUID() })).toMatchObject(refusal('member_not_found', 404));
    expect(await like(gita, anna)).toMatchObject(refusal('confirmation_required'));
    expect(await unlike(gita, anna)).toMatchObject(refusal('confirmation_required'));
    expect(await like(anna, gita)).toMatchObject(refusal('member_not_found', 404));
    expect(await app.browser().get('/likes')).toMatchObject(refusal('authentication_required'));
    expect(await eventCount(app)).toBe(before);
  });
});

describe('DSC-02 the new-like flag', () => {
  it('goes when the profile is opened, once', async () => {
    await like(anna, ben);
    expect((await seen(ben, anna)).status).toBe(204);
    expect((await likes(ben)).liked_by).toMatchObject([{ id: anna.id, like_new: false }]);
    expect(await newLikes(ben)).toBe(0);
    const before = await eventCount(app);
    await seen(ben, anna);
    await seen(anna, ben);
    expect(await eventCount(app)).toBe(before);
  });
});

describe('PRO-07 likes and blocks', () => {
  it('a block either way refuses a like, telling each side its own reason', async () => {
    await block(anna, ben);
    expect(await like(anna, ben)).toMatchObject(refusal('member_blocked'));
    expect(await like(ben, anna)).toMatchObject(refusal('profile_not_available'));
  });

  it('a block hides likes from both, from the count too, and its end shows them again', async () => {
    await like(anna, ben);
    await like(ben, anna);
    await block(ben, anna);
    const nobody = { profiles: [], liked_by: [] };
    expect([await likes(anna), await likes(ben), await newLikes(anna)]).toEqual([nobody, nobody, 0]);
    await ben.browser.delete(`/members/${anna.id}/block`);
    expect(await likes(anna)).toMatchObject({ profiles: [{ id: ben.id }], liked_by: [{ id: ben.id }] });
    expect(await newLikes(anna)).toBe(1);
  });

  it('a like can be taken back from one who blocked', async () => {
    await like(anna, ben);
    await block(ben, anna);
    expect((await unlike(anna, ben)).status).toBe(204);
    await ben.browser.delete(`/members/${anna.id}/block`);
    expect((await likes(ben)).liked_by).toEqual([]);
  });
});

describe('PRO-08 likes and invisible members', () => {
  it('an invisible member is liked by nobody but chat partners, and their likes are seen by no one else', async () => {
    const carl = await signUp(app, 'Carl');
    const chat = (await anna.browser.post('/chats', { profile_id: carl.id })).body.id;
    await anna.browser.post(`/chats/${chat}/messages`, { body: 'Hallo' });
    await like(anna, ben);
    await like(anna, carl);
    await anna.browser.put('/profile/invisible', { invisible: true });
    expect(await like(ben, anna)).toMatchObject(refusal('member_not_found', 404));
    expect([(await likes(ben)).liked_by, await newLikes(ben)]).toEqual([[], 0]);
    expect((await like(carl, anna)).body).toEqual({ match: true });
    expect((await likes(carl)).liked_by).toMatchObject([{ id: anna.id, match: true }]);
    await anna.browser.put('/profile/invisible', { invisible: false });
    expect((await likes(ben)).liked_by).toMatchObject([{ id: anna.id }]);
  });
});

describe('ACC-12 likes of members who leave', () => {
  it('go out of sight with them, and are not counted', async () => {
    await like(anna, ben);
    await anna.browser.post('/user/deletion', { reason: 'break', password: 'correct horse' });
    expect([(await likes(ben)).liked_by, await newLikes(ben)]).toEqual([[], 0]);
    expect(await like(ben, anna)).toMatchObject(refusal('member_not_found', 404));
  });
});

describe('CHT-09 likes arrive live', () => {
  it('at the liked one, and a match at whoever is liked back; strangers hear nothing', async () => {
    const carl = await signUp(app, 'Carl');
    const [hers, his, strangers] = await Promise.all([anna, ben, carl].map(({ browser }) => EventStream.open(browser)));
    await like(anna, ben);
    expect(await his!.next('like')).toEqual({ member_id: anna.id });
    await like(ben, anna);
    expect(await hers!.next('match')).toEqual({ member_id: ben.id });
    await unlike(anna, ben);
    await his!.next('likes');
    const heard = strangers!.events.map(({ event }) => event);
    expect(heard.filter((event) => ['like', 'match', 'likes'].includes(event))).toEqual([]);
    for (const stream of [hers, his, strangers]) stream!.close();
  });
});
