import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { becomePremium, memberOf } from '../accounts/index.js';
import { busy, Erasure, Store } from '../../kernel/index.js';
import { AddStaffMember } from '../../ground/staff/index.js';
import { CommandBus } from '@nestjs/cqrs';
import { testApp, type Answer, type TestApp, type TestBrowser } from '../../../testing/app.js';
import { eventCount, signUp, type TestMember } from '../../../testing/members.js';
import { expectSameAfterRebuild } from '../../../testing/rebuild.js';
import { eventually } from '../../../testing/kernel/index.js';
import { DecidePhoto } from './commands/decide-photo.command.js';
import { SealPhotoFilesJob } from './jobs/seal-photo-files.job.js';
import { SweepPhotoFilesJob } from './jobs/sweep-photo-files.job.js';
import { PhotoFiles } from './photo-files.js';
import { PhotoStorage } from './photo-storage.js';

interface Shown {
  id: string;
  url: string;
  thumb_url: string;
  status: string;
  reason: string | null;
  locked: boolean;
  main: boolean;
}

let app: TestApp;
let moderator: TestBrowser;
let picture: Buffer;
beforeAll(async () => {
  app = await testApp({ work: true });
  const staff = { email: 'm@example.com', role: 'moderator', password: 'correct horse' } as const;
  await app.nest
    .get(CommandBus, { strict: false })
    .execute(new AddStaffMember({ actor: 'system', ...staff, key: randomUUID() }));
  moderator = app.console();
  await moderator.post('/admin/login', { email: staff.email, password: staff.password });
  picture = await photograph('#336699');
});

const photograph = (background: string, width = 900, height = 1200) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
const upload = (member: TestMember, file: Uint8Array = picture, key = randomUUID()) =>
  member.browser.upload('/photos', 'photo', file, { key });
const ownPhotos = async (member: TestMember) => (await member.browser.get('/photos')).body.photos as Shown[];
const decide = (id: string, decision: DecidePhoto['input']['decision']) =>
  app.nest.get(CommandBus).execute(new DecidePhoto({ staffId: 'system', key: randomUUID(), photoId: id, decision }));
const approve = (id: string) => decide(id, { approved: true });
const at = (url: string) => url.replace('/api', '');
const turnPremium = ({ id }: TestMember) =>
  app.nest
    .get(Store)
    .transact({ actor: 'system', key: randomUUID(), request: {}, writes: [memberOf(id)] }, (tx) =>
      becomePremium(tx, id),
    );
const storedFiles = async () => {
  const shelves = await readdir(join(app.dataDir, 'photos')).catch(() => []);
  return (await Promise.all(shelves.map((shelf) => readdir(join(app.dataDir, 'photos', shelf))))).flat();
};
const expectRefused = ({ status, body }: Answer, expectedStatus: number, code: string) =>
  expect([status, body.code]).toEqual([expectedStatus, code]);

/** A member with this many photos, all approved; the first is the profile photo. `open`: to visitors (ACC-16). */
async function withPhotos(name: string, count: number, open = false): Promise<{ member: TestMember; photos: Shown[] }> {
  const member = await signUp(app, name);
  if (open) await member.browser.put('/profile/visitors', { open });
  if (count > 3) await turnPremium(member);
  for (let i = 0; i < count; i++) {
    app.clock.advance(1);
    const { body } = await upload(member);
    await approve(body.photos.at(-1).id);
  }
  return { member, photos: await ownPhotos(member) };
}

