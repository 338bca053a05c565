import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { CLAIM_POLICIES } from '../../ground/claims/index.js';
import { EraseMember } from '../accounts/leaving/erase-member.job.js';
import { AddStaffMember } from '../../ground/staff/index.js';
import { testApp, type Answer, type TestApp, type TestBrowser } from '../../../testing/app.js';
import { signUp, type TestMember } from '../../../testing/members.js';
import { eventually } from '../../../testing/kernel/index.js';
import { PublishDecisionJob } from './jobs/publish-decision.job.js';

const { seconds: CLAIM_SECONDS, atOnce: CLAIMED_AT_ONCE } = CLAIM_POLICIES.photos;

interface Queued {
  id: string;
  member_id: string;
  others: { id: string; status: string }[];
}

let app: TestApp;
let mira: TestBrowser;
let otis: TestBrowser;
let picture: Buffer;
beforeAll(async () => {
  app = await testApp();
  [mira, otis] = [await moderator('mira'), await moderator('otis')];
  const create = { width: 240, height: 320, channels: 3, background: '#336699' } as const;
  picture = await sharp({ create }).png().toBuffer();
});
afterEach(async () => {
  await Promise.all([mira.post('/admin/photos/release'), otis.post('/admin/photos/release')]);
  app.clock.advance(CLAIM_SECONDS);
});

async function moderator(name: string): Promise<TestBrowser> {
  const staff = { email: `${name}@example.com`, role: 'moderator', password: 'correct horse' } as const;
  await app.nest.get(CommandBus).execute(new AddStaffMember({ actor: 'system', ...staff, key: randomUUID() }));
  const browser = app.console();
  await browser.post('/admin/login', { email: staff.email, password: staff.password });
  return browser;
}
async function photosOf(member: TestMember, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let i = 0; i < count; i++) {
    app.clock.advance(1);
    ids.push((await member.browser.upload('/photos', 'photo', picture)).body.photos.at(-1).id);
  }
  return ids;
}
async function newPhotos(count: number): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) ids.push(...(await photosOf(await signUp(app, 'Anna'), Math.min(3, count - ids.length))));
  return ids;
}
const claim = async (by: TestBrowser) => {
  const { status, body } = await by.post('/admin/photos/claim');
  expect(status).toBe(200);
  return body.photos as Queued[];
};
const idsOf = (photos: Queued[]) => photos.map(({ id }) => id);
const approve = (by: TestBrowser, ...ids: string[]) => by.post('/admin/photos/approve', { ids });
const reject = (by: TestBrowser, ...ids: string[]) => by.post('/admin/photos/reject', { ids, reason: 'unclear' });
const undo = (by: TestBrowser, ...ids: string[]) => by.post('/admin/photos/undo', { ids });
const statusesOf = async ({ browser }: TestMember) =>
  ((await browser.get('/photos')).body.photos as { status: string }[]).map(({ status }) => status);
const settle = (memberId: string, photoId: string, { body }: Answer) =>
  app.nest
    .get(PublishDecisionJob, { strict: false })
    .run({ memberId, photoId, effectiveAt: body.effective_at as string });
const expectRefused = ({ status, body }: Answer, expectedStatus: number, code: string) =>
  expect([status, body.code]).toEqual([expectedStatus, code]);

