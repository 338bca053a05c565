import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { Database } from './database.js';
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