describe('PRO-02 uploading', () => {
  it('PRV-01 photos that an older release stored as they were are shown, and sealed once', async () => {
    const anna = await signUp(app, 'Anna');
    const [photo] = (await upload(anna)).body.photos as [Shown];
    const { file } = (await app.kernel.database.one<{ file: string }>('SELECT file FROM read.photos'))!;
    const stored = () => readFile(join(app.dataDir, 'photos', file.slice(0, 2), file, 'original.webp'));
    const isPlain = async () => (await stored()).subarray(0, 4).toString() === 'RIFF';
    const shown = async () => (await anna.browser.get(at(photo.url))).status;
    expect([await isPlain(), await shown()]).toEqual([false, 200]);

    const [files, storage] = [app.nest.get(PhotoFiles), app.nest.get(PhotoStorage)];
    await storage.replace(file, 'original', (await files.read(file, 'original'))!);
    expect([await isPlain(), await shown()]).toEqual([true, 200]);
    // As the migration leaves it where there are photos.
    await app.kernel.database.query(`INSERT INTO kernel.rounds VALUES ('seal-photo-files', now())`);
    await app.nest.get(SealPhotoFilesJob, { strict: false }).onModuleInit();
    await eventually(async () => expect([await isPlain(), await shown()]).toEqual([false, 200]));
    expect(await app.kernel.database.query(`SELECT FROM kernel.rounds WHERE job = 'seal-photo-files'`)).toEqual([]);
  });

  it('shows a photo to its owner and staff alone until staff approve it; the first becomes the profile photo', async () => {
    const anna = await signUp(app, 'Anna');
    const ben = await signUp(app, 'Ben');
    const { status, body } = await upload(anna);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      photos: [{ status: 'under_inspection', reason: null, main: false, width: 900, height: 1200 }],
      free_limit: 3,
      premium_limit: 25,
    });
    const [photo] = body.photos as [Shown];
    expect(photo).toMatchObject({ placeholder: expect.stringMatching(/^data:image\/webp;base64,/) });
    expect((await anna.browser.get(at(photo.url))).status).toBe(200);
    expectRefused(await ben.browser.get(at(photo.url)), 404, 'photo_not_found');
    const profile = (by: TestMember) => by.browser.get(`/members/${anna.id}`);
    expect((await profile(ben)).body).toMatchObject({ main_image: null, photos: [] });
    expect((await anna.browser.get('/user')).body.profile.main_image).toMatchObject({ status: 'under_inspection' });

    await approve(photo.id);
    expect(await ownPhotos(anna)).toMatchObject([{ status: 'active', main: true }]);
    const { main_image, photos } = (await profile(ben)).body;
    expect(photos).toMatchObject([{ id: photo.id, locked: false, main: true }]);
    const image = await ben.browser.get(at(main_image.url));
    expect(image.status).toBe(200);
    expect(image.headers.get('content-type')).toBe('image/webp');
    expect(image.headers.get('cache-control')).toBe('private, max-age=30, must-revalidate');
    expect((await ben.browser.get(at(main_image.thumb_url))).status).toBe(200);
    expect((await anna.browser.get('/user')).body.profile.main_image).toMatchObject({ status: 'active' });
  });

  it('EVT-02 refuses another file under a key that is taken, rather than dropping it', async () => {
    const anna = await signUp(app, 'Anna');
    const key = randomUUID();
    expect((await upload(anna, picture, key)).status).toBe(201);
    expectRefused(await upload(anna, await photograph('#993366'), key), 409, 'key_conflict');
    expect((await upload(anna, picture, key)).body.photos).toHaveLength(1);
  });

  it('is done once for a key', async () => {
    const anna = await signUp(app, 'Anna');
    const key = randomUUID();
    const before = (await storedFiles()).length;
    const [one, two] = await Promise.all([upload(anna, picture, key), upload(anna, picture, key)]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect((await upload(anna, picture, key)).body.photos).toHaveLength(1);
    expect((await storedFiles()).length).toBe(before + 1);
  });

  it('is for confirmed members, as one file, of a form', async () => {
    const fay = await signUp(app, 'Fay', { confirmed: false });
    expectRefused(await upload(fay), 403, 'confirmation_required');
    expectRefused(await app.browser().upload('/photos', 'photo', picture), 403, 'authentication_required');
    const { browser } = await signUp(app, 'Anna');
    expectRefused(await browser.upload('/photos', 'other', picture), 422, 'invalid_input');
    expectRefused(await browser.post('/photos', { photo: 'x' }), 415, 'unsupported_media_type');
    expectRefused(await browser.upload('/orders', 'photo', picture), 415, 'unsupported_media_type');
    expectRefused(
      await browser.post('/photos', 'no form', { headers: { 'content-type': 'multipart/form-data; boundary=x' } }),
      422,
      'invalid_input',
    );
  });

  it('rejects with a reason, and counts the photo until it is deleted', async () => {
    const anna = await signUp(app, 'Anna');
    for (let i = 0; i < 3; i++) await upload(anna);
    const [photo] = (await ownPhotos(anna)) as [Shown];
    await decide(photo.id, { approved: false, reason: 'no_person' });
    expect(await ownPhotos(anna)).toMatchObject([{ status: 'rejected', reason: 'no_person' }, {}, {}]);
    expect((await anna.browser.get(at(photo.url))).status).toBe(200);
    expectRefused(await upload(anna), 403, 'premium_required');
    const deleted = await anna.browser.delete(`/photos/${photo.id}`);
    expect(deleted.body.photos).toHaveLength(2);
    expect((await upload(anna)).status).toBe(201);
    await expect(approve(photo.id)).rejects.toMatchObject({ code: 'photo_not_found' });
  });

  it('are put in another order by their owner alone, which others see behind the profile photo', async () => {
    const [owner, other] = [await signUp(app, 'Ordenaar'), await signUp(app, 'Toekijker')];
    for (let i = 0; i < 3; i++) await upload(owner, await photograph(`#33669${i}`));
    const ids = (await ownPhotos(owner)).map(({ id }) => id);
    for (const id of ids) await approve(id);
    const [a, b, c] = ids as [string, string, string];
    const arranged = await owner.browser.put('/photos/order', { ids: [c, a, b] });
    expect((arranged.body.photos as Shown[]).map(({ id, main }) => [id, main])).toEqual([
      [c, false],
      [a, true],
      [b, false],
    ]);
    const seen = (await other.browser.get(`/members/${owner.id}`)).body.photos as Shown[];
    expect(seen.map(({ id }) => id)).toEqual([a, c, b]);
    expect((await other.browser.put('/photos/order', { ids: [b, c] })).body.code).toBe('photo_not_found');
    expect((await owner.browser.put('/photos/order', { ids: [] })).status).toBe(422);
    expect((await ownPhotos(owner)).map(({ id }) => id)).toEqual([c, a, b]);
  });

  it('30 uploads at once never pass the quota, and leave no file behind', async () => {
    const anna = await signUp(app, 'Anna');
    const before = (await storedFiles()).length;
    const small = await photograph('#aa3355', 240, 320);
    const answers = await Promise.all(Array.from({ length: 30 }, () => upload(anna, small)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(3);
    expect(new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.code))).toEqual(
      new Set(['premium_required']),
    );
    expect(await ownPhotos(anna)).toHaveLength(3);
    expect((await storedFiles()).length).toBe(before + 3);
    expect(await readdir(join(app.dataDir, 'incoming'))).toEqual([]);
  });

  it('lets a premium member have 25', async () => {
    const { member } = await withPhotos('Piet', 4);
    const small = await photograph('#227744', 240, 320);
    for (let i = 4; i < 25; i++) expect((await upload(member, small)).status).toBe(201);
    expectRefused(await upload(member, small), 409, 'photo_limit_reached');
  });

  it('EVT-02 keeps the files of a photo whose upload failed after its event was stored', async () => {
    const anna = await signUp(app, 'Anna');
    const store = app.nest.get(Store);
    const transact = store.transact.bind(store);
    const failing = jest.spyOn(store, 'transact').mockImplementation(async (command, work) => {
      const answer = await transact(command, work);
      if ((command.request as { photo?: string }).photo === undefined) return answer;
      throw busy({});
    });
    const key = randomUUID();
    expectRefused(await upload(anna, picture, key), 503, 'busy');
    failing.mockRestore();
    const { status, body } = await upload(anna, picture, key);
    expect([status, body.photos.length]).toEqual([201, 1]);
    expect((await anna.browser.get(at(body.photos[0].url))).status).toBe(200);
  });

  it('deletes files with the photo, and those without a photo', async () => {
    const anna = await signUp(app, 'Anna');
    const known = new Set(await storedFiles());
    await upload(anna);
    const [file] = (await storedFiles()).filter((name) => !known.has(name));
    const [photo] = (await ownPhotos(anna)) as [Shown];
    await app.nest.get(SweepPhotoFilesJob, { strict: false }).sweep(new Date(Date.now() + 1000));
    expect(await storedFiles()).toContain(file);
    await anna.browser.delete(`/photos/${photo.id}`);
    expectRefused(await anna.browser.get(at(photo.url)), 404, 'photo_not_found');
    await eventually(async () => expect(await storedFiles()).not.toContain(file));
  });
});

