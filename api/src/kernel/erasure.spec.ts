import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Context } from './context.js';
import { defineBatchJob, defineJob } from './policy.js';
import { defineProjection } from './projection.js';
import { column, readModelTable, type RowOf } from './tables.js';
import { defineStream, type Event } from './stream.js';
import { sealedFor, testKernel } from '../../testing/kernel/index.js';
import type { Sealed } from './sealed.js';

type DiaryEvent =
  | Event<'DiaryBegun', { of: string; secret: Sealed; page?: { line?: Sealed | null; stays?: Sealed } }>
  | Event<'DiaryShared', { of: string; with: string }>
  | Event<'DiaryBurnt', object>;
const diary = defineStream<{ burnt: boolean }, DiaryEvent>({
  type: 'diary',
  revision: 1,
  initial: { burnt: false },
  evolve: (state, { type }) => ({ burnt: state.burnt || type === 'DiaryBurnt' }),
});
const SecretRow = readModelTable('secrets', {
  id: column.text({ primary: true }),
  secret: column.nullable(column.text()),
  line: column.nullable(column.text()),
  forgotten: column.boolean({ default: false }),
});
const secrets = defineProjection<RowOf<typeof SecretRow>, DiaryEvent, { DiaryBegun: 'secret' | 'page.line' }>({
  entity: SecretRow,
  revision: 1,
  mode: 'async',
  opens: { DiaryBegun: ['secret', 'page.line'] },
  on: {
    DiaryBegun: ({ streamId, data: { secret, page } }, rows) => {
      if (page?.stays) expect(page.stays).toMatch(/^~/);
      rows.upsert({ id: streamId }, { secret, line: page?.line ?? null, forgotten: secret === null });
    },
  },
});
const ReaderRow = readModelTable('readers', {
  diary: column.text({ primary: true }),
  reader: column.text({ primary: true }),
});
const readers = defineProjection<RowOf<typeof ReaderRow>, DiaryEvent>({
  entity: ReaderRow,
  revision: 1,
  mode: 'inline',
  on: {
    DiaryShared: ({ streamId, data }, rows) => rows.upsert({ diary: streamId, reader: data.with }, {}),
    DiaryBurnt: ({ streamId }, rows) => rows.deleteAll({ diary: streamId }),
  },
});
const context: Context = { name: 'diaries', streams: [diary], projections: [secrets, readers] };
const reminder = defineJob<{ memberId: string }>('reminder');
const look = defineBatchJob<{ memberId: string }>('look');

