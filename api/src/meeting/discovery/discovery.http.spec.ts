import { CommandBus } from '@nestjs/cqrs';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { memberOf, NoteActivity, type MemberEvent } from '../../members/accounts/index.js';
import { Store } from '../../kernel/index.js';
import { sealedFor } from '../../../testing/kernel/index.js';
import { DecidePhoto } from '../../members/photos/index.js';
import { profileOf, type Card } from '../../members/profiles/index.js';
import { AddStaffMember } from '../../ground/staff/index.js';
import { testApp, type TestApp, type TestBrowser } from '../../../testing/app.js';
import { caughtUp } from '../../../testing/caught-up.js';
import { ageIn, signUp, type TestMember } from '../../../testing/members.js';
import { expectSameAfterRebuild } from '../../../testing/rebuild.js';
import { setSettings } from '../../../testing/settings.js';

interface List {
  profiles: Card[];
  next: string | null;
  total_count: number | null;
  similar_results: Card[];
}

let app: TestApp;
let admin: TestBrowser;
let viewer: TestMember;
const members = new Map<string, TestMember>();

async function join(name: string, options: Parameters<typeof signUp>[2] = {}): Promise<TestMember> {
  app.clock.advance(1);
  const member = await signUp(app, name, options);
  await member.browser.put('/profile/visitors', { open: true });
  members.set(name, member);
  return member;
}

beforeAll(async () => {
  app = await testApp({ work: true });
  const login = { email: 'admin@example.com', password: 'long enough' };
  await app.nest
    .get(CommandBus)
    .execute(new AddStaffMember({ actor: 'system', ...login, role: 'admin', key: 'first-admin-key' }));
  admin = app.console();
  await admin.post('/admin/login', login);
  viewer = await signUp(app, 'Viewer');
  for (const name of ['Ada', 'Bea', 'Cleo', 'Dora', 'Elsa'])
    await join(name, { country: name === 'Bea' ? 'BE' : 'NL' });
  await join('Fay', { confirmed: false });
  await caughtUp(app);
});

const member = (name: string) => members.get(name)!;
const list = async (query = '', browser = viewer.browser) => (await browser.get(`/members${query}`)).body as List;
const namesOf = (cards: Card[]) => cards.map(({ name }) => name);
const names = async (query = '', by = viewer) => namesOf((await list(query, by.browser)).profiles);

