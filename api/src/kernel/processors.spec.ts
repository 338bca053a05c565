import pg from 'pg';
import { describe, expect, it } from '@jest/globals';
import type { Context } from './context.js';
import { migrate } from './migrate.js';
import { defineJob, definePolicy, type Job } from './policy.js';
import { eventually, testDatabase, testKernel } from '../../testing/kernel/index.js';
import { fill, purse, purses, say, talk, talks } from '../../testing/kernel/toy.js';

type PurseFilled = Parameters<typeof purse.evolve>[1] & { type: 'PurseFilled' };
const note = defineJob<{ id: string }>('toy-note');
const context: Context = {
  name: 'toy',
  streams: [purse, talk],
  projections: [purses, talks],
  policies: [
    definePolicy<PurseFilled>({
      name: 'toy-note',
      on: { PurseFilled: ({ streamId }) => [note.at({ id: streamId }, { key: streamId })] },
    }),
  ],
};

/** Maximum delay of a follower while others are blocked, in milliseconds (EVT-06): ten times what it is. */
const LATEST = 6_000;

describe('EVT-06 what somebody else holds keeps nobody waiting but who needs it', () => {
  it.each([
    ['its checkpoint', `SELECT FROM kernel.checkpoints WHERE name = 'projection talks' FOR UPDATE`],
    ['its table', 'LOCK TABLE read.talks IN ACCESS EXCLUSIVE MODE'],
  ])('%s', async (_, hold) => {
    const databaseUrl = await testDatabase(migrate);
    const kernel = await testKernel({ databaseUrl, contexts: [context] });
    const ran = new Map<string, number>();
    const run = ({ id }: { id: string }) => Promise.resolve(void ran.set(id, performance.now()));
    await kernel.work(new Map<Job, { run: typeof run }>([[note, { run }]]));
    await fill(kernel, 'before', 100);
    await eventually(() => expect(ran.size).toBe(1));
    const outside = new pg.Client({ connectionString: databaseUrl, application_name: 'outside' });
    await outside.connect();
    // The cluster closes this connection when a failed test drops the database.
    outside.on('error', () => undefined);
    await outside.query('BEGIN');
    await outside.query(hold);
    const lateness: number[] = [];
    for (let n = 0; n < 12; n++) {
      const since = performance.now();
      await say(kernel, { by: 'before', talkId: 'held' });
      await fill(kernel, `p${n}`, 1);
      await eventually(() => expect(ran.has(`p${n}`)).toBe(true));
      lateness.push(ran.get(`p${n}`)! - since);
    }
    expect(Math.max(...lateness)).toBeLessThan(LATEST);
    await outside.query('ROLLBACK');
    await outside.end();
    await eventually(async () =>
      expect(await kernel.database.query('SELECT words FROM read.talks')).toEqual([{ words: 12 }]),
    );
    expect(ran.size).toBe(13);
  });
});

describe('EVT-03 what a crash of the database may set back', () => {
  it('is read models, which read the log again, and no policy, whose jobs may have run', async () => {
    const databaseUrl = await testDatabase(migrate);
    // Tests wait for no disk.
    const outside = new pg.Client({ connectionString: databaseUrl });
    await outside.connect();
    await outside.query(`ALTER DATABASE ${outside.database} SET synchronous_commit = on`);
    await outside.end();
    const kernel = await testKernel({ databaseUrl, contexts: [context] });
    for (const statement of [
      'CREATE TABLE waits (name text, commit text)',
      `CREATE FUNCTION note_wait() RETURNS trigger LANGUAGE plpgsql AS $$
         BEGIN INSERT INTO waits VALUES (new.name, current_setting('synchronous_commit')); RETURN new; END $$`,
      'CREATE TRIGGER note_wait BEFORE UPDATE ON kernel.checkpoints FOR EACH ROW EXECUTE FUNCTION note_wait()',
    ])
      await kernel.database.query(statement);
    await kernel.work(new Map<Job, { run: () => Promise<void> }>([[note, { run: () => Promise.resolve() }]]));
    await fill(kernel, 'p', 100);
    await say(kernel, { by: 'p', talkId: 'talk' });
    await eventually(async () =>
      expect(await kernel.database.query('SELECT DISTINCT name, commit FROM waits ORDER BY name')).toEqual([
        { name: 'policy toy-note', commit: 'on' },
        { name: 'projection talks', commit: 'off' },
      ]),
    );
  });
});