describe('PRV-01 erasure', () => {
  it('opens sealed fields for an async read model while there is a key, and says so when there is none', async () => {
    const kernel = await testKernel({ contexts: [context] });
    const secret = await sealedFor(kernel, 'ann', 'likes rain');
    const page = { line: await sealedFor(kernel, 'ann', 'since May'), stays: secret };
    const begun = { type: 'DiaryBegun' as const, data: { of: 'ann', secret, page } };
    await kernel.store.transact({ actor: 'ann', key: randomUUID(), request: {}, writes: [diary.of('d')] }, (tx) =>
      tx.append(diary.of('d'), begun),
    );
    const rows = () => kernel.database.query('SELECT * FROM read.secrets');
    await kernel.projections.rebuild('secrets');
    expect(await rows()).toEqual([{ id: 'd', secret: 'likes rain', line: 'since May', forgotten: false }]);

    await kernel.erasure.erase('ann');
    await kernel.projections.rebuild('secrets');
    expect(await rows()).toEqual([{ id: 'd', secret: null, line: null, forgotten: true }]);
  });

  it('ADM-08 gives marks of a sealed field instead of its text, wherever it stands, and none once there is no key', async () => {
    const FoundRow = readModelTable('found', {
      id: column.text({ primary: true }),
      marks: column.nullable(column.text()),
    });
    const found = defineProjection<RowOf<typeof FoundRow>, DiaryEvent>({
      entity: FoundRow,
      revision: 1,
      mode: 'async',
      marks: { DiaryBegun: { secret: (text, hash) => text.split(' ').map(hash).join(' ') } },
      on: {
        DiaryBegun: ({ streamId, data }, rows, marks) => {
          expect(data.secret).toMatch(/^~/);
          rows.upsert({ id: streamId }, { marks: marks['secret'] ?? null });
        },
      },
    });
    const kernel = await testKernel({ contexts: [{ ...context, projections: [found] }] });
    const secret = await sealedFor(kernel, 'ann', 'likes rain');
    await kernel.store.transact({ actor: 'ann', key: randomUUID(), request: {}, writes: [diary.of('d')] }, (tx) =>
      tx.append(diary.of('d'), { type: 'DiaryBegun', data: { of: 'ann', secret } }),
    );
    const rows = () => kernel.database.query('SELECT * FROM read.found');
    await kernel.projections.rebuild('found');
    const marks = ['likes', 'rain'].map((part) => kernel.vault.hmac('mark', part)).join(' ');
    expect(await rows()).toEqual([{ id: 'd', marks }]);
    await kernel.erasure.erase('ann');
    await kernel.projections.rebuild('found');
    expect(await rows()).toEqual([{ id: 'd', marks: null }]);
  });

  it('refuses to open fields for an inline read model, whose rows are made before anything can wait', () =>
    expect(() =>
      defineProjection<{ id: string }, DiaryEvent, { DiaryBegun: 'secret' }>({
        entity: readModelTable('early', { id: column.text({ primary: true }) }),
        revision: 1,
        mode: 'inline',
        opens: { DiaryBegun: ['secret'] },
        on: {},
      }),
    ).toThrow('only async'));

  it('deletes all rows of one while those of others stay, in the running read model and in a rebuild', async () => {
    const kernel = await testKernel({ contexts: [context] });
    const write = (id: string, ...events: DiaryEvent[]) =>
      kernel.store.transact({ actor: 'ann', key: randomUUID(), request: {}, writes: [diary.of(id)] }, (tx) =>
        tx.append(diary.of(id), ...events),
      );
    const share = (reader: string): DiaryEvent => ({ type: 'DiaryShared', data: { of: 'ann', with: reader } });
    await write('one', share('ben'), share('cas'));
    await write('two', share('ben'));
    await write('one', { type: 'DiaryBurnt', data: {} });
    const rows = () => kernel.database.query('SELECT * FROM read.readers');
    expect(await rows()).toEqual([{ diary: 'two', reader: 'ben' }]);
    await kernel.projections.rebuild('readers');
    expect(await rows()).toEqual([{ diary: 'two', reader: 'ben' }]);
  });

  it('forgets stored answers, reservations and queued jobs of one, asks every eraser, and may run again', async () => {
    const kernel = await testKernel({ contexts: [context] });
    const asked: string[] = [];
    kernel.erasure.register([{ erase: (id) => Promise.resolve(void asked.push(id)) }]);
    for (const memberId of ['m-ann', 'm-ben']) {
      await kernel.store.transact(
        { actor: memberId, key: randomUUID(), request: {}, writes: [diary.of(memberId)] },
        (tx) => {
          tx.append(diary.of(memberId), { type: 'DiaryShared', data: { of: memberId, with: 'x' } });
          tx.claim({ kind: 'name', value: memberId, owner: memberId, taken: () => new Error('taken') as never });
        },
      );
      await kernel.jobs.enqueue(reminder, { memberId }, { key: memberId });
      await kernel.jobs.enqueue(look, { memberId }, { key: 'x' + memberId });
    }
    await kernel.erasure.erase('m-ann');
    await kernel.erasure.erase('m-ann');
    expect(asked).toEqual(['m-ann', 'm-ann']);
    const left = async (sql: string) => (await kernel.database.query<{ of: string }>(sql)).map((row) => row.of);
    expect(await left('SELECT actor AS of FROM kernel.commands')).toEqual(['m-ben']);
    expect(await left('SELECT owner AS of FROM kernel.reservations')).toEqual(['m-ben']);
    expect(await left(`SELECT payload->>'memberId' AS of FROM graphile_worker._private_jobs`)).toEqual(['m-ben']);
    expect(await left(`SELECT payload->>'memberId' AS of FROM kernel.batch_jobs`)).toEqual(['m-ben']);
  });

  it('takes queued jobs that name one in their key alone', async () => {
    const kernel = await testKernel({ contexts: [context] });
    for (const memberId of ['m-ann', 'm-ben']) {
      await kernel.jobs.enqueue(reminder, { memberId: 'm-cas' }, { key: `of ${memberId}` });
      await kernel.jobs.enqueue(look, { memberId: 'm-cas' }, { key: `of ${memberId}` });
    }
    await kernel.erasure.erase('m-ann');
    const keys = (table: string) => kernel.database.query<{ key: string }>(`SELECT key FROM ${table}`);
    expect(await keys('graphile_worker._private_jobs')).toEqual([{ key: expect.stringContaining('of m-ben') }]);
    expect(await keys('kernel.batch_jobs')).toEqual([{ key: expect.stringContaining('of m-ben') }]);
  });

  it('destroys a key that was created while it ran', async () => {
    const kernel = await testKernel({ contexts: [context] });
    const late: Sealed[] = [];
    kernel.erasure.register([{ erase: async (id) => void late.push(await sealedFor(kernel, id, 'likes rain')) }]);
    await kernel.erasure.erase('m-ann');
    expect(await kernel.vault.open(late[0])).toBeNull();
  });
});