describe('DSC-01 the list of members', () => {
  it('shows cards, the newest first, without oneself and without the unconfirmed', async () => {
    const { profiles, total_count } = await list();
    expect(namesOf(profiles)).toEqual(['Elsa', 'Dora', 'Cleo', 'Bea', 'Ada']);
    expect(total_count).toBe(5);
    expect(profiles[0]).toMatchObject({
      id: member('Elsa').id,
      name: 'Elsa',
      age: ageIn(app),
      gender: 'female',
      country: 'NL',
      region: null,
      online: true,
      fictional: false,
      main_image: null,
      liked_by_me: false,
    });
    expect(await names('', member('Fay'))).toHaveLength(6);
  });

  it('pages by a cursor, without gaps when someone joins meanwhile', async () => {
    const first = await list('?limit=2');
    expect(namesOf(first.profiles)).toEqual(['Elsa', 'Dora']);
    const late = await join('Late', { country: 'DE' });
    await caughtUp(app);
    const second = await list(`?limit=2&cursor=${first.next}`);
    expect(namesOf(second.profiles)).toEqual(['Cleo', 'Bea']);
    expect(second).toMatchObject({ total_count: null, similar_results: [] });
    const third = await list(`?limit=2&cursor=${second.next}`);
    expect(third).toMatchObject({ profiles: [{ name: 'Ada' }], next: null, similar_results: [] });
    await viewer.browser.post(`/members/${late.id}/block`);
  });

  it('goes on among members who joined at the same instant', async () => {
    const twins = await Promise.all(['Una', 'Ute', 'Uma'].map((name) => signUp(app, name, { country: 'AT' })));
    await caughtUp(app);
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = await list(`?country=AT&limit=1&cursor=${cursor}`);
      seen.push(...page.profiles.map(({ id }) => id));
      cursor = page.next;
    }
    expect(seen.sort()).toEqual(twins.map(({ id }) => id).sort());
  });

  it('filters by gender, country, region and age, and counts who matches', async () => {
    await join('Young', { country: 'CA', region: 'CA-ON', date_of_birth: '2007-03-01' });
    await join('Older', { country: 'CA', region: 'CA-QC', date_of_birth: '1966-03-01', gender: 'male' });
    await caughtUp(app);
    expect(await names('?country=BE')).toEqual(['Bea']);
    expect(await names('?country=CA')).toEqual(['Older', 'Young']);
    expect(await names('?country=CA&gender=male')).toEqual(['Older']);
    expect(await names('?country=CA&countryregion=CA-ON')).toEqual(['Young']);
    expect(await names('?country=CA&min_age=18&max_age=19')).toEqual(['Young']);
    expect(await names('?country=CA&min_age=60')).toEqual(['Older']);
    expect(await list('?country=CA&max_age=30&limit=1')).toMatchObject({ total_count: 1, next: null });
    expect(await list('?country=CA&limit=1')).toMatchObject({ total_count: 2, next: expect.any(String) });
  });

  it('tells who is online, for five minutes', async () => {
    const late = await join('Awake', { country: 'AU' });
    await caughtUp(app);
    expect(await names('?country=AU&online=true')).toEqual(['Awake']);
    app.clock.advance(5 * 60 + 1);
    expect(await names('?country=AU&online=true')).toEqual([]);
    await late.browser.get('/user');
    expect(await names('?country=AU&online=true')).toEqual(['Awake']);
    expect(await names('?country=AU')).toEqual(['Awake']);
  });

  it('PRO-02 tells who has an approved photo', async () => {
    const { browser } = await join('Pictured', { country: 'IT' });
    await join('Plain', { country: 'IT' });
    const listed = async () => {
      await caughtUp(app);
      return names('?country=IT&with_photo=true');
    };
    const picture = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#a34' } })
      .jpeg()
      .toBuffer();
    const add = async () => {
      const { body } = await browser.upload('/photos', 'photo', picture, { key: randomUUID() });
      const { id } = body.photos.at(-1);
      const decided = { staffId: 'system', key: randomUUID(), photoId: id, decision: { approved: true } } as const;
      expect(await listed()).toEqual([]);
      await app.nest.get(CommandBus).execute(new DecidePhoto(decided));
      expect(await listed()).toEqual(['Pictured']);
      return id as string;
    };
    expect((await browser.delete(`/photos/${await add()}`)).status).toBeLessThan(300);
    expect(await listed()).toEqual([]);
    // Staff take the only one away: nothing stands for the member any more.
    const revoked = await admin.post(`/admin/photos/${await add()}/revoke`, { reason: 'unclear' });
    expect(revoked.status).toBeLessThan(300);
    expect(await listed()).toEqual([]);
    expect(await names('?country=IT')).toHaveLength(2);
  });

  it('ACC-12 hides who left, shows who came back, and forgets who is erased', async () => {
    const { id } = await join('Leaving', { country: 'ES' });
    const happens = async (event: MemberEvent) => {
      const command = { actor: id, key: randomUUID(), request: event.data, writes: [memberOf(id)] };
      await app.nest.get(Store).transact(command, (tx) => {
        tx.append(memberOf(id), event);
        return {};
      });
      await caughtUp(app);
      return (await list('?country=ES')).total_count;
    };
    const at = app.clock.now().toISOString();
    await caughtUp(app);
    expect((await list('?country=ES')).total_count).toBe(1);
    // Far off: the job that erases works here too.
    const eraseAt = new Date(app.clock.now().getTime() + 14 * 86_400_000).toISOString();
    const left = { reason: 'break', text: null, deletedAt: at, eraseAt } as const;
    expect(await happens({ type: 'MemberDeleted', data: left })).toBe(0);
    expect((await viewer.browser.get(`/members/${id}`)).status).toBe(404);
    expect(await happens({ type: 'MemberReactivated', data: { reactivatedAt: at } })).toBe(1);
    expect(await happens({ type: 'MemberDeleted', data: { ...left, reason: 'privacy' } })).toBe(0);
    expect(await happens({ type: 'MemberErased', data: { erasedAt: at } })).toBe(0);
    const row = await app.kernel.database.one('SELECT FROM read.search WHERE member_id = $1', [id]);
    expect(row).toBeUndefined();
  });

  it.each([
    '?limit=0',
    '?limit=101',
    '?limit=x',
    '?gender=robot',
    '?country=XX',
    '?cursor=bm9uc2Vuc2U',
    '?min_age=17',
    '?min_age=40&max_age=30',
    '?countryregion=NL-UT',
    '?country=BE&countryregion=NL-UT',
    '?online=perhaps',
  ])('refuses %s', async (query) => {
    const { status, body } = await viewer.browser.get(`/members${query}`);
    expect([status, body.code]).toEqual([422, 'invalid_input']);
  });

  it('PRO-07 leaves out who is blocked, either way', async () => {
    await viewer.browser.post(`/members/${member('Ada').id}/block`);
    await member('Bea').browser.post(`/members/${viewer.id}/block`);
    expect(await names('?country=NL')).not.toContain('Ada');
    expect(await list('?country=BE')).toMatchObject({ profiles: [], total_count: 0 });
    expect(namesOf((await list('?country=BE')).similar_results)).not.toContain('Bea');
    expect(await names('?country=NL', member('Ada'))).not.toContain('Viewer');
    await viewer.browser.delete(`/members/${member('Ada').id}/block`);
    await member('Bea').browser.delete(`/members/${viewer.id}/block`);
    expect(await names('?country=BE')).toEqual(['Bea']);
  });

  it('shows somebody whose day of birth is none without an age, rather than nobody at all', async () => {
    const id = randomUUID();
    const at = app.clock.now().toISOString();
    const text = await sealedFor(app.kernel, id, 'somebody');
    const gender = await sealedFor(app.kernel, id, 'female');
    const place = { country: 'AT', region: null, city: null, location: null } as const;
    const account = { language: 'nl', timeZone: 'Europe/Amsterdam', domain: 'localhost', tracking: null } as const;
    const writes = [memberOf(id), profileOf(id)];
    const command = { actor: 'system', key: randomUUID(), request: { id }, writes };
    await app.nest.get(Store).transact(command, (tx) => {
      tx.append(
        memberOf(id),
        { type: 'SignedUp', data: { email: text, ...account, termsVersion: at, signedUpAt: at } },
        { type: 'EmailConfirmed', data: { confirmedAt: at } },
      );
      const person = {
        name: text,
        dateOfBirth: text,
        gender,
        soughtGender: null,
        description: null,
      } as const;
      tx.append(profileOf(id), { type: 'ProfileCreated', data: { ...person, ...place, createdAt: at } });
      return {};
    });
    await caughtUp(app);
    expect((await list('?country=AT')).profiles).toContainEqual(
      expect.objectContaining({ id, name: 'somebody', age: null }),
    );
    expect((await viewer.browser.get(`/members/${id}`)).body).toMatchObject({ age: null });
  });

  it('EVT-01 is the same when made anew from the log', async () => {
    const rows = await expectSameAfterRebuild(app, 'search', 'member_id');
    expect(rows.length).toBeGreaterThan(8);
  });
});

