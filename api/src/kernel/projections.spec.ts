import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { headOf, LogReader } from './log-reader.js';
import type { Kernel } from './kernel.js';
import { migrate } from './migrate.js';
import { defineProjection } from './projection.js';
import { column, readModelTable, type RowOf } from './tables.js';
import { defineStream, defineUpcasters, type Event, type StreamDefinition } from './stream.js';
import { eventually, sealedFor, testDatabase, testKernel } from '../../testing/kernel/index.js';
import { fill, purse, say, talk, talks, toyContext } from '../../testing/kernel/toy.js';
import type { Sealed } from './sealed.js';

const streams = [purse, talk] as unknown as StreamDefinition[];
const rowsOf = (kernel: Kernel, table: string) => kernel.database.query(`SELECT * FROM read.${table} ORDER BY 1`);

interface PurseRow {
  id: string;
  credits: number;
  paid: number;
  fills: number;
}

describe('EVT-01 reading the log', () => {
  it('a reader under 16 writers with rollbacks sees every position once, in order', async () => {
    const databaseUrl = await testDatabase(migrate);
    const kernels = await Promise.all(
      [1, 2, 3, 4].map(() => testKernel({ databaseUrl, contexts: [toyContext], patience: 20_000 })),
    );
    const [kernel] = kernels as [Kernel];
    for (let n = 0; n < 16; n++) await fill(kernel, `w${n}`, 1_000);
    const start = await headOf(kernel.database.query);

    const seen: number[] = [];
    let writing = true;
    const reader = (async () => {
      const log = new LogReader(streams);
      for (let position = start, idle = 0; idle < 2;) {
        const { events, reached } = await log.after(kernel.database.query, position, ['PursePaid', 'WordSaid'], 7);
        seen.push(...events.map((event) => event.position));
        position = reached;
        if (!writing && events.length === 0) idle++;
      }
    })();
    await Promise.all(
      Array.from({ length: 16 }, async (_, n) => {
        for (let i = 0; i < 40; i++) {
          await say(kernels[n % 4]!, { by: `w${n}`, talkId: `log${i % 5}` });
          // A batch that the database rejects uses up positions and rolls back.
          if (i % 5 === 0) {
            const bad = kernel.store.transact(
              { actor: 'system', key: randomUUID(), request: {}, writes: [purse.of(`bad${n}`)] },
              (tx) => tx.append(purse.of(`bad${n}`), { type: 'PurseFilled', data: { credits: -1 } }),
            );
            await expect(bad).rejects.toThrow();
          }
        }
      }),
    );
    writing = false;
    await reader;
    const stored = await kernel.database.query<{ position: number }>(
      `SELECT position FROM kernel.events WHERE position > $1 AND type = ANY ($2) ORDER BY position`,
      [start, ['PursePaid', 'WordSaid']],
    );
    expect(stored).toHaveLength(2 * 16 * 40);
    expect(seen).toEqual(stored.map(({ position }) => position));
  });
});

