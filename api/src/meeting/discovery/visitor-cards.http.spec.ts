import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { DecidePhoto } from '../../members/photos/index.js';
import { MarkFictional } from '../../members/profiles/index.js';
import { AddStaffMember } from '../../ground/staff/index.js';
import { testApp, type TestApp, type TestBrowser } from '../../../testing/app.js';
import { caughtUp } from '../../../testing/caught-up.js';
import { ageIn, signUp, type TestMember } from '../../../testing/members.js';
import { setSettings } from '../../../testing/settings.js';

interface VisitorCard {
  id: string;
  name: string;
  main_image: { url: string; thumb_url: string } | null;
}

let app: TestApp;
let admin: TestBrowser;
let picture: Buffer;
beforeAll(async () => {
  app = await testApp({ work: true });
  const login = { email: 'admin@example.com', password: 'long enough' };
  await app.nest
    .get(CommandBus)
    .execute(new AddStaffMember({ actor: 'system', ...login, role: 'admin', key: randomUUID() }));
  admin = app.console();
  await admin.post('/admin/login', login);
  picture = await sharp({ create: { width: 240, height: 320, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
});

interface Joining extends NonNullable<Parameters<typeof signUp>[2]> {
  photo?: 'none' | 'uninspected' | 'approved';
  open?: boolean | null;
}

async function join(name: string, { photo = 'approved', open = true, ...options }: Joining = {}): Promise<TestMember> {
  app.clock.advance(1);
  const member = await signUp(app, name, options);
  if (open !== null) expect((await member.browser.put('/profile/visitors', { open })).status).toBe(200);
  if (photo !== 'none') {
    const { body } = await member.browser.upload('/photos', 'photo', picture);
    const decide = { staffId: 'system', key: randomUUID(), photoId: body.photos[0].id, decision: { approved: true } };
    if (photo === 'approved') await app.nest.get(CommandBus).execute(new DecidePhoto(decide as never));
  }
  await caughtUp(app);
  return member;
}

const cardOf = ({ id }: { id: string }, browser = app.browser()) => browser.get(`/visitor-cards/${id}`);
const markFictional = (memberId: string) =>
  app.nest
    .get(CommandBus)
    .execute(new MarkFictional({ staffId: 'system', memberId, reason: 'Written by us', key: randomUUID() }));

describe('ACC-16 DSC-02 the card of a member for visitors', () => {
  it('tells a first name, an age, a region and one photo, and nothing else', async () => {
    const anna = await join('Anna', { region: 'NL-UT' });
    const { status, body, headers } = await cardOf(anna);
    expect([status, body]).toEqual([
      200,
      {
        id: anna.id,
        name: 'Anna',
        age: ageIn(app),
        country: 'NL',
        region: 'NL-UT',
        fictional: false,
        // The two sizes under today's names and those of the specification.
        main_image: {
          ...{ url: expect.any(String), thumb_url: expect.any(String), placeholder: expect.any(String) },
          ...{ filename: body.main_image.url, match: body.main_image.url, thumb_filename: body.main_image.thumb_url },
          status: 'active',
        },
      },
    ]);
    expect(headers.get('cache-control')).toBe('private, max-age=30');
    const { main_image } = body as VisitorCard;
    const seen = await app.browser().get(main_image!.url.replace('/api', ''));
    expect(seen.status).toBe(200);
  });

  it('PRO-02 shows no photo that nobody has looked at', async () => {
    expect((await cardOf(await join('New', { photo: 'uninspected' }))).body.main_image).toBeNull();
    expect((await cardOf(await join('None', { photo: 'none' }))).body.main_image).toBeNull();
  });

  const stay = () => undefined;
  const HIDDEN: [why: string, joining: Joining, after: (member: TestMember) => unknown][] = [
    ['who never chose', { open: null }, stay],
    ['who chose members only', { open: false }, stay],
    ['ACC-04 who has not confirmed', { confirmed: false, photo: 'none' }, stay],
    ['PRO-08 who is invisible', {}, ({ browser }) => browser.put('/profile/invisible', { invisible: true })],
    [
      'ACC-12 who has left',
      {},
      ({ browser }) => browser.post('/user/deletion', { reason: 'break', password: 'correct horse' }),
    ],
    ['ADM-02 who is shut out', {}, ({ id }) => admin.post('/admin/members/disable', { ids: [id], reason: 'Adverts' })],
  ];

  it.each(HIDDEN)('is not found of one %s', async (_why, joining, after) => {
    const member = await join('Hidden', joining);
    await after(member);
    const { status, body } = await cardOf(member);
    const { request_id: _, ...problem } = body;
    expect([status, problem]).toEqual([404, { status: 404, code: 'member_not_found', params: {} }]);
  });

  it('is not found of nobody, in the same words', async () => {
    const [nobody, closed] = [await cardOf({ id: randomUUID() }), await cardOf(await join('Shy', { open: false }))];
    const words = ({ body: { request_id: _, ...problem } }: typeof nobody) => problem;
    expect([nobody.status, words(nobody)]).toEqual([closed.status, words(closed)]);
    expect((await app.browser().get('/visitor-cards/nobody')).status).toBe(422);
  });

  it('ends where the site is for other countries', async () => {
    const ada = await join('Ada', { country: 'AT' });
    expect((await cardOf(ada)).status).toBe(200);
    await setSettings(app, { countries: ['NL', 'BE'] });
    expect((await cardOf(ada)).status).toBe(404);
    await setSettings(app, { countries: ['NL', 'BE', 'AT', 'PL'] });
  });

  it('PRO-07 is not found by whom the member has blocked, as long as they are logged in', async () => {
    const [anna, ben] = [await join('Anna'), await join('Ben')];
    expect((await cardOf(anna, ben.browser)).status).toBe(200);
    await anna.browser.post(`/members/${ben.id}/block`);
    expect((await cardOf(anna, ben.browser)).status).toBe(404);
  });

  it('PRO-04 says that a profile is fictional, which needs nobody’s word to be shown', async () => {
    const vera = await join('Vera', { open: null });
    expect((await cardOf(vera)).status).toBe(404);
    await markFictional(vera.id);
    expect((await cardOf(vera)).body).toMatchObject({ id: vera.id, fictional: true });
  });

  it('takes the word back at once, and tells the member what they said', async () => {
    const anna = await join('Anna', { open: null });
    const own = async () => (await anna.browser.get('/user')).body.profile.open_to_visitors as boolean | null;
    expect(await own()).toBeNull();
    await anna.browser.put('/profile/visitors', { open: true });
    const { main_image } = (await cardOf(anna)).body as VisitorCard;
    const image = () => app.browser().get(main_image!.url.replace('/api', ''));
    expect([await own(), (await image()).status]).toEqual([true, 200]);
    await anna.browser.put('/profile/visitors', { open: false });
    expect([await own(), (await cardOf(anna)).status, (await image()).status]).toEqual([false, 404, 404]);
    const wrong = await anna.browser.put('/profile/visitors', { open: 'yes' });
    expect([wrong.status, wrong.body.code]).toEqual([422, 'invalid_input']);
  });
});

describe('DSC-01 ACC-16 a few cards for pages of visitors', () => {
  const few = async (query = '') => {
    const { status, body } = await app.browser().get(`/visitor-cards${query}`);
    return { status, names: ((body.profiles ?? []) as VisitorCard[]).map(({ name }) => name) };
  };

  it('are members with a photo who let visitors see them, where the settings let visitors search', async () => {
    const country = 'PL';
    for (const name of ['Ola', 'Ela', 'Iga']) await join(name, { country });
    const staff = await join('Zofia', { country, open: null });
    await join('Jan', { country, gender: 'male' });
    await join('Shy', { country, open: false });
    await join('Unasked', { country, open: null });
    await join('Plain', { country, photo: 'none' });
    await markFictional(staff.id);
    await caughtUp(app);
    expect(await few('?country=PL')).toEqual({ status: 403, names: [] });
    await setSettings(app, { logged_out_search_trafficsource: true });
    expect((await few('?country=PL')).status).toBe(403);
    expect(await few('?country=PL&ref=friend')).toEqual({ status: 200, names: ['Jan', 'Zofia', 'Iga', 'Ela', 'Ola'] });
    await setSettings(app, { logged_out_search: true });
    const women = (await few('?country=PL&gender=female&limit=2')).names;
    expect(new Set(women).size).toBe(2);
    expect(['Zofia', 'Iga', 'Ela', 'Ola']).toEqual(expect.arrayContaining(women));
    expect((await few('?limit=13')).status).toBe(422);
    // The search of visitors obeys the same choice.
    const { profiles } = (await app.browser().get('/members?country=PL')).body as { profiles: VisitorCard[] };
    expect(profiles.map(({ name }) => name)).toEqual(['Plain', 'Jan', 'Zofia', 'Iga', 'Ela', 'Ola']);
    await setSettings(app, { countries: ['NL'] });
    expect((await few('?country=PL')).names).toEqual([]);
  });
});

describe('DSC-01 the first faces that a visitor sees', () => {
  it('are from their own country, whoever has come since from elsewhere', async () => {
    const behind = await testApp({ env: { COUNTRY_HEADER: 'x-country' }, work: true });
    await setSettings(behind, { logged_out_search: true });
    for (const [name, country] of [
      ['Mies', 'NL'],
      ['Roos', 'NL'],
      ['Greta', 'DE'],
      ['Heidi', 'DE'],
    ] as const) {
      behind.clock.advance(1);
      const { browser } = await signUp(behind, name, { country });
      await browser.put('/profile/visitors', { open: true });
      const { body } = await browser.upload('/photos', 'photo', picture);
      const decide = { staffId: 'system', key: randomUUID(), photoId: body.photos[0].id, decision: { approved: true } };
      await behind.nest.get(CommandBus).execute(new DecidePhoto(decide as never));
    }
    await caughtUp(behind);
    for (const path of ['/visitor-cards', '/members']) {
      const seen = async (limit: number, country: string, query = '') => {
        const { body } = await behind
          .browser()
          .get(`${path}?limit=${limit}${query}`, { headers: { 'x-country': country } });
        return (body.profiles as { country: string }[]).map((card) => card.country);
      };
      expect(await seen(2, 'NL')).toEqual(['NL', 'NL']);
      expect(await seen(3, 'NL')).toEqual(['NL', 'NL', 'DE']);
      expect(await seen(2, 'DE')).toEqual(['DE', 'DE']);
      expect(await seen(2, 'NL', '&country=DE')).toEqual(['DE', 'DE']);
    }
  });
});