describe('DSC-01 similar results', () => {
  it('follow where less than a page matches: the region, the ages, the country, nobody twice', async () => {
    const at = (name: string, region: string, year: number, country = 'PL') =>
      join(name, { country, region, date_of_birth: `${year}-01-01` });
    await at('Exact', 'PL-14', 1990);
    await at('Far', 'DE-BY', 1990, 'DE');
    await at('Old', 'PL-14', 1950);
    await at('Near', 'PL-14', 1984);
    await at('Elsewhere', 'PL-02', 1990);
    await caughtUp(app);
    const query = '?country=PL&countryregion=PL-14&min_age=34&max_age=38';
    const { profiles, similar_results, total_count } = await list(`${query}&limit=100`);
    expect(namesOf(profiles)).toEqual(['Exact']);
    expect(total_count).toBe(1);
    const similar = namesOf(similar_results);
    expect(similar.slice(0, 3)).toEqual(['Elsewhere', 'Near', 'Old']);
    expect(similar).toContain('Far');
    expect(new Set([...similar, 'Exact']).size).toBe(similar.length + 1);
    expect(similar).not.toContain('Viewer');
    expect(similar).not.toContain('Fay');
    const short = await list(`${query}&limit=3`);
    expect(namesOf(short.similar_results)).toEqual(['Elsewhere', 'Near']);
    expect((await list(`${query}&limit=1`)).similar_results).toEqual([]);
  });

  it('never are of another gender, and do not exist where nothing was asked', async () => {
    const { similar_results } = await list('?gender=male&country=PL&limit=50');
    expect(namesOf(similar_results)).toEqual(['Older']);
    expect((await list('?limit=100')).similar_results).toEqual([]);
  });
});

