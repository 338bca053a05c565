import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { testApp, type TestApp, type TestBrowser } from '../../../../testing/app.js';
import { setSettings } from '../../../../testing/settings.js';
import { AddStaffMember } from '../commands/add-staff-member.command.js';
import type { Role } from '../staff-member.events.js';

const password = 'long enough to keep';
const BOUNDS = { four_eyes_above: 5_000, goodwill_limit: 250 };
let app: TestApp;
let ada: Colleague;
let bas: Colleague;

interface Colleague {
  id: string;
  browser: TestBrowser;
}

beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  await setSettings(app, BOUNDS);
  // Those of the test before are nobody any more.
  await app.kernel.database.query('UPDATE read.staff_members SET disabled = true');
  await app.kernel.database.query('DELETE FROM read.agreements');
  ada = await add('admin');
  bas = await add('admin');
});

async function add(role: Role, actor = 'system'): Promise<Colleague> {
  const person = { email: `${randomUUID()}@example.com`, password, role, name: 'Colleague' };
  const { staffId: id } = await app.nest
    .get(CommandBus)
    .execute(new AddStaffMember({ actor, ...person, key: randomUUID() }));
  const browser = app.console();
  await browser.post('/admin/login', { email: person.email, password });
  return { id, browser };
}

const bounds = async () => {
  const { four_eyes_above, goodwill_limit } = (await ada.browser.get('/admin/settings')).body.settings;
  return { four_eyes_above, goodwill_limit };
};
const save = async (changes: object, by = ada) => {
  const { version } = (await by.browser.get('/admin/settings')).body;
  return by.browser.put('/admin/settings', { version, reason: 'Large orders now', changes });
};
const waiting = async (by: Colleague) => (await by.browser.get('/admin/agreements')).body;
const toDecide = async ({ browser }: Colleague) => {
  const filter = encodeURIComponent('{"to_decide":true}');
  return (await browser.get(`/admin/agreements?filter=${filter}`)).body;
};
/** What Ada proposed. */
const raised = async (changes: object = { four_eyes_above: 10_000 }): Promise<string> => {
  expect(await save(changes)).toMatchObject({ status: 200, body: { proposed: true } });
  return (await waiting(ada)).at(-1).id;
};
const decide = (who: Colleague, id: string, what: 'agree' | 'refuse', key = randomUUID()) =>
  who.browser.post(`/admin/agreements/${id}/${what}`, { reason: 'Looked at it' }, { key });
const done = async () =>
  (await ada.browser.get('/admin/settings/history')).body.changes[0] as {
    by: string;
    proposed_by: string;
    alone: boolean;
  };
const inAudit = async () => (await ada.browser.get('/admin/audit')).body as { type: string; alone: boolean }[];
/** Not by the hand of any colleague. */
const gone = ({ id }: Colleague) =>
  app.kernel.database.query('UPDATE read.staff_members SET disabled = true WHERE staff_id = $1', [id]);
const change = (who: Colleague, what: string, body: object, by = ada) =>
  by.browser.post(`/admin/staff/${who.id}/${what}`, { reason: 'Needed', ...body });

