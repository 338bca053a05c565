import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { DecidePhoto } from '../../members/photos/index.js';
import { AddStaffMember } from '../../ground/staff/index.js';
import { testApp, type TestApp, type TestBrowser } from '../../../testing/app.js';
import { caughtUp } from '../../../testing/caught-up.js';
import { makePremium, signUp, type TestMember } from '../../../testing/members.js';
import { setSettings } from '../../../testing/settings.js';

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
  await setSettings(app, { logged_out_search: true });
  picture = await sharp({ create: { width: 240, height: 320, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
});

const statusesOf = async (browser: TestBrowser, addresses: string[]) =>
  Promise.all(addresses.map(async (address) => (await browser.get(address.replace('/api', ''))).status));
const all = (status: number, addresses: string[]) => addresses.map(() => status);

interface Shown {
  url: string;
  thumb_url: string;
}
const both = ({ url, thumb_url }: Shown) => [url, thumb_url];

/** Two photos, the first of which stands for her. */
async function withPhotos(name: string): Promise<TestMember> {
  const member = await signUp(app, name);
  await member.browser.put('/profile/visitors', { open: true });
  for (let i = 0; i < 2; i++) {
    const { body } = await member.browser.upload('/photos', 'photo', picture);
    const decision = new DecidePhoto({
      staffId: 'system',
      key: randomUUID(),
      photoId: body.photos.at(-1).id,
      decision: { approved: true },
    });
    await app.nest.get(CommandBus).execute(decision);
  }
  await caughtUp(app);
  return member;
}

/** Words between the two. */
async function talk(from: TestMember, to: TestMember): Promise<void> {
  const { body } = await from.browser.post('/chats', { profile_id: to.id });
  expect((await from.browser.post(`/chats/${body.id}/messages`, { body: 'Hello' })).status).toBe(201);
}

/** Every address of her pictures that somebody was handed: on cards, in her profile, among chats and likes. */
async function addressesFor({ browser }: { browser: TestBrowser }, owner: TestMember): Promise<string[]> {
  const mine = (list: { id: string; main_image: Shown | null }[]) =>
    list.flatMap(({ id, main_image }) => (id === owner.id && main_image ? both(main_image) : []));
  const [found, profile, chats, likes] = await Promise.all([
    browser.get('/members?limit=100'),
    browser.get(`/members/${owner.id}`),
    browser.get('/chats'),
    browser.get('/likes'),
  ]);
  const { photos = [], main_image } = profile.body as { photos?: Shown[]; main_image?: Shown | null };
  return [
    ...mine(found.body.profiles),
    ...photos.flatMap(both),
    ...(main_image ? both(main_image) : []),
    ...mine(((chats.body.chats ?? []) as { profile: never }[]).map(({ profile }) => profile)),
    ...mine(likes.body.profiles ?? []),
  ];
}

const ENDINGS: [how: string, end: (owner: TestMember, viewer: TestMember) => Promise<unknown>][] = [
  ['PRO-07 a block', (owner, viewer) => owner.browser.post(`/members/${viewer.id}/block`)],
  ['ACC-12 leaving', (owner) => owner.browser.post('/user/deletion', { reason: 'break', password: 'correct horse' })],
  [
    'ADM-02 being shut out',
    (owner) => moderator.post('/admin/members/disable', { ids: [owner.id], reason: 'Adverts' }),
  ],
  ['ACC-16 closing the profile to visitors', (owner) => owner.browser.put('/profile/visitors', { open: false })],
  ['PRO-08 turning invisible', (owner) => owner.browser.put('/profile/invisible', { invisible: true })],
];

describe('PRO-03 the addresses of somebody’s pictures end at once', () => {
  it.each(ENDINGS.filter(([how]) => !how.startsWith('ACC-16')))('with %s', async (_how, end) => {
    const [owner, free, paid] = [await withPhotos('Anna'), await signUp(app, 'Ben'), await signUp(app, 'Piet')];
    await makePremium(app, paid);
    const given = [await addressesFor(free, owner), await addressesFor(paid, owner)];
    const viewers = [free, paid].map((viewer, i) => ({ viewer, addresses: given[i]! }));
    for (const { viewer, addresses } of viewers) {
      expect(addresses.length).toBeGreaterThanOrEqual(8);
      expect(await statusesOf(viewer.browser, addresses)).toEqual(all(200, addresses));
    }
    for (const { viewer } of viewers) await end(owner, viewer);
    for (const { viewer, addresses } of viewers)
      expect(await statusesOf(viewer.browser, addresses)).toEqual(all(404, addresses));
  });

  it.each(ENDINGS.filter(([how]) => !how.startsWith('PRO-07')))('for visitors too, with %s', async (_how, end) => {
    const owner = await withPhotos('Vera');
    const visitor = app.browser();
    const { body } = await visitor.get('/members?limit=100');
    const { main_image } = (body.profiles as { id: string; main_image: Shown }[]).find(({ id }) => id === owner.id)!;
    expect(await statusesOf(visitor, both(main_image))).toEqual([200, 200]);
    await end(owner, owner);
    expect(await statusesOf(visitor, both(main_image))).toEqual([404, 404]);
  });

  it('PRO-07 and are no good to who takes them elsewhere, logged out or as somebody else', async () => {
    const [owner, ben, other] = [await withPhotos('Anna'), await signUp(app, 'Ben'), await signUp(app, 'Other')];
    const given = await addressesFor(ben, owner);
    for (const browser of [app.browser(), other.browser])
      expect(await statusesOf(browser, given)).toEqual(all(403, given));
    await owner.browser.post(`/members/${ben.id}/block`);
    expect(await statusesOf(app.browser(), given)).toEqual(all(403, given));
  });

  it('PRO-08 but stay good for who talks with an invisible member, and for herself', async () => {
    const [owner, ben] = [await withPhotos('Anna'), await signUp(app, 'Ben', { credits: 100 })];
    await talk(ben, owner);
    const given = await addressesFor(ben, owner);
    const own = (await owner.browser.get('/photos')).body.photos.flatMap(both) as string[];
    await owner.browser.put('/profile/invisible', { invisible: true });
    expect(await statusesOf(ben.browser, given)).toEqual(all(200, given));
    expect(await statusesOf(owner.browser, own)).toEqual(all(200, own));
  });

  it('whatever a browser has kept: it asks again after half a minute, and is sent nothing it has', async () => {
    const [owner, ben] = [await withPhotos('Anna'), await signUp(app, 'Ben')];
    const [address] = (await addressesFor(ben, owner)) as [string];
    const first = await ben.browser.get(address.replace('/api', ''));
    expect(first.headers.get('cache-control')).toBe('private, max-age=30, must-revalidate');
    const headers = { 'if-none-match': first.headers.get('etag')! };
    const again = await ben.browser.get(address.replace('/api', ''), { headers });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    await owner.browser.post(`/members/${ben.id}/block`);
    expect((await ben.browser.get(address.replace('/api', ''), { headers })).status).toBe(404);
  });

  it('PRO-07 and cards among chats show none of who has blocked the member, and again when the block is lifted', async () => {
    const [owner, ben] = [await withPhotos('Anna'), await signUp(app, 'Ben', { credits: 100 })];
    await talk(ben, owner);
    const card = async ({ browser }: TestMember) =>
      ((await browser.get('/chats')).body.chats as { id: string; profile: { main_image: Shown | null } }[])[0]!;
    const images = async () => {
      const { id, profile } = await card(ben);
      return [profile.main_image, (await ben.browser.get(`/chats/${id}`)).body.profile.main_image as Shown | null];
    };
    expect(await images()).toEqual([expect.anything(), expect.anything()]);
    await owner.browser.post(`/members/${ben.id}/block`);
    expect(await images()).toEqual([null, null]);
    // Also when both have blocked each other; whom the member alone blocks stays visible, to be unblocked.
    await ben.browser.post(`/members/${owner.id}/block`);
    expect(await images()).toEqual([null, null]);
    await owner.browser.delete(`/members/${ben.id}/block`);
    expect(await images()).toEqual([expect.anything(), expect.anything()]);
  });

  it('ACC-12 and cards of who has left show none', async () => {
    const [owner, ben] = [await withPhotos('Anna'), await signUp(app, 'Ben', { credits: 100 })];
    await talk(ben, owner);
    await owner.browser.post('/user/deletion', { reason: 'break', password: 'correct horse' });
    const { body } = await ben.browser.get('/chats');
    const profiles = (body.chats as { profile: { id: string; main_image: unknown } }[]).map(({ profile }) => profile);
    expect(profiles.filter(({ id }) => id === owner.id)).toMatchObject([{ main_image: null }]);
  });
});