describe('DSC-01 the search of visitors', () => {
  const change = (values: object) => setSettings(app, values);
  const visit = async (query = '') => app.browser().get(`/members${query}`);
  const refused = { status: 403, body: { code: 'authentication_required' } };

  it('is closed unless the settings open it', async () => {
    expect(await visit()).toMatchObject(refused);
    expect(await visit('?network=ads')).toMatchObject(refused);
  });

  it('may be open to those who come from a traffic source', async () => {
    await change({ logged_out_search_trafficsource: true });
    expect(await visit()).toMatchObject(refused);
    expect(await visit('?network=ads')).toMatchObject({ status: 200 });
    expect(await visit('?ref=friend')).toMatchObject({ status: 200 });
    await change({ logged_out_search_trafficsource: false });
  });

  it('shows 12 cards, says how many there are, but neither who is online nor a next page', async () => {
    await change({ logged_out_search: true });
    const { status, body } = await visit('?limit=100');
    const { profiles, next, total_count } = body as List;
    expect(status).toBe(200);
    expect(profiles).toHaveLength(12);
    expect(total_count).toBeGreaterThan(12);
    expect(next).toBeNull();
    expect(profiles.some(({ online }) => online)).toBe(false);
    const first = await list('?limit=1');
    expect(await visit(`?cursor=${first.next}`)).toMatchObject(refused);
    expect(await visit('?online=true')).toMatchObject(refused);
    const few = (await visit('?country=BE')).body as List;
    expect(few.profiles.length + few.similar_results.length).toBe(12);
    expect(await app.browser().get(`/members/${viewer.id}`)).toMatchObject(refused);
    await change({ logged_out_search: false });
  });

  describe('distance', () => {
    const living = async (name: string, city: string, country = 'NL') => {
      const one = await join(name, { country });
      await one.browser.put('/profile', { city });
      return one;
    };
    let utrecht: TestMember;
    beforeAll(async () => {
      utrecht = await living('Uut', 'Utrecht');
      await living('Zeist', 'zeist');
      await living('Groningen', 'Groningen');
      await living('Nowhere', 'Nergenshuizen');
      await living('Wien', 'Wien', 'AT');
      await caughtUp(app);
    });
    const found = async (query: string) =>
      ((await list(query, utrecht.browser)).profiles as (Card & { distance_km: number | null })[]).map(
        ({ name, distance_km }) => [name, distance_km],
      );

    it('is told from town to town, where both are known', async () => {
      expect(await found('?limit=4')).toEqual([
        ['Wien', 909],
        ['Nowhere', null],
        ['Groningen', 159],
        ['Zeist', 8],
      ]);
      const profile = async (of: string, by: TestMember) =>
        (await by.browser.get(`/members/${member(of).id}`)).body.distance_km as number | null;
      expect(await profile('Zeist', utrecht)).toBe(8);
      expect(await profile('Zeist', viewer)).toBeNull();
    });

    it('limits a search to who lives near, then shows who lives further off', async () => {
      expect(await found('?distance=25')).toEqual([['Zeist', 8]]);
      expect(await found('?distance=200')).toEqual([
        ['Groningen', 159],
        ['Zeist', 8],
      ]);
      const { similar_results, total_count } = await list('?distance=25', utrecht.browser);
      expect(total_count).toBe(1);
      expect(namesOf(similar_results)).toContain('Wien');
    });

    it('needs a living place of one’s own, and follows it', async () => {
      expect((await viewer.browser.get('/members?distance=25')).body.fields).toEqual([
        { field: 'distance', code: 'invalid' },
      ]);
      await member('Groningen').browser.put('/profile', { city: 'Amersfoort' });
      await member('Zeist').browser.put('/profile', { country: 'BE' });
      await caughtUp(app);
      expect(await found('?distance=25')).toEqual([['Groningen', 20]]);
    });

    it('PRO-01 is not told where profiles name no town', async () => {
      const { visible_profile_fields: shown, search_fields } = (await admin.get('/admin/settings')).body.settings;
      const without = (fields: string[], hidden: string) => fields.filter((field) => field !== hidden);
      await change({
        visible_profile_fields: without(shown, 'city'),
        search_fields: without(search_fields, 'distance'),
      });
      expect(new Set((await found('?limit=100')).map(([, km]) => km))).toEqual(new Set([null]));
      await change({ visible_profile_fields: shown, search_fields });
    });
  });

  it('PRO-01 search_fields decide what counts', async () => {
    const { search_fields } = (await admin.get('/admin/settings')).body.settings;
    await change({ search_fields: ['age'] });
    expect(await names('?country=BE&limit=100')).toContain('Elsa');
    await change({ search_fields });
    expect(await names('?country=BE&limit=100')).not.toContain('Elsa');
  });
});

