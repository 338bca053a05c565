import { beforeAll, describe, expect, it } from 'vitest';
import type { Card } from '../profiles/index.js';
import { testApp, type TestApp } from '../testing/app.js';
import { signUp, type TestMember } from '../testing/members.js';
import { expectSameAfterRebuild } from '../testing/rebuild.js';

let app: TestApp;
let viewer: TestMember;
const members = new Map<string, TestMember>();
beforeAll(async () => {
  app = await testApp();
  viewer = await signUp(app, 'Viewer');
  for (const name of ['Ada', 'Bea', 'Cleo', 'Dora', 'Elsa']) {
    app.clock.advance(1);
    members.set(name, await signUp(app, name, { country: name === 'Bea' ? 'BE' : 'NL' }));
  }
  members.set('Fay', await signUp(app, 'Fay', { confirmed: false }));
});
const member = (name: string) => members.get(name)!;
const list = async (query = '', by = viewer) => {
  const { body } = await by.browser.get(`/members${query}`);
  return body as { profiles: Card[]; next: string | null };
};
const names = async (query = '', by = viewer) => (await list(query, by)).profiles.map(({ name }) => name);

describe('DSC-01 the list of members', () => {
  it('shows cards, the newest first, without oneself and without the unconfirmed', async () => {
    expect(await names()).toEqual(['Elsa', 'Dora', 'Cleo', 'Bea', 'Ada']);
    expect((await list()).profiles[0]).toEqual({
      id: member('Elsa').id,
      name: 'Elsa',
      age: 35,
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
    expect(first.profiles.map(({ name }) => name)).toEqual(['Elsa', 'Dora']);
    const late = await signUp(app, 'Late', { country: 'DE' });
    const second = await list(`?limit=2&cursor=${first.next}`);
    expect(second.profiles.map(({ name }) => name)).toEqual(['Cleo', 'Bea']);
    const third = await list(`?limit=2&cursor=${second.next}`);
    expect(third).toMatchObject({ profiles: [{ name: 'Ada' }], next: null });
    await viewer.browser.post(`/members/${late.id}/block`);
  });

  it('goes on among members who joined at the same instant', async () => {
    const twins = await Promise.all(['Una', 'Ute', 'Uma'].map((name) => signUp(app, name, { country: 'AT' })));
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = await list(`?country=AT&limit=1&cursor=${cursor}`);
      seen.push(...page.profiles.map(({ id }) => id));
      cursor = page.next;
    }
    expect(seen.sort()).toEqual(twins.map(({ id }) => id).sort());
  });

  it('filters by gender and country', async () => {
    expect(await names('?country=BE')).toEqual(['Bea']);
    expect(await names('?gender=male')).toEqual([]);
    expect(await names('?gender=female&country=BE')).toEqual(['Bea']);
  });

  it.each(['?limit=0', '?limit=101', '?limit=x', '?gender=robot', '?country=XX', '?cursor=bm9uc2Vuc2U'])(
    'refuses %s',
    async (query) => {
      const { status, body } = await viewer.browser.get(`/members${query}`);
      expect([status, body.code]).toEqual([422, 'invalid_input']);
    },
  );

  it('PRO-07 leaves out who is blocked, either way', async () => {
    await viewer.browser.post(`/members/${member('Ada').id}/block`);
    await member('Bea').browser.post(`/members/${viewer.id}/block`);
    expect(await names('?country=NL')).not.toContain('Ada');
    expect(await names('?country=BE')).toEqual([]);
    expect(await names('?country=NL', member('Ada'))).not.toContain('Viewer');
    await viewer.browser.delete(`/members/${member('Ada').id}/block`);
    await member('Bea').browser.delete(`/members/${viewer.id}/block`);
    expect(await names('?country=BE')).toEqual(['Bea']);
  });
});

describe('DSC-02 a profile', () => {
  const show = async (id: string, by = viewer) => {
    const { status, body } = await by.browser.get(`/members/${id}`);
    return { status, body };
  };

  it('is a card with what one may do', async () => {
    const { id } = member('Cleo');
    expect(await show(id)).toMatchObject({ status: 200, body: { id, blocked_by_me: false, can_message: true } });
    expect(await show(id.toUpperCase())).toMatchObject({ status: 200, body: { id } });
    expect(await show(id, member('Fay'))).toMatchObject({ status: 200, body: { can_message: false } });
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
  it('is a card without name and age, also after read models are made anew', async () => {
    const gone = await signUp(app, 'Gone', { country: 'CH' });
    await app.kernel.vault.destroy(gone.id);
    for (const table of ['profiles', 'accounts']) await expectSameAfterRebuild(app, table, 'member_id');
    expect((await list('?country=CH')).profiles).toMatchObject([{ id: gone.id, name: '', age: null }]);
  });
});