describe('PRO-03 photos of others', () => {
  it('beyond the profile photo are blurred for free members, whatever they ask for', async () => {
    const { member: dora, photos } = await withPhotos('Dora', 2, true);
    const free = await signUp(app, 'Free');
    const premium = await signUp(app, 'Paid');
    await turnPremium(premium);
    const gallery = async (by: TestMember) => (await by.browser.get(`/members/${dora.id}`)).body.photos as Shown[];

    const locked = await gallery(free);
    expect(locked).toMatchObject([
      { id: photos[0]!.id, main: true, locked: false },
      { id: photos[1]!.id, main: false, locked: true },
    ]);
    expect(locked[1]!.url).toContain('/blurred?');
    expect((await free.browser.get(at(locked[1]!.url))).status).toBe(200);
    for (const rendition of ['original', 'card', 'thumb']) {
      const guess = at(locked[1]!.url).replace('blurred', rendition);
      expectRefused(await free.browser.get(guess), 403, 'premium_required');
      expectRefused(await app.browser().get(guess), 403, 'premium_required');
      expectRefused(await premium.browser.get(guess), 403, 'photo_address_expired');
      await dora.browser.put('/profile/visitors', { open: false });
      expectRefused(await free.browser.get(guess), 403, 'premium_required');
      expectRefused(await app.browser().get(guess), 404, 'photo_not_found');
      await dora.browser.put('/profile/visitors', { open: true });
    }

    const open = await gallery(premium);
    expect(open.map(({ locked }) => locked)).toEqual([false, false]);
    expect((await premium.browser.get(at(open[1]!.url))).status).toBe(200);
    expectRefused(await free.browser.get(at(open[1]!.url)), 403, 'premium_required');
    const other = await signUp(app, 'Other');
    await turnPremium(other);
    expectRefused(await other.browser.get(at(open[1]!.url)), 403, 'photo_address_expired');
    expect((await gallery(dora)).map(({ locked }) => locked)).toEqual([false, false]);
  });

  it('at an address that ends', async () => {
    const { member } = await withPhotos('Late', 1, true);
    const { browser } = await signUp(app, 'Viewer');
    const { main_image } = (await browser.get(`/members/${member.id}`)).body;
    expect((await browser.get(at(main_image.url))).status).toBe(200);
    expectRefused(await app.browser().get(at(main_image.url)), 403, 'photo_address_expired');
    const longer = at(main_image.url).replace(/expires=\d+/, 'expires=4000000000');
    expectRefused(await browser.get(longer), 403, 'photo_address_expired');
    const bare = at(main_image.url).split('?')[0]!;
    expectRefused(await browser.get(bare), 403, 'photo_address_expired');
    app.clock.advance(48 * 3600);
    expectRefused(await browser.get(at(main_image.url)), 403, 'photo_address_expired');
    app.clock.advance(-48 * 3600);
    await member.browser.put('/profile/visitors', { open: false });
    expect((await browser.get(at(main_image.url))).status).toBe(200);
    expectRefused(await app.browser().get(at(main_image.url)), 404, 'photo_not_found');
  });

  it('that were profile photos are locked again when another is chosen', async () => {
    const { member, photos } = await withPhotos('Mila', 2, true);
    const address = (await member.browser.get(`/members/${member.id}`)).body.main_image.url as string;
    const chosen = await member.browser.put(`/photos/${photos[1]!.id}/main`);
    expect(chosen.body.photos).toMatchObject([{ main: false }, { main: true }]);
    expectRefused(await app.browser().get(at(address)), 403, 'premium_required');
    await member.browser.put('/profile/visitors', { open: false });
    expectRefused(await app.browser().get(at(address)), 404, 'photo_not_found');
    expect((await member.browser.get(`/members/${member.id}`)).body.main_image.url).toContain(photos[1]!.id);
  });

  it('cannot be chosen, or deleted', async () => {
    const { photos } = await withPhotos('Vic', 1);
    const thief = await signUp(app, 'Thief');
    const before = await eventCount(app);
    expectRefused(await thief.browser.put(`/photos/${photos[0]!.id}/main`), 404, 'photo_not_found');
    expectRefused(await thief.browser.delete(`/photos/${photos[0]!.id}`), 404, 'photo_not_found');
    expect(await eventCount(app)).toBe(before);
  });
});