describe('DSC-09 the order of the list', () => {
  const living = async (name: string, city: string | null, more: Parameters<typeof signUp>[2] = {}) => {
    const one = await join(name, { country: 'FR', gender: 'female', ...more });
    if (city) await one.browser.put('/profile', { city });
    return one;
  };
  let asker: TestMember;
  const inOrder = async (order: string, more = '') =>
    namesOf((await list(`?country=FR&order=${order}${more}`, asker.browser)).profiles);
  const note = async () => {
    await app.nest.get(NoteActivity, { strict: false }).run();
    await caughtUp(app);
  };
  /** Written at once, where a visit alone waits for others. */
  const here = (name: string) => member(name).browser.post('/page-hidden');
  const DAY = 24 * 60 * 60;

  beforeAll(async () => {
    asker = await signUp(app, 'Asker', { country: 'FR', gender: 'male', sought_gender: 'female' });
    await asker.browser.put('/profile', { city: 'Paris' });
    await living('Malena', 'Marseille', { sought_gender: 'male' });
    await living('Stina', 'Paris', { sought_gender: 'male' });
    await living('Nova', null, { sought_gender: 'male' });
    await living('Frida', 'Paris', { sought_gender: 'female' });
    await living('Upsa', 'Versailles');
    // Their visits until here are noted on the day on which they joined.
    app.clock.advance(61);
    await note();
  });

  it('recommended: both sides want it, here lately, near', async () => {
    expect(await inOrder('recommended')).toEqual(['Stina', 'Upsa', 'Malena', 'Nova', 'Frida']);
    app.clock.advance(9 * DAY);
    await here('Malena');
    await note();
    expect(await inOrder('recommended')).toEqual(['Malena', 'Stina', 'Upsa', 'Nova', 'Frida']);
    expect((await inOrder('recommended', '&gender=female'))[0]).toBe('Malena');
  });

  it('nearest: by town, who has none last', async () => {
    expect(await inOrder('nearest')).toEqual(['Frida', 'Stina', 'Upsa', 'Malena', 'Nova']);
    expect(await inOrder('nearest', '&distance=100')).toEqual(['Frida', 'Stina', 'Upsa']);
  });

  it('last active: by the day, not by the hour, then the newest', async () => {
    app.clock.advance(2 * DAY);
    await here('Nova');
    app.clock.advance(60);
    await here('Frida');
    app.clock.advance(120);
    await here('Nova');
    await note();
    expect(await inOrder('last_active')).toEqual(['Frida', 'Nova', 'Malena', 'Upsa', 'Stina']);
  });

  it('notes a day once', async () => {
    const events = async () =>
      (await app.kernel.database.one<{ n: number }>(
        `SELECT count(*) AS n FROM kernel.events WHERE type = 'MembersSeen' AND data::jsonb->'memberIds' ? $1`,
        [member('Nova').id],
      ))!.n;
    const before = await events();
    await here('Nova');
    await note();
    expect(await events()).toBe(before);
  });

  it.each(['recommended', 'newest', 'nearest', 'last_active'])('%s goes on by a cursor', async (order) => {
    const whole = await inOrder(order);
    expect(whole).toHaveLength(5);
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = await list(`?country=FR&limit=2&order=${order}&cursor=${cursor}`, asker.browser);
      seen.push(...namesOf(page.profiles));
      cursor = page.next;
    }
    expect(seen).toEqual(whole);
  });

  it.each(['recommended', 'nearest', 'last_active'])('%s has similar results where few match', async (order) => {
    const { profiles, similar_results } = await list(
      `?country=FR&countryregion=FR-IDF&min_age=80&order=${order}`,
      asker.browser,
    );
    expect(profiles).toEqual([]);
    expect(namesOf(similar_results).slice(0, 5)).toEqual(await inOrder(order));
  });

  it('a cursor tells nothing, and serves its own order alone', async () => {
    const { next } = await list('?country=FR&limit=2&order=nearest', asker.browser);
    expect(Buffer.from(next!, 'base64url').toString('latin1')).not.toMatch(/FR|20\d\d-|nearest/);
    const refused = { status: 422, body: { fields: [{ field: 'cursor', code: 'invalid' }] } };
    expect(await asker.browser.get(`/members?country=FR&order=newest&cursor=${next}`)).toMatchObject(refused);
    expect(await asker.browser.get(`/members?country=FR&order=nearest&cursor=x${next}`)).toMatchObject(refused);
  });

  it('nearest needs a place of one’s own; the others do without', async () => {
    const { status, body } = await viewer.browser.get('/members?country=FR&order=nearest');
    expect([status, body.fields]).toEqual([422, [{ field: 'order', code: 'invalid' }]]);
    expect(namesOf((await list('?country=FR&order=recommended')).profiles)).toHaveLength(6);
    expect((await viewer.browser.get('/members?order=best')).status).toBe(422);
  });

  it('PRO-01 asks nothing that profiles do not show: neither a place nor whom somebody looks for', async () => {
    const { visible_profile_fields: shown, search_fields } = (await admin.get('/admin/settings')).body.settings;
    const hidden = ['city', 'sought_gender'];
    await setSettings(app, {
      visible_profile_fields: shown.filter((field: string) => !hidden.includes(field)),
      search_fields: search_fields.filter((field: string) => field !== 'distance'),
    });
    expect(await inOrder('recommended')).toEqual(await inOrder('last_active'));
    expect(await inOrder('nearest')).toEqual(await inOrder('newest'));
    await setSettings(app, { visible_profile_fields: shown, search_fields });
  });

  it('PRO-08 leaves out who is invisible, however lately they were here', async () => {
    await member('Nova').browser.put('/profile/invisible', { invisible: true });
    await caughtUp(app);
    for (const order of ['recommended', 'newest', 'nearest', 'last_active'])
      expect(await inOrder(order)).not.toContain('Nova');
    await member('Nova').browser.put('/profile/invisible', { invisible: false });
    await caughtUp(app);
  });

  it('is not for visitors to choose', async () => {
    await setSettings(app, { logged_out_search: true });
    const visit = async (query: string) =>
      namesOf((await app.browser().get(`/members?country=FR${query}`)).body.profiles);
    expect(await visit('&order=last_active')).toEqual(await visit(''));
    expect(await visit('&order=nearest')).toEqual(await visit(''));
    await setSettings(app, { logged_out_search: false });
  });
});

