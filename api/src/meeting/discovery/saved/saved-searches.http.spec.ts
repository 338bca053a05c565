import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { testApp, type TestApp } from '../../../../testing/app.js';
import { caughtUp } from '../../../../testing/caught-up.js';
import { eventCount, signUp, type TestMember } from '../../../../testing/members.js';
import { MailPreferences } from '../../../members/accounts/index.js';
import { SavedSearchNews } from './search-news.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ work: true });
});

interface Saved {
  id: string;
  name: string;
  filter: object;
  weekly_mail: boolean;
}
const listOf = async ({ browser }: TestMember) => (await browser.get('/saved-searches')).body.searches as Saved[];
const save = (
  { browser }: TestMember,
  body: Partial<{ name: string; query: string; weekly_mail: boolean }> = {},
  key?: string,
) => browser.post('/saved-searches', { name: 'Utrecht', query: '', weekly_mail: false, ...body }, key ? { key } : {});
const change = ({ browser }: TestMember, id: string, body: object) => browser.put(`/saved-searches/${id}`, body);
const refusal = (code: string, status: number) => ({ status, body: { code } });

describe('DSC-01 saved searches', () => {
  it('are kept, renamed, replaced and deleted, each by its own member alone', async () => {
    const [anna, ben] = [await signUp(app, 'Anna'), await signUp(app, 'Ben')];
    const { status, body } = await save(anna, {
      name: ' Mannen  in Utrecht ',
      query: 'gender=male&countryregion=NL-UT&country=NL',
    });
    expect([status, body.limit]).toEqual([201, 3]);
    const [{ id }] = body.searches;
    expect(await listOf(anna)).toEqual([
      {
        id,
        name: 'Mannen in Utrecht',
        filter: { gender: 'male', country: 'NL', countryregion: 'NL-UT' },
        weekly_mail: false,
      },
    ]);
    expect(await listOf(ben)).toEqual([]);
    expect(await change(ben, id, { name: 'Mine' })).toMatchObject(refusal('saved_search_not_found', 404));
    expect((await ben.browser.delete(`/saved-searches/${id}`)).status).toBe(200);

    expect((await change(anna, id, { name: 'Utrecht' })).body.searches).toMatchObject([{ name: 'Utrecht' }]);
    expect((await change(anna, id, { query: 'min_age=30' })).body.searches).toMatchObject([
      { id, name: 'Utrecht', filter: { min_age: 30 } },
    ]);
    expect((await anna.browser.delete(`/saved-searches/${id}`)).body.searches).toEqual([]);
  });

  it('are three, also when they are saved at the same moment; a repeated request saves one', async () => {
    const anna = await signUp(app, 'Anna');
    const key = randomUUID();
    const same = await Promise.all([save(anna, {}, key), save(anna, {}, key)]);
    expect(same.map(({ status }) => status)).toEqual([201, 201]);
    const answers = await Promise.all(Array.from({ length: 6 }, () => save(anna)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(answers.find(({ status }) => status !== 201)).toMatchObject({
      status: 409,
      body: { code: 'saved_search_limit_reached', params: { limit: 3 } },
    });
    expect(await listOf(anna)).toHaveLength(3);
  });

  it('hold only what can be searched by, under a name', async () => {
    const anna = await signUp(app, 'Anna');
    const before = await eventCount(app);
    expect(await save(anna, { query: 'min_age=7' })).toMatchObject(refusal('invalid_input', 422));
    expect(await save(anna, { name: ' \u200b ' })).toMatchObject(refusal('invalid_input', 422));
    expect(await save(anna, { name: 'x'.repeat(81) })).toMatchObject(refusal('invalid_input', 422));
    expect(await eventCount(app)).toBe(before);
  });

  it('PRV-02 what somebody looks for is in no event in plain', async () => {
    const anna = await signUp(app, 'Anna');
    await save(anna, { name: 'Kantklossers', query: 'gender=female&min_age=47' });
    const rows = await app.kernel.database.query<{ data: string }>(
      `SELECT data::text AS data FROM kernel.events WHERE stream = 'savedsearches-' || $1`,
      [anna.id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]!.data).not.toMatch(/Kantklossers|female|_age/);
  });
});

describe('DSC-09 the mail of a saved search', () => {
  it('turns the weekly mail on, and shows off once that is', async () => {
    const anna = await signUp(app, 'Anna');
    const [{ id }] = (await save(anna, { weekly_mail: true })).body.searches;
    const wishes = () => app.nest.get(MailPreferences, { strict: false }).wishes(anna.id, 'weekly_updates');
    expect(await wishes()).toEqual({ wanted: true, byMail: true });
    expect(await listOf(anna)).toMatchObject([{ weekly_mail: true }]);
    await anna.browser.put('/notifications', { weekly_updates: false });
    expect(await listOf(anna)).toMatchObject([{ weekly_mail: false }]);
    expect((await change(anna, id, { weekly_mail: true })).body.searches).toMatchObject([{ weekly_mail: true }]);
    expect((await wishes()).wanted).toBe(true);
    expect((await change(anna, id, { weekly_mail: false })).body.searches).toMatchObject([{ weekly_mail: false }]);
    expect((await wishes()).wanted).toBe(true);
  });

  it('names who is new, nobody twice, and never who is invisible, blocked either way, closed or was there before', async () => {
    const anna = await signUp(app, 'Anna', { gender: 'female', country: 'AT' });
    const lastMail = app.clock.now();
    const man = (name: string, rest: object = {}) => signUp(app, name, { gender: 'male', country: 'AT', ...rest });
    await man('Before');
    app.clock.advance(60);
    await save(anna, {
      name: 'Wien',
      query: 'gender=male&country=AT&countryregion=AT-9&online=true',
      weekly_mail: true,
    });
    await save(anna, { name: 'All', query: 'gender=male&country=AT', weekly_mail: true });
    await save(anna, { name: 'Unmailed', query: 'country=AT' });
    app.clock.advance(60);
    const vienna = await man('Vienna', { region: 'AT-9' });
    const [hidden, blocker, blocked, leaver, other] = [
      await man('Hidden'),
      await man('Blocker'),
      await man('Blocked'),
      await man('Leaver'),
      await man('Other'),
    ];
    await signUp(app, 'Woman', { gender: 'female', country: 'AT' });
    await caughtUp(app);
    await hidden.browser.put('/profile/invisible', { invisible: true });
    await blocker.browser.post(`/members/${anna.id}/block`);
    await anna.browser.post(`/members/${blocked.id}/block`);
    const leaving = await leaver.browser.post('/user/deletion', { reason: 'other', password: 'correct horse' });
    expect(leaving.status).toBeLessThan(300);
    const news = () => app.nest.get(SavedSearchNews, { strict: false }).for(anna.id, lastMail, 5);
    const told = async () => (await news()).map(({ name, cards }) => [name, cards.map((card) => card.id).sort()]);
    expect(await told()).toEqual([
      ['Wien', [vienna.id]],
      ['All', [other.id]],
    ]);
    app.clock.advance(60);
    const { id } = (await listOf(anna))[0]!;
    await change(anna, id, { query: 'gender=male&country=AT&min_age=18' });
    expect(await told()).toEqual([['All', [other.id, vienna.id].sort()]]);
  });

  it('names nobody in a search by distance while the member has no known place, as the list shows nobody', async () => {
    const anna = await signUp(app, 'Anna', { country: 'CH' });
    const lastMail = app.clock.now();
    await save(anna, { name: 'Near', query: 'country=CH&distance=50', weekly_mail: true });
    app.clock.advance(60);
    await signUp(app, 'Ben', { country: 'CH' });
    await caughtUp(app);
    expect(await app.nest.get(SavedSearchNews, { strict: false }).for(anna.id, lastMail, 5)).toEqual([]);
  });
});