describe('ADM-01 the queue', () => {
  it('is the oldest first, for moderators, with the pictures', async () => {
    const anna = await signUp(app, 'Anna');
    const ids: string[] = [];
    for (let i = 0; i < 2; i++) {
      app.clock.advance(1);
      ids.push((await upload(anna)).body.photos.at(-1).id);
    }
    const { body, headers } = await moderator.get(`/admin/photos?range=${encodeURIComponent('[0,199]')}`);
    const queue = (body as Shown[]).map(({ id }) => id);
    expect(queue.slice(-2)).toEqual(ids);
    expect(headers.get('content-range')).toBe(`photos 0-${queue.length - 1}/${queue.length}`);
    expect(body.at(-1)).toMatchObject({ member_id: anna.id, width: 900 });
    expect((await moderator.get(at(body.at(-1).url))).status).toBe(200);
    expectRefused(await app.console().get(at(body.at(-1).url)), 403, 'authentication_required');
  });
});

it('PRV-01 erasing a member removes their files', async () => {
  const known = new Set(await storedFiles());
  const { member } = await withPhotos('Gone', 2, true);
  const mine = (await storedFiles()).filter((file) => !known.has(file));
  expect(mine).toHaveLength(2);
  const { main_image } = (await app.browser().get(`/visitor-cards/${member.id}`)).body;
  expect((await app.browser().get(at(main_image.url))).status).toBe(200);
  await app.nest.get(Erasure).erase(member.id);
  expect((await storedFiles()).filter((file) => mine.includes(file))).toEqual([]);
  expectRefused(await app.browser().get(at(main_image.url)), 404, 'photo_not_found');
});

it('EVT-01 read models are a function of the events', async () => {
  expect(await expectSameAfterRebuild(app, 'photos', 'photo_id')).not.toEqual([]);
  expect(await expectSameAfterRebuild(app, 'main_photos', 'member_id')).not.toEqual([]);
});