describe('ADM-01 claims', () => {
  it('hand out the oldest first, six at once, and no photo to two moderators', async () => {
    const ids = await newPhotos(CLAIMED_AT_ONCE + 2);
    const [miras, otiss] = await Promise.all([claim(mira), claim(otis)]);
    expect([...idsOf(miras), ...idsOf(otiss)].sort()).toEqual([...ids].sort());
    expect(new Set([miras.length, otiss.length])).toEqual(new Set([2, 6]));
    const larger = miras.length > otiss.length ? miras : otiss;
    expect(idsOf(larger)).toEqual(ids.slice(0, CLAIMED_AT_ONCE));
    expect((await claim(mira)).map(({ id }) => id)).toEqual(idsOf(miras));
    for (const id of ids) await approve(idsOf(miras).includes(id) ? mira : otis, id);
  });

  it('stop another moderator from deciding', async () => {
    const [photo] = await newPhotos(1);
    expect(idsOf(await claim(mira))).toEqual([photo]);
    expect(await claim(otis)).toEqual([]);
    expectRefused(await approve(otis, photo!), 409, 'photo_claimed');
    expectRefused(await reject(otis, photo!), 409, 'photo_claimed');
    expect((await approve(mira, photo!)).status).toBe(200);
  });

  it('end after a minute without a decision for whoever waits, however often the first looks again', async () => {
    const [first, photo] = await newPhotos(2);
    await claim(mira);
    app.clock.advance(CLAIM_SECONDS - 1);
    await approve(mira, first!);
    app.clock.advance(CLAIM_SECONDS - 1);
    expect(idsOf(await claim(mira))).toEqual([photo]);
    expect(await claim(otis)).toEqual([]);
    app.clock.advance(1);
    // Nobody waited yet.
    expect(idsOf(await claim(mira))).toEqual([photo]);
    expect(idsOf(await claim(otis))).toEqual([photo]);
    expect(await claim(mira)).toEqual([]);
    expectRefused(await approve(mira, photo!), 409, 'photo_claimed');
    await otis.post('/admin/photos/release');
    expect(idsOf(await claim(mira))).toEqual([photo]);
    await approve(mira, photo!);
  });

  it('knows the photos by their ids in capitals as well', async () => {
    const ids = await newPhotos(2);
    await claim(mira);
    const capitals = ids.map((id) => id.toUpperCase());
    expect((await approve(mira, ...capitals)).status).toBe(200);
    expect((await undo(mira, ...capitals)).status).toBe(204);
    expect(idsOf(await claim(mira))).toEqual(ids);
    expect((await approve(mira, ...capitals)).status).toBe(200);
  });

  it('stay more than are handed out at once after many were taken back', async () => {
    const ids = await newPhotos(2 * CLAIMED_AT_ONCE + 1);
    const first = idsOf(await claim(mira));
    await approve(mira, ...first);
    expect(await claim(mira)).toHaveLength(CLAIMED_AT_ONCE);
    expect((await undo(mira, ...first)).status).toBe(204);
    const held = ids.slice(0, 2 * CLAIMED_AT_ONCE);
    expect(idsOf(await claim(mira))).toEqual(held);
    expect(idsOf(await claim(mira))).toEqual(held);
    expect(idsOf(await claim(otis))).toEqual(ids.slice(-1));
    await approve(otis, ...ids.slice(-1));
    await approve(mira, ...held);
  });

  it('tell what else is in the album', async () => {
    const anna = await signUp(app, 'Anna');
    const [first, second] = await photosOf(anna, 2);
    const answer = await reject(mira, first!);
    app.clock.advance(10);
    await settle(anna.id, first!, answer);
    expect(await claim(mira)).toMatchObject([
      { id: second, member_id: anna.id, others: [{ id: first, status: 'rejected', reason: 'unclear' }] },
    ]);
    await approve(mira, second!);
  });
});

