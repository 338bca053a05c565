import { inspect } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Database, type DatabaseOptions } from './database.js';
import { KernelDataSource } from './data-source.js';
import { DomainError } from './errors.js';
import { withDeadline, inBackground } from './deadlines.js';
import { eventually, testDatabase } from '../../testing/kernel/index.js';

@Entity({ schema: 'toy', name: 'notes' })
class Note {
  @PrimaryColumn('text')
  id!: string;

  @Column('bigint')
  lineCount!: number;

  @Column('timestamptz', { nullable: true })
  readAt!: Date | null;
}

async function notes(options: DatabaseOptions = {}) {
  const database = new Database(await testDatabase(), options);
  await database.query('CREATE SCHEMA toy');
  await database.query('CREATE TABLE toy.notes (id text PRIMARY KEY, line_count bigint NOT NULL, read_at timestamptz)');
  const source = new KernelDataSource(database, [Note]);
  await source.initialize();
  return { database, source, repository: source.getRepository(Note) };
}

const busyOf = async (work: Promise<unknown>): Promise<DomainError> => {
  const error = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(error).toBeInstanceOf(DomainError);
  expect(error).toMatchObject({ code: 'busy', status: 503 });
  return error as DomainError;
};

describe('the DataSource of the process', () => {
  it('reads and writes the columns as the SQL files made them', async () => {
    const { database, repository } = await notes();
    const readAt = new Date('2026-01-02T03:04:05.678Z');
    await repository.insert({ id: 'a', lineCount: 2 ** 40, readAt });
    expect(await database.query('SELECT id, line_count, read_at FROM toy.notes')).toEqual([
      { id: 'a', line_count: 2 ** 40, read_at: readAt },
    ]);
    expect(await repository.findOneBy({ id: 'a' })).toEqual({ id: 'a', lineCount: 2 ** 40, readAt });
    await database.close();
  });

  it('CLI-05 has the connections of requests, and says busy within their patience where none is left', async () => {
    const { database, repository } = await notes({ size: 1, patience: 1_000 });
    await database.transaction(async () => {
      await busyOf(repository.find());
      expect(await inBackground(() => repository.find())).toEqual([]);
    });
    expect(await repository.find()).toEqual([]);
    await database.close();
  });

  it('CLI-05 says busy where somebody holds the row for longer than a request waits', async () => {
    const { database, repository } = await notes({ patience: 1_000 });
    await repository.insert({ id: 'held', lineCount: 1 });
    await database.transaction(async (query) => {
      await query('SELECT FROM toy.notes FOR UPDATE');
      await busyOf(repository.update({ id: 'held' }, { lineCount: 2 }));
    });
    await database.close();
  });

  it('EVT-02 says busy of a connection that died inside a transaction, and goes on with another', async () => {
    const { database, source, repository } = await notes({ size: 1 });
    const cut = source.transaction(async (manager) => {
      const [{ pid }] = await manager.query<[{ pid: number }]>('SELECT pg_backend_pid() AS pid');
      await inBackground(() => database.query('SELECT pg_terminate_backend($1)', [pid]));
      await eventually(async () => {
        const rows = await inBackground(() => database.query('SELECT FROM pg_stat_activity WHERE pid = $1', [pid]));
        expect(rows).toEqual([]);
      });
      await manager.insert(Note, { id: 'lost', lineCount: 1 });
    });
    await busyOf(cut);
    expect(await repository.find()).toEqual([]);
    await database.close();
  });

  it('gives back nothing of a transaction that failed', async () => {
    const { database, source, repository } = await notes({ size: 1 });
    const failed = source.transaction(async (manager) => {
      await manager.insert(Note, { id: 'a', lineCount: 1 });
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await repository.find()).toEqual([]);
    await database.close();
  });

  it('CLI-05 ends with its request, in the middle of a transaction too, and keeps no connection that waits', async () => {
    const { database, source, repository } = await notes({ size: 1 });
    const request = { until: Infinity };
    const late = withDeadline(request, () =>
      source.transaction(async (manager) => {
        await manager.insert(Note, { id: 'late', lineCount: 1 });
        request.until = 0;
      }),
    );
    await busyOf(late);
    const slow = withDeadline({ until: Date.now() + 500 }, () =>
      source.transaction((manager) => manager.query('SELECT pg_sleep(20)')),
    );
    await busyOf(slow);
    expect(await repository.find()).toEqual([]);
    expect(database.pool).toMatchObject({ totalCount: 1, idleCount: 1 });
    await database.close();
  });

  it('PRV-02 tells of a failure what the driver tells, and nothing of what was asked', async () => {
    const { database, repository } = await notes();
    await repository.insert({ id: 'anna@example.com', lineCount: 1 });
    const error = await repository
      .insert({ id: 'anna@example.com', lineCount: 47_110_815 })
      .catch((error: unknown) => error);
    expect(error).toMatchObject({ code: '23505', constraint: 'notes_pkey' });
    expect(inspect(error, { depth: 5 })).not.toContain('47110815');
    await database.close();
  });
});