describe('EVT-01 read models are a function of the events', () => {
  it('a rebuild while writing gives the rows the running read model has, inline and async', async () => {
    const kernel = await testKernel({ contexts: [toyContext] });
    await kernel.work(new Map());
    for (let n = 0; n < 8; n++) await fill(kernel, `r${n}`, 10_000);
    let writing = true;
    const writers = Array.from({ length: 8 }, async (_, n) => {
      while (writing) await say(kernel, { by: `r${n}`, talkId: `talk${n % 3}` });
    });
    for (let round = 0; round < 4; round++) {
      await sleep(60);
      await Promise.all([kernel.projections.rebuild('purses'), kernel.projections.rebuild('talks')]);
    }
    writing = false;
    await Promise.all(writers);
    const count = async () =>
      (await kernel.database.one<{ n: number }>(`SELECT count(*) AS n FROM kernel.events WHERE type = 'WordSaid'`))!.n;
    await eventually(async () =>
      expect((await kernel.database.one<{ n: number }>('SELECT sum(words)::bigint AS n FROM read.talks'))?.n).toBe(
        await count(),
      ),
    );

    const running = { purses: await rowsOf(kernel, 'purses'), talks: await rowsOf(kernel, 'talks') };
    await kernel.projections.rebuild('purses');
    await kernel.projections.rebuild('talks');
    expect({ purses: await rowsOf(kernel, 'purses'), talks: await rowsOf(kernel, 'talks') }).toEqual(running);
    expect(running.purses).toHaveLength(8);
  });

  it('two workers apply every event once, also when the leader dies', async () => {
    const databaseUrl = await testDatabase(migrate);
    const first = await testKernel({ databaseUrl, contexts: [toyContext] });
    const second = await testKernel({ databaseUrl, contexts: [toyContext] });
    await first.work(new Map());
    await second.work(new Map());
    await fill(first, 'p', 1_000);
    for (let i = 0; i < 100; i++) {
      await say(i % 2 ? first : second, { by: 'p', talkId: 'led' });
      if (i === 50) {
        await second.database.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'dating leader' AND datname = current_database()`,
        );
      }
    }
    await eventually(async () =>
      expect(await rowsOf(first, 'talks')).toEqual([{ id: 'led', words: 100, last_by: 'p' }]),
    );
  });

  it('a raised revision rebuilds at start, and a process of the older release stops writing', async () => {
    const databaseUrl = await testDatabase(migrate);
    let outdated = false;
    const old = await testKernel({ databaseUrl, contexts: [toyContext], onOutdated: () => (outdated = true) });
    await fill(old, 'one', 5);
    const wider = defineProjection<PurseRow, Event<'PurseFilled', { credits: number }>>({
      entity: readModelTable('purses', {
        id: column.text({ primary: true }),
        credits: column.integer({ default: 0 }),
        paid: column.integer({ default: 0 }),
        fills: column.integer({ default: 0 }),
      }),
      mode: 'inline',
      revision: 2,
      indexes: ['(credits)'],
      on: {
        PurseFilled: ({ streamId, data }, rows) =>
          rows.upsert({ id: streamId }, {}, { add: { credits: data.credits, fills: 1 } }),
      },
    });
    const current = await testKernel({
      databaseUrl,
      contexts: [{ name: 'toy', streams: [purse, talk], projections: [wider, talks] }],
    });
    expect(await rowsOf(current, 'purses')).toEqual([{ id: 'one', credits: 5, paid: 0, fills: 1 }]);
    await expect(fill(old, 'two', 5)).rejects.toMatchObject({ code: 'busy' });
    expect(outdated).toBe(true);
    await fill(current, 'two', 5);
    expect(await rowsOf(current, 'purses')).toHaveLength(2);
  });

  describe('a log of many batches', () => {
    type SeatEvent = Event<'SeatTaken', { by: string; room: string }> | Event<'RoomClosed', { room: string }>;
    const seat = defineStream<null, SeatEvent>({ type: 'seat', revision: 1, initial: null, evolve: () => null });
    const SeatRow = readModelTable('seats', {
      id: column.text({ primary: true }),
      taken: column.integer({ default: 0 }),
      by: column.text(),
      room: column.text(),
    });
    const EVENTS = 60_000;
    const [SEATS, ROOMS] = [15_000, 40];
    /** One event in 5,000 closes a room, whose seats go. */
    const eventOf = (n: number) => {
      const room = `room${(n * 7) % ROOMS}`;
      return n % 5_000 === 4_999
        ? { stream: `seat-${room}`, type: 'RoomClosed', data: { room } }
        : {
            stream: `seat-${(n % 3 === 0 ? n * n : n * 7_919) % SEATS}`,
            type: 'SeatTaken',
            data: { by: `member${n}`, room },
          };
    };
    const seats = (on: { taken?: (by: string) => void; closing?: boolean; oneRow?: boolean } = {}) =>
      defineProjection<RowOf<typeof SeatRow>, SeatEvent>({
        entity: SeatRow,
        revision: 1,
        mode: 'async',
        indexes: ['(room)', '(by)'],
        on: {
          SeatTaken: ({ streamId, data }, rows) => {
            on.taken?.(data.by);
            rows.upsert({ id: on.oneRow ? 'all' : streamId }, data, { add: { taken: 1 } });
          },
          ...(on.closing !== false && {
            RoomClosed: ({ data: { room } }, rows) => rows.deleteAll({ room }),
          }),
        },
      });

    async function filled(projection: ReturnType<typeof seats>) {
      const kernel = await testKernel({
        contexts: [{ name: 'seats', streams: [seat as never], projections: [projection] }],
      });
      const events = Array.from({ length: EVENTS }, (_, n) => ({ n, ...eventOf(n) }));
      await kernel.database.query(
        `INSERT INTO kernel.events (stream, version, type, schema_version, data, actor, key, recorded_at)
         SELECT stream, row_number() OVER (PARTITION BY stream ORDER BY n), type, 1, data, 'system', n, clock_timestamp()
           FROM json_to_recordset($1) AS e(n integer, stream text, type text, data json) ORDER BY n`,
        [JSON.stringify(events)],
      );
      const statements: string[] = [];
      let open = 0;
      const transaction = kernel.database.transaction.bind(kernel.database);
      kernel.database.transaction = async (work, limits) => {
        open++;
        try {
          return await transaction(async (query) => {
            await sleep(20);
            return work((sql, values) => {
              statements.push(sql);
              return query(sql, values);
            });
          }, limits);
        } finally {
          open--;
        }
      };
      return { kernel, statements, open: () => open };
    }
    const indexesOf = async ({ database }: Kernel) =>
      (
        await database.query<{ columns: string }>(
          `SELECT substring(indexdef FROM '\\(.*') AS columns FROM pg_indexes WHERE schemaname = 'read' AND tablename = 'seats'`,
        )
      )
        .map(({ columns }) => columns)
        .sort();

    it('gives the rows that one event after the other gives, and its indexes before rows are looked for by them', async () => {
      const { kernel, statements } = await filled(seats());
      const expected = new Map<string, { id: string; taken: number; by: string; room: string }>();
      for (let n = 0; n < EVENTS; n++) {
        const { stream, type, data } = eventOf(n);
        const id = stream.slice('seat-'.length);
        if (type === 'SeatTaken')
          expected.set(id, {
            id,
            taken: (expected.get(id)?.taken ?? 0) + 1,
            ...(data as { by: string; room: string }),
          });
        else for (const [other, { room }] of expected) if (room === data.room) expected.delete(other);
      }
      await kernel.projections.rebuild('seats');
      const rows = await kernel.database.query<{ id: string }>('SELECT * FROM read.seats');
      expect(new Map(rows.map((row) => [row.id, row]))).toEqual(expected);
      expect(await indexesOf(kernel)).toEqual(['(by)', '(id)', '(room)']);
      const index = statements.findIndex((sql) => sql.startsWith('CREATE INDEX'));
      const deleted = statements.findIndex((sql) => sql.startsWith('DELETE FROM read.seats__next'));
      expect(index).toBeLessThan(deleted);
      expect(index).toBeGreaterThanOrEqual(0);
    });

    it('makes the indexes once its rows are written, if these are looked for by their key alone', async () => {
      const { kernel, statements } = await filled(seats({ closing: false }));
      await kernel.projections.rebuild('seats');
      expect(await indexesOf(kernel)).toEqual(['(by)', '(id)', '(room)']);
      const index = statements.findIndex((sql) => sql.startsWith('CREATE INDEX'));
      expect(statements.findLastIndex((sql) => sql.startsWith('INSERT INTO read.seats__next'))).toBeLessThan(index);
      expect(statements.filter((sql) => sql.startsWith('INSERT INTO read.seats__next')).length).toBeGreaterThan(2);
    });

    it('tells how far it is, of a single row too', async () => {
      const { kernel, statements } = await filled(seats({ closing: false, oneRow: true }));
      await kernel.projections.rebuild('seats');
      expect(await kernel.database.query('SELECT taken FROM read.seats')).toEqual([{ taken: EVENTS - EVENTS / 5_000 }]);
      const told = statements.filter((sql) => sql.startsWith('UPDATE kernel.projections SET building_position'));
      expect(told.length).toBeGreaterThan(2);
    });

    it('interrupted in the middle, it leaves the running one and nothing under way, and is done again', async () => {
      let failing = false;
      const failAt = `member${EVENTS - 3}`;
      const { kernel, open } = await filled(
        seats({
          taken: (by) => {
            if (failing && by === failAt) throw new Error('planted');
          },
        }),
      );
      await kernel.projections.rebuild('seats');
      const before = await rowsOf(kernel, 'seats');
      failing = true;
      await expect(kernel.projections.rebuild('seats')).rejects.toThrow('planted');
      expect(open()).toBe(0);
      expect(await rowsOf(kernel, 'seats')).toEqual(before);
      failing = false;
      await kernel.projections.rebuild('seats');
      expect(await rowsOf(kernel, 'seats')).toEqual(before);
    });
  });

  it('PRV-01 a replay with a destroyed key works and shows nothing', async () => {
    type NoteEvent = Event<'NoteWritten', { by: string; text: Sealed }>;
    const note = defineStream<{ notes: number }, NoteEvent>({
      type: 'note',
      revision: 1,
      initial: { notes: 0 },
      evolve: ({ notes }) => ({ notes: notes + 1 }),
    });
    const notes = defineProjection<{ id: string; text: string }, NoteEvent>({
      entity: readModelTable('notes', { id: column.text({ primary: true }), text: column.text() }),
      revision: 1,
      mode: 'inline',
      on: { NoteWritten: ({ streamId, data }, rows) => rows.upsert({ id: streamId }, { text: data.text }) },
    });
    const kernel = await testKernel({
      contexts: [{ name: 'notes', streams: [note as never], projections: [notes] }],
    });
    const write = async (by: string, text: string) => {
      const sealed = await sealedFor(kernel, by, text, new Date('2026-03-01'));
      await kernel.store.transact({ actor: by, key: randomUUID(), request: { text }, writes: [note.of(by)] }, (tx) =>
        tx.append(note.of(by), { type: 'NoteWritten', data: { by, text: sealed } }),
      );
    };
    await write('gone', 'planted-secret');
    await write('here', 'still readable');
    await kernel.vault.destroy('gone');
    await kernel.projections.rebuild('notes');
    const rows = await kernel.database.query<{ id: string; text: Sealed }>('SELECT * FROM read.notes ORDER BY id');
    expect(rows.map(({ id }) => id)).toEqual(['gone', 'here']);
    expect(await kernel.vault.openAll(rows.map(({ text }) => text))).toEqual([null, 'still readable']);
    kernel.store.forget();
    expect(await kernel.store.read(note.of('gone'))).toEqual({ notes: 1 });
  });
});

describe('EVT-04 old events are lifted to the newest shape', () => {
  it('in a stream, in a read model, and in its history', async () => {
    type Said = Event<'OldWord', { by: string; price: number; tone: string }>;
    const define = (upcasters?: ReturnType<typeof defineUpcasters>) =>
      defineStream<{ price: number; tone: string }, Said>({
        type: 'old',
        revision: 1,
        initial: { price: 0, tone: '' },
        evolve: (state, { data }) => ({ price: state.price + data.price, tone: data.tone }),
        upcasters,
      });
    const table = defineProjection<{ id: string; tone: string }, Said>({
      entity: readModelTable('old_words', { id: column.text({ primary: true }), tone: column.text() }),
      revision: 1,
      mode: 'inline',
      on: { OldWord: ({ streamId, data }, rows) => rows.upsert({ id: streamId }, { tone: data.tone }) },
    });
    const databaseUrl = await testDatabase(migrate);
    const before = define();
    const first = await testKernel({ databaseUrl, contexts: [{ name: 'old', streams: [before] }] });
    await first.store.transact({ actor: 'a', key: randomUUID(), request: {}, writes: [before.of('1')] }, (tx) =>
      tx.append(before.of('1'), { type: 'OldWord', data: { by: 'a' } as Said['data'] }),
    );
    const now = define(
      defineUpcasters({
        OldWord: {
          1: (v1: { by: string }) => ({ ...v1, price: 4 }),
          2: (v2: { by: string; price: number }) => ({ ...v2, tone: 'plain' }),
        },
      }),
    );
    const second = await testKernel({
      databaseUrl,
      contexts: [{ name: 'old', streams: [now], projections: [table] }],
    });
    expect(await second.store.read(now.of('1'))).toEqual({ price: 4, tone: 'plain' });
    expect(await rowsOf(second, 'old_words')).toEqual([{ id: '1', tone: 'plain' }]);
    expect((await second.store.history(now.of('1'), { limit: 5 }))[0]?.data).toEqual({
      by: 'a',
      price: 4,
      tone: 'plain',
    });
    await second.store.transact({ actor: 'a', key: randomUUID(), request: {}, writes: [now.of('1')] }, (tx) =>
      tx.append(now.of('1'), { type: 'OldWord', data: { by: 'a', price: 1, tone: 'warm' } }),
    );
    const [stored] = await second.database.query(
      `SELECT schema_version FROM kernel.events WHERE stream = 'old-1' AND version = 2`,
    );
    expect(stored).toEqual({ schema_version: 3 });
  });
});

describe('PRV-01 the log itself', () => {
  it('can be neither changed nor shortened', async () => {
    const kernel = await testKernel({ contexts: [toyContext] });
    await fill(kernel, 'kept', 1);
    for (const sql of [`UPDATE kernel.events SET type = 'x'`, 'DELETE FROM kernel.events', 'TRUNCATE kernel.events']) {
      await expect(kernel.database.query(sql)).rejects.toThrow('never changed');
    }
  });
});