describe('ADM-01 decisions', () => {
  it('are told after ten seconds', async () => {
    const anna = await signUp(app, 'Anna');
    const [photo] = await photosOf(anna, 1);
    const answer = await approve(mira, photo!);
    expect(answer.status).toBe(200);
    await expect(settle(anna.id, photo!, answer)).rejects.toThrow();
    expect(await statusesOf(anna)).toEqual(['under_inspection']);
    expect(idsOf(await claim(otis))).toEqual([]);
    app.clock.advance(10);
    expectRefused(await undo(mira, photo!), 409, 'photo_already_decided');
    await settle(anna.id, photo!, answer);
    await settle(anna.id, photo!, answer);
    expect(await statusesOf(anna)).toEqual(['active']);
  });

  it('are taken back until then, by whoever made them, and come back to them', async () => {
    const anna = await signUp(app, 'Anna');
    const [photo] = await photosOf(anna, 1);
    await claim(mira);
    const answer = await approve(mira, photo!);
    app.clock.advance(9);
    expectRefused(await undo(otis, photo!), 409, 'photo_already_decided');
    expect((await undo(mira, photo!)).status).toBe(204);
    expect(await claim(otis)).toEqual([]);
    expect(idsOf(await claim(mira))).toEqual([photo]);
    app.clock.advance(1);
    await settle(anna.id, photo!, answer);
    expect(await statusesOf(anna)).toEqual(['under_inspection']);
    const again = await reject(mira, photo!);
    app.clock.advance(10);
    await settle(anna.id, photo!, again);
    expect(await statusesOf(anna)).toEqual(['rejected']);
  });

  it('on several are all or none', async () => {
    const [anna, ben] = [await signUp(app, 'Anna'), await signUp(app, 'Ben')];
    const ids = [...(await photosOf(anna, 2)), ...(await photosOf(ben, 1))];
    await approve(mira, ids[2]!);
    expectRefused(await reject(mira, ...ids), 409, 'photo_already_decided');
    expectRefused(await reject(mira, ids[0]!, randomUUID()), 404, 'photo_not_found');
    expect(idsOf(await claim(mira))).toEqual(ids.slice(0, 2));
    await undo(mira, ids[2]!);
    expect((await reject(mira, ...ids)).status).toBe(200);
    expect(await claim(mira)).toEqual([]);
    expect((await undo(mira, ...ids)).status).toBe(204);
    expect(idsOf(await claim(mira))).toEqual(ids);
    await approve(mira, ...ids);
  });

  it('of two at once are one', async () => {
    const [photo] = await newPhotos(1);
    const answers = await Promise.all([approve(mira, photo!), reject(otis, photo!)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('photo_already_decided');
  });
});

it('ADM-01 a decision is carried out by the job that it queues', async () => {
  const working = await testApp({ work: true });
  const { id, browser } = await signUp(working, 'Anna');
  const { body } = await browser.upload('/photos', 'photo', picture);
  const staff = { email: 'w@example.com', role: 'moderator', password: 'correct horse' } as const;
  await working.nest.get(CommandBus).execute(new AddStaffMember({ actor: 'system', ...staff, key: randomUUID() }));
  const console = working.console();
  await console.post('/admin/login', { email: staff.email, password: staff.password });
  expect((await approve(console, body.photos[0].id as string)).status).toBe(200);
  working.clock.advance(10);
  await eventually(async () => expect(await statusesOf({ id, browser } as TestMember)).toEqual(['active']));
});

it('PRV-01 a decision is not carried out once its owner is erased', async () => {
  const anna = await signUp(app, 'Anna');
  const [photo] = (await photosOf(anna, 1)) as [string];
  const answer = await approve(mira, photo);
  expect(answer.status).toBe(200);
  const deletedAt = app.clock.now().toISOString();
  await anna.browser.post('/user/deletion', { reason: 'break', password: 'correct horse' });
  app.clock.advance(15 * 86_400);
  await app.nest.get(EraseMember, { strict: false }).run({ memberId: anna.id, deletedAt });
  await settle(anna.id, photo, answer);
  const { database } = app.kernel;
  expect(await database.query('SELECT photo_id FROM read.main_photos WHERE member_id = $1', [anna.id])).toEqual([]);
});

it('ADM-01 a decision that is repeated is answered as the first time, though an owner has deleted a photo since', async () => {
  const anna = await signUp(app, 'Anna');
  const ids = await photosOf(anna, 2);
  const decide = (key = randomUUID()) => mira.post('/admin/photos/approve', { ids }, { key });
  const key = randomUUID();
  const first = await decide(key);
  expect(first.status).toBe(200);
  expect((await anna.browser.delete(`/photos/${ids[0]}`)).status).toBeLessThan(300);
  expect(await decide(key)).toMatchObject({ status: 200, body: first.body });
  expectRefused(await decide(), 404, 'photo_not_found');
});

describe('ADM-01 an approval that is revoked', () => {
  it('takes the photo from the profile at once, with a reason for its owner', async () => {
    const anna = await signUp(app, 'Anna');
    const [id] = (await photosOf(anna, 1)) as [string];
    const revoke = (key = randomUUID()) => mira.post(`/admin/photos/${id}/revoke`, { reason: 'not_you' }, { key });
    expectRefused(await revoke(), 409, 'photo_not_active');
    const approval = await approve(mira, id);
    app.clock.advance(10);
    await settle(anna.id, id, approval);
    expect(await statusesOf(anna)).toEqual(['active']);
    const key = randomUUID();
    expect((await revoke(key)).status).toBe(204);
    expect((await anna.browser.get('/photos')).body.photos).toMatchObject([{ status: 'rejected', reason: 'not_you' }]);
    expectRefused(await revoke(), 409, 'photo_not_active');

    // Its owner deletes it: a retry of what was done receives its answer, and nobody else finds the photo.
    expect((await anna.browser.delete(`/photos/${id}`)).status).toBeLessThan(300);
    expect((await revoke(key)).status).toBe(204);
    expectRefused(await revoke(), 404, 'photo_not_found');
  });
});
