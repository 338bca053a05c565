import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { Database } from './database.js';
import type { DomainError } from './errors.js';
import { withDeadline, inBackground } from './deadlines.js';
import { testDatabase } from '../../testing/kernel/index.js';

describe('the pool', () => {
  it('outlives a connection that dies in the middle of a transaction, between two statements', async () => {
    const url = await testDatabase();
    const database = new Database(url);
    const killer = new Database(url);
    const cut = database.transaction(async (query) => {
      const [row] = await query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      await killer.query('SELECT pg_terminate_backend($1)', [row!.pid]);
      // No query is running when the connection is lost.
      await sleep(100);
      await query('SELECT 1');
    });
    await expect(cut).rejects.toThrow();
    expect(await database.query('SELECT 1 AS alive')).toEqual([{ alive: 1 }]);
    await database.close();
    await killer.close();
  });

  it('gives back nothing of a transaction that failed', async () => {
    const database = new Database(await testDatabase());
    await database.query('CREATE TABLE kept (n integer)');
    const failed = database.transaction(async (query) => {
      await query('INSERT INTO kept VALUES (1)');
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await database.query('SELECT * FROM kept')).toEqual([]);
    await database.close();
  });

  it('streams rows by a cursor, and gives the connection back wherever the reader stops', async () => {
    const database = new Database(await testDatabase(), { size: 1 });
    const rows = () => database.stream<{ n: number }>('SELECT n FROM generate_series(1, $1) AS n', [1_200]);
    let sum = 0;
    for await (const { n } of rows()) sum += n;
    expect(sum).toBe((1_200 * 1_201) / 2);
    for await (const { n } of rows()) if (n === 3) break;
    expect(await database.query('SELECT 1 AS alive')).toEqual([{ alive: 1 }]);
    await expect(database.stream('SELECT 1 / 0', []).next()).rejects.toThrow('division by zero');
    expect(await database.query('SELECT 1 AS alive')).toEqual([{ alive: 1 }]);
    await database.close();
  });
});

describe('short statements of one request', () => {
  const pid = 'SELECT pg_backend_pid() AS pid';
  const request = () => ({ until: Date.now() + 5_000 });
  const pidsOf = async (...asked: Promise<{ pid: number }[]>[]) => (await Promise.all(asked)).map(([row]) => row!.pid);

  it('that are asked for at the same moment share a connection, each with its own rows', async () => {
    const database = new Database(await testDatabase());
    const together = await withDeadline(request(), () =>
      Promise.all([
        database.prepared<{ n: number; pid: number }>('n', 'SELECT $1::int AS n, pg_backend_pid() AS pid', [1]),
        database.prepared<{ n: number; pid: number }>('n', 'SELECT $1::int AS n, pg_backend_pid() AS pid', [2]),
        // A moment later, but still before anything was sent.
        Promise.resolve().then(() => database.brief<{ pid: number }>(pid, [])),
      ]),
    );
    expect(together.slice(0, 2).map(([row]) => (row as { n: number }).n)).toEqual([1, 2]);
    expect(new Set(together.map(([row]) => row!.pid)).size).toBe(1);
    expect(database.pool.idleCount).toBe(1);
    await database.close();
  });

  it('do not meet those of another request, nor long ones', async () => {
    const database = new Database(await testDatabase());
    const ask = () => database.brief<{ pid: number }>(pid, []);
    const apart = await pidsOf(withDeadline(request(), ask), withDeadline(request(), ask), inBackground(ask), ask());
    expect(new Set(apart).size).toBe(4);
    const beside = await withDeadline(request(), () => pidsOf(ask(), database.query<{ pid: number }>(pid)));
    expect(new Set(beside).size).toBe(2);
    await database.close();
  });

  it('fail each for itself', async () => {
    const database = new Database(await testDatabase());
    const asked = await withDeadline(request(), () =>
      Promise.allSettled([
        database.brief('SELECT 1 AS n', []),
        database.brief('SELECT 1 / 0', []),
        database.prepared('three', 'SELECT 3 AS n', []),
      ]),
    );
    expect(asked.map((one) => (one.status === 'fulfilled' ? one.value : (one.reason as Error).message))).toEqual([
      [{ n: 1 }],
      'division by zero',
      [{ n: 3 }],
    ]);
    expect(await withDeadline(request(), () => database.prepared('three', 'SELECT 3 AS n', []))).toEqual([{ n: 3 }]);
    await database.close();
  });

  it('are all busy when their connection dies or their time is up, and the pool goes on', async () => {
    const database = new Database(await testDatabase());
    const outcomes = async (until: number, ...sql: string[]) => {
      const asked = withDeadline({ until }, () => Promise.allSettled(sql.map((one) => database.brief(one, []))));
      return (await asked).map((one) => (one.status === 'fulfilled' ? 'answered' : (one.reason as DomainError).code));
    };
    const dying = ['SELECT 1', 'SELECT pg_terminate_backend(pg_backend_pid())', 'SELECT 3'];
    expect(await outcomes(Date.now() + 5_000, ...dying)).toEqual(['answered', 'busy', 'busy']);
    expect(await outcomes(Date.now() + 200, 'SELECT pg_sleep(2)', 'SELECT 2')).toEqual(['busy', 'busy']);
    expect(await outcomes(Date.now() - 1, 'SELECT 1', 'SELECT 2')).toEqual(['busy', 'busy']);
    expect(await outcomes(Date.now() + 5_000, 'SELECT 1')).toEqual(['answered']);
    await database.close();
  });
});
