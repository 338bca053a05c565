import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { AddStaffMember } from '../../ground/staff/index.js';
import { testApp, type TestApp, type TestBrowser } from '../../../testing/app.js';
import { signUp } from '../../../testing/members.js';
import { caughtUp } from '../../../testing/caught-up.js';
import { jobsSettled } from '../../../testing/jobs-settled.js';
import { RebuildReadModelJob } from './jobs/rebuild-read-model.job.js';
import { eventually } from '../../../testing/kernel/index.js';

interface Model {
  name: string;
  mode: string;
  rows: number;
  revision: number;
  position: number;
  lag: { events: number; seconds: number };
  state: string;
}

let app: TestApp;
let admin: TestBrowser;

beforeAll(async () => {
  app = await testApp({ work: true });
  const login = { email: 'admin@example.org', password: 'correct horse battery' };
  await app.nest
    .get(CommandBus)
    .execute(new AddStaffMember({ actor: 'system', ...login, role: 'admin', key: randomUUID() }));
  admin = app.console();
  await admin.post('/admin/login', login);
  await signUp(app, 'Anna');
  // A job counts the sign-up in events of its own.
  await caughtUp(app);
  await jobsSettled(app);
  await caughtUp(app);
});

const models = async () =>
  (await admin.get('/admin/projections')).body as { head: number; read_models: Model[]; policies: Model[] };
const model = async (name: string) => (await models()).read_models.find((one) => one.name === name)!;
const rebuild = (name: string, key = randomUUID()) =>
  admin.post(`/admin/projections/${name}/rebuild`, { reason: 'A row is missing' }, { key });
const rows = (table: string) => app.kernel.database.query(`SELECT * FROM read.${table} ORDER BY 1`);
const tableId = async (table: string) =>
  (await app.kernel.database.one<{ id: number }>(`SELECT 'read.${table}'::regclass::oid::bigint AS id`))!.id;

describe('EVT-01 read models in the console', () => {
  it('are all there, with how far they are', async () => {
    const { head, read_models, policies } = await models();
    expect(read_models.length).toBe(app.kernel.projections.definitions.length);
    expect(read_models.filter(({ state }) => state !== 'current')).toEqual([]);
    expect(policies.filter(({ state }) => state !== 'current')).toEqual([]);
    expect(read_models.find(({ name }) => name === 'console_members')).toMatchObject({ rows: 1, position: head });
    expect(read_models.map(({ mode }) => mode)).toContain('inline');
    expect(policies.map(({ name }) => name)).toContain('rebuild-read-model');
  });

  it.each(['console_members', 'staff_members'])('%s is rebuilt in the background and swapped in', async (name) => {
    const [before, table] = [await rows(name), await tableId(name)];
    expect((await rebuild(name)).status).toBe(204);
    await eventually(async () => expect(await tableId(name)).not.toBe(table));
    await eventually(async () => expect((await model(name)).state).toBe('current'));
    expect(await rows(name)).toEqual(before);
    const { body } = await admin.get(`/admin/streams/readmodel-${name}/events`);
    expect(body.events.map(({ type }: { type: string }) => type)).toEqual([
      'ReadModelRebuilt',
      'ReadModelRebuildRequested',
    ]);
    const audit = await admin.get('/admin/audit?filter={"type":"ReadModelRebuildRequested"}');
    expect(audit.body[0]).toMatchObject({ stream: `readmodel-${name}`, actor: { kind: 'staff' } });
  });

  it('are refused a name that none has', async () => {
    expect((await rebuild('nothing')).body).toMatchObject({ status: 404, code: 'read_model_not_found' });
    expect((await rebuild('no;thing')).body.code).toBe('invalid_input');
  });
});

describe('EVT-01 rebuilding without workers', () => {
  it('waits, runs once, is told apart from following, and a failure leaves the old rows', async () => {
    const other = await testApp();
    const login = { email: 'ada@example.org', password: 'correct horse battery' };
    await other.nest
      .get(CommandBus)
      .execute(new AddStaffMember({ actor: 'system', ...login, role: 'admin', key: randomUUID() }));
    const ada = other.console();
    await ada.post('/admin/login', login);
    const state = async (name: string) =>
      ((await ada.get('/admin/projections')).body as { read_models: Model[] }).read_models.find(
        (one) => one.name === name,
      );
    expect(await state('console_members')).toMatchObject({ state: 'unattended' });
    await ada.post('/admin/projections/staff_members/rebuild', { reason: 'A row is missing' });
    expect(await state('staff_members')).toMatchObject({ state: 'waiting' });
    const again = await ada.post('/admin/projections/staff_members/rebuild', { reason: 'A row is missing' });
    expect(again.body).toMatchObject({ status: 409, code: 'rebuild_running' });

    const job = other.nest.get(RebuildReadModelJob);
    jest.spyOn(other.kernel.projections, 'rebuild').mockRejectedValueOnce(new Error('disk full'));
    await expect(job.run({ name: 'staff_members', request: 1 }, { attempt: 3 })).rejects.toThrow('disk full');
    expect(await state('staff_members')).toMatchObject({ state: 'failed', rows: 1 });
  });

  it('processes that rebuild the same one take turns', async () => {
    const second = await testApp({ databaseUrl: app.kernel.database.url });
    const before = await rows('console_members');
    await Promise.all([app, second, app].map(({ kernel }) => kernel.projections.rebuild('console_members')));
    expect(await rows('console_members')).toEqual(before);
  });
});