describe('ADM-04 a bound is raised by two', () => {
  it('given another admin, when one raises it, then it waits for them while the rest is saved; they agree', async () => {
    const id = await raised({ four_eyes_above: 10_000, goodwill_limit: 20, min_age: 21 });
    expect(await bounds()).toEqual({ four_eyes_above: 5_000, goodwill_limit: 20 });
    expect((await ada.browser.get('/admin/settings')).body.settings.min_age).toBe(21);
    expect(await waiting(bas)).toMatchObject([
      {
        id,
        before: { four_eyes_above: 5_000 },
        after: { four_eyes_above: 10_000 },
        reason: 'Large orders now',
        proposed_by: ada.id,
        actions: ['agree', 'refuse'],
      },
    ]);
    expect(await waiting(ada)).toMatchObject([{ id, actions: ['withdraw'] }]);
    expect([await toDecide(ada), await toDecide(bas)]).toMatchObject([[], [{ id }]]);
    const dashboard = async ({ browser }: Colleague) =>
      (await browser.get('/admin/queues')).body.queues.find(({ list }: { list: string }) => list === 'agreements');
    expect([await dashboard(ada), await dashboard(bas)]).toMatchObject([{ waiting: 0 }, { waiting: 1 }]);
    expect(await decide(ada, id, 'agree')).toMatchObject({ status: 403, body: { code: 'own_proposal' } });
    expect(await decide(bas, id, 'agree')).toMatchObject({ status: 200, body: { status: 'given' } });
    expect(await bounds()).toEqual({ four_eyes_above: 10_000, goodwill_limit: 20 });
    expect(await done()).toMatchObject({ by: bas.id, proposed_by: ada.id, reason: 'Large orders now', alone: false });
    expect(await waiting(bas)).toEqual([]);
  });

  it('given a proposal, when it is refused or taken back, then nothing changes', async () => {
    expect(await decide(bas, await raised(), 'refuse')).toMatchObject({ body: { status: 'refused' } });
    const id = await raised();
    expect(await decide(ada, id, 'refuse')).toMatchObject({ body: { status: 'refused' } });
    expect(await decide(bas, id, 'agree')).toMatchObject({ status: 409, body: { code: 'proposal_decided' } });
    expect(await bounds()).toEqual(BOUNDS);
  });

  it('to lower one takes nobody else', async () => {
    expect(await save({ four_eyes_above: 1_000, goodwill_limit: 0 })).toMatchObject({ body: { proposed: false } });
    expect(await bounds()).toEqual({ four_eyes_above: 1_000, goodwill_limit: 0 });
    expect(await done()).toMatchObject({ alone: false, proposed_by: null });
  });

  it('given nobody else, then it is done at once, and history and audit log say that it was done alone', async () => {
    await gone(bas);
    await add('finance');
    expect(await save({ goodwill_limit: 500 })).toMatchObject({ body: { proposed: false } });
    expect(await bounds()).toMatchObject({ goodwill_limit: 500 });
    expect(await done()).toMatchObject({ by: ada.id, alone: true });
    expect((await inAudit())[0]).toMatchObject({ type: 'SettingsChanged', alone: true });
  });

  it('given an admin whom the proposer opened an account for, they are nobody to agree: neither asked nor heard', async () => {
    const sock = await add('admin', ada.id);
    const id = await raised();
    expect(await waiting(sock)).toMatchObject([{ actions: ['refuse'] }]);
    expect(await toDecide(sock)).toEqual([]);
    expect(await decide(sock, id, 'agree')).toMatchObject({ status: 403, body: { code: 'appointed_by_proposer' } });
    await decide(bas, id, 'refuse');
    await gone(bas);
    expect(await save({ goodwill_limit: 500 })).toMatchObject({ body: { proposed: false } });
    expect(await done()).toMatchObject({ alone: true });
  });

  it.each([
    ['disabled', 'disable', {}],
    ['demoted', 'role', { role: 'finance' }],
  ])(
    'given the other admin was %s by the proposer, then it waits for thirty days all the same',
    async (_, what, body) => {
      await change(bas, what, body);
      await raised();
      expect(await bounds()).toEqual(BOUNDS);
      const { email } = (await ada.browser.get('/admin/session')).body;
      app.clock.advance(30 * 86_400);
      ada.browser = app.console();
      await ada.browser.post('/admin/login', { email, password });
      expect(await save({ goodwill_limit: 500 })).toMatchObject({ body: { proposed: false } });
      expect(await done()).toMatchObject({ alone: true });
    },
  );

  it('pressed twice it is done once, also by two at once', async () => {
    const cas = await add('admin');
    const id = await raised();
    const key = randomUUID();
    const answers = await Promise.all([bas, cas].map((who) => decide(who, id, 'agree', who === bas ? key : undefined)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    if (answers[0]!.status === 200) expect((await decide(bas, id, 'agree', key)).body).toEqual({ status: 'given' });
    const { changes } = (await ada.browser.get('/admin/settings/history')).body;
    expect(changes.filter((one: { proposed_by: string }) => one.proposed_by === ada.id)).toHaveLength(1);
  });

  it('given the second or the proposer is no admin any more, then nobody agrees', async () => {
    const cas = await add('admin');
    const id = await raised();
    await change(bas, 'role', { role: 'finance' }, cas);
    expect((await decide(bas, id, 'agree')).status).toBe(403);
    await change(ada, 'disable', {}, cas);
    expect(await decide(cas, id, 'agree')).toMatchObject({ status: 409, body: { code: 'agreement_outdated' } });
    ada = cas;
    expect(await bounds()).toEqual(BOUNDS);
  });

  it('given the bound was changed meanwhile, then the proposal can only be refused', async () => {
    const id = await raised();
    await save({ four_eyes_above: 4_000 }, bas);
    expect(await decide(bas, id, 'agree')).toMatchObject({ status: 409, body: { code: 'agreement_outdated' } });
    expect(await bounds()).toMatchObject({ four_eyes_above: 4_000 });
    expect((await decide(bas, id, 'refuse')).status).toBe(200);
  });
});

describe('ADM-04 the roles of finance and admin are given by two', () => {
  const roleOf = async ({ id }: Pick<Colleague, 'id'>) => (await ada.browser.get(`/admin/staff/${id}`)).body.role;
  const newest = async () => (await waiting(ada)).at(-1);

  it('given another admin, when one gives the role, then it waits for them; they agree', async () => {
    const mo = await add('moderator');
    expect(await change(mo, 'role', { role: 'finance' })).toMatchObject({ status: 200, body: { role: 'moderator' } });
    const { id, role, before, reason } = await newest();
    expect({ role, before, reason }).toMatchObject({
      role: { staff_id: mo.id, from: 'moderator', to: 'finance' },
      before: {},
      reason: 'Needed',
    });
    // Nobody was logged out yet.
    expect((await mo.browser.get('/admin/session')).status).toBe(200);
    expect(await decide(ada, id, 'agree')).toMatchObject({ body: { code: 'own_proposal' } });
    expect((await decide(bas, id, 'agree')).status).toBe(200);
    expect(await roleOf(mo)).toBe('finance');
  });

  it('given another admin, when one invites for the role, then the account is a moderator’s and mailed on agreement', async () => {
    const person = { name: 'Noor', email: `${randomUUID()}@example.com`, role: 'admin', language: 'nl' };
    const invited = (await ada.browser.post('/admin/staff', person)).body;
    expect(invited).toMatchObject({ role: 'moderator', status: 'invited' });
    const links = () =>
      app.kernel.database.query("SELECT 1 FROM kernel.events WHERE type = 'StaffLinkSent' AND stream = $1", [
        `staff-${invited.id}`,
      ]);
    expect(await links()).toEqual([]);
    expect((await decide(bas, (await newest()).id, 'agree')).status).toBe(200);
    expect(await roleOf(invited)).toBe('admin');
    expect(await links()).toHaveLength(1);
  });

  it('to take one away, or to make a moderator, takes nobody else', async () => {
    const cas = await add('admin');
    expect((await change(cas, 'role', { role: 'finance' })).body.role).toBe('finance');
    expect((await change(cas, 'role', { role: 'moderator' })).body.role).toBe('moderator');
    expect(await newest()).toBeUndefined();
  });

  it('given nobody else, then it is done at once, and the audit log says that it was done alone', async () => {
    await gone(bas);
    const mo = await add('moderator');
    expect((await change(mo, 'role', { role: 'finance' })).body.role).toBe('finance');
    expect((await inAudit())[0]).toMatchObject({ type: 'StaffRoleChanged', alone: true });
    const person = { name: 'Noor', email: `${randomUUID()}@example.com`, role: 'finance', language: 'nl' };
    expect((await ada.browser.post('/admin/staff', person)).body.role).toBe('finance');
    const added = (await inAudit()).find(({ type }) => type === 'StaffMemberAdded');
    expect(added).toMatchObject({ alone: true });
  });

  it('given the colleague was disabled or has another role meanwhile, then nobody agrees', async () => {
    const mo = await add('moderator');
    await change(mo, 'role', { role: 'admin' });
    const first = (await newest()).id;
    await change(mo, 'role', { role: 'finance' });
    expect((await decide(bas, (await newest()).id, 'agree')).status).toBe(200);
    expect(await decide(bas, first, 'agree')).toMatchObject({ status: 409, body: { code: 'agreement_outdated' } });
    expect(await roleOf(mo)).toBe('finance');
  });
});
