import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { logConsoleOutput } from './console-output.js';
import { Log } from './log.js';
import { defineJob, type Job } from './policy.js';
import { eventually, testKernel } from '../../testing/kernel/index.js';

/** A log that records its lines. */
function lines() {
  const written: string[] = [];
  return { written, log: new Log('info', { write: (line) => void written.push(line) }) };
}

describe('PRV-02 what libraries write to the console', () => {
  it('goes into the log without their words', () => {
    const { written, log } = lines();
    const console = { debug: jest.fn(), error: jest.fn(), info: jest.fn(), trace: jest.fn(), warn: jest.fn() };
    const before = { ...console };
    const undo = logConsoleOutput(log, console);
    console.error('Retried, and still failed: Key (email)=(planted@example.com) exists', new TypeError('planted'));
    console.warn('planted words alone');
    console.trace(Object.assign(new Error('planted'), { code: '23505', detail: 'Key (email)=(planted@example.com)' }));
    undo();
    expect(console).toEqual(before);
    expect(written.join()).not.toContain('planted');
    expect(written.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { method: 'error', error: { name: 'TypeError' } },
      { method: 'warn', error: { name: 'Error' } },
      { method: 'trace', error: { name: 'Error', code: '23505' } },
    ]);
    expect(written[1]).toContain('console-output.spec');
    for (const own of Object.values(before)) expect(own).not.toHaveBeenCalled();
  });

  let undo: (() => void) | undefined;
  afterEach(() => undo?.());

  it('the queue’s among it, when the database refuses it something', async () => {
    const { written, log } = lines();
    undo = logConsoleOutput(log);
    const note = defineJob('toy-note');
    const kernel = await testKernel({ contexts: [{ name: 'toy', streams: [] }] });
    // The job's completion cannot be recorded, so the worker is to stop; taking the next job fails as well, but later.
    const run = async () => {
      await kernel.database.query(`CREATE FUNCTION public.refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
          IF TG_OP = 'UPDATE' THEN PERFORM pg_sleep(0.7); END IF;
          RAISE EXCEPTION 'planted words' USING DETAIL = 'planted detail'; END $$`);
      await kernel.database.query(`CREATE TRIGGER refuse BEFORE UPDATE OR DELETE ON graphile_worker._private_jobs
          FOR EACH STATEMENT EXECUTE FUNCTION public.refuse()`);
    };
    await kernel.work(new Map<Job, { run: typeof run }>([[note, { run }]]));
    await kernel.jobs.enqueue(note, {}, { key: 'one' });
    await eventually(() => expect(written.join()).toContain('a library wrote to the console'));
    await kernel.database.query('DROP FUNCTION public.refuse() CASCADE');
    expect(written.join()).toContain('graphile-worker');
    expect(written.join()).not.toContain('planted');
  });
});