describe('DSC-02 a profile', () => {
  const show = async (id: string, by = viewer) => {
    const { status, body } = await by.browser.get(`/members/${id}`);
    return { status, body };
  };

  it('is a card with what one may do', async () => {
    const { id } = member('Cleo');
    expect(await show(id)).toMatchObject({
      status: 200,
      body: { id, blocked_by_me: false, can_message: true, can_like: true },
    });
    expect(await show(id.toUpperCase())).toMatchObject({ status: 200, body: { id } });
    expect(await show(id, member('Fay'))).toMatchObject({ status: 200, body: { can_message: false, can_like: false } });
    expect(await show(viewer.id)).toMatchObject({ status: 200, body: { name: 'Viewer', can_message: false } });
  });

  it('PRO-07 stays visible to who blocked, and is gone for who is blocked', async () => {
    const dora = member('Dora');
    await viewer.browser.post(`/members/${dora.id}/block`);
    expect(await show(dora.id)).toMatchObject({ status: 200, body: { blocked_by_me: true, can_message: false } });
    expect(await show(viewer.id, dora)).toMatchObject({ status: 403, body: { code: 'profile_not_available' } });
    await viewer.browser.delete(`/members/${dora.id}/block`);
    expect(await show(viewer.id, dora)).toMatchObject({ status: 200 });
  });

  it('PRO-01 tells no more of a profile than the settings show', async () => {
    const told = await join('Told', { country: 'NZ', city: 'Haarlem', description: 'Dag!', sought_gender: 'male' });
    const { id } = told;
    expect((await show(id)).body).toMatchObject({
      city: 'Haarlem',
      description: 'Dag!',
      sought_gender: 'male',
      interests: [],
    });
    const { visible_profile_fields, search_fields } = (await admin.get('/admin/settings')).body.settings;
    const narrow = { visible_profile_notes: [], search_fields: ['gender' as const] };
    await setSettings(app, { visible_profile_fields: ['sought_gender'], ...narrow });
    expect((await show(id)).body).toMatchObject({ city: null, description: null, sought_gender: 'male' });
    await setSettings(app, { visible_profile_fields, visible_profile_notes: ['description'], search_fields });
    expect((await show(id)).body).toMatchObject({ city: 'Haarlem', description: 'Dag!' });
  });

  it('PRO-08 of an invisible member is found by nobody but who talked with them', async () => {
    const hidden = await join('Hidden', { country: 'IE' });
    const friend = await join('Friend', { country: 'IE' });
    await caughtUp(app);
    expect(await names('?country=IE')).toEqual(['Friend', 'Hidden']);
    const { body: chat } = await friend.browser.post('/chats', { profile_id: hidden.id });
    await friend.browser.post(`/chats/${chat.id}/messages`, { body: 'hello' });
    await turn('On', hidden);
    expect(await names('?country=IE')).toEqual(['Friend']);
    expect(await names('?country=IE', friend)).not.toContain('Hidden');
    expect(await show(hidden.id)).toMatchObject({ status: 404, body: { code: 'member_not_found' } });
    expect(await show(hidden.id, friend)).toMatchObject({ status: 200, body: { can_message: true } });
    await turn('Off', hidden);
    expect(await names('?country=IE')).toEqual(['Friend', 'Hidden']);
    expect(await show(hidden.id)).toMatchObject({ status: 200 });
  });

  const turn = async (way: 'On' | 'Off', { id }: TestMember) => {
    const command = { actor: id, key: randomUUID(), request: { way }, writes: [profileOf(id)] };
    const at = app.clock.now().toISOString();
    await app.nest.get(Store).transact(command, (tx) => {
      tx.append(profileOf(id), { type: `InvisibleModeTurned${way}`, data: { at } });
      return {};
    });
    await caughtUp(app);
  };

  it('is not found when nobody has that id, or one who has not confirmed', async () => {
    for (const id of ['7f1d7c4e-0000-4000-8000-000000000001', member('Fay').id]) {
      expect(await show(id)).toMatchObject({ status: 404, body: { code: 'member_not_found' } });
    }
    expect(await show('nonsense')).toMatchObject({ status: 422 });
    expect(await show(viewer.id, { ...viewer, browser: app.browser() })).toMatchObject({
      status: 403,
      body: { code: 'authentication_required' },
    });
  });
});

describe('PRV-01 EVT-01 a forgotten member', () => {
  it('is a card without name, age and gender, also after read models are made anew', async () => {
    const gone = await join('Gone', { country: 'CH' });
    await caughtUp(app);
    await app.kernel.vault.destroy(gone.id);
    for (const table of ['profiles', 'accounts']) await expectSameAfterRebuild(app, table, 'member_id');
    expect((await list('?country=CH')).profiles).toMatchObject([{ id: gone.id, name: '', age: null, gender: null }]);
  });
});

describe('EVT-04 a profile whose events told gender in plain', () => {
  it('is found by it and shown with it, after read models are made anew', async () => {
    const old = await signUp(app, 'Early', { country: 'ES', gender: 'male', sought_gender: 'male' });
    const [created] = await app.kernel.database.query<{ data: object }>(
      `SELECT data FROM kernel.events WHERE stream = $1 AND type = 'ProfileCreated'`,
      [`profile-${old.id}`],
    );
    const stored = async (version: number, type: string, told: object) =>
      app.kernel.database.query(
        `INSERT INTO kernel.events (stream, version, type, schema_version, data, actor, key, recorded_at)
         VALUES ($1, $2, $3, 1, $4, 'system', $5, now())`,
        [`profile-${old.id}`, version, type, told, randomUUID()],
      );
    await stored(101, 'ProfileCreated', { ...created!.data, gender: 'female', soughtGender: 'male' });
    await stored(102, 'ProfileEdited', { changes: { sought_gender: 'both' }, editedAt: app.clock.now().toISOString() });
    for (const table of ['search', 'profiles', 'console_members', 'campaign_audience'])
      await app.kernel.projections.rebuild(table);
    expect(await names('?country=ES&gender=female')).toEqual(['Early']);
    expect(await names('?country=ES&gender=male')).toEqual([]);
    expect((await old.browser.get('/user')).body.profile).toMatchObject({ gender: 'female', sought_gender: 'both' });
    for (const table of ['search', 'console_members', 'campaign_audience'])
      expect(
        await app.kernel.database.query(`SELECT gender FROM read.${table} WHERE member_id = $1`, [old.id]),
      ).toEqual([{ gender: 'female' }]);
  });
});
