import fc from 'fast-check';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { eventually, testKernel } from '../../testing/kernel/index.js';
import { fill, toyContext } from '../../testing/kernel/toy.js';
import type { Database, Query } from './database.js';
import type { Kernel } from './kernel.js';
import { headOf, LogReader } from './log-reader.js';
import { Processors, type Processor } from './processors.js';

const SEED = Number(process.env.FC_SEED ?? Date.now() % 2 ** 31);
const RUNS = Number(process.env.FC_RUNS ?? 100);

/** A failed follower rests for up to five seconds: here time goes so many times faster. */
const FASTER = 100;

/** How an attempt fails: at a statement, or once it has committed and nobody learns of it. */
const WAYS = ['throws', 'refused', 'killed', 'lost'] as const;
interface Failure {
  way: (typeof WAYS)[number];
  /** Which of the attempt's statements is never run; beyond the last one: none is left out. */
  statement: number;
}
/** Each follower's first attempts; `leaderLost`: whether the session that leads them all ends meanwhile. */
interface Plan {
  followers: readonly { from: Processor['from']; failures: readonly Failure[] }[];
  events: number;
  leaderLost: boolean;
}
const plans = fc.record<Plan>({
  followers: fc.array(
    fc.record({
      from: fc.constantFrom('start' as const, 'head' as const),
      failures: fc.oneof(
        fc.constant<Failure[]>([]),
        fc.array(fc.record({ way: fc.constantFrom(...WAYS), statement: fc.nat({ max: 4 }) }), { maxLength: 3 }),
      ),
    }),
    { minLength: 2, maxLength: 5 },
  ),
  events: fc.integer({ min: 1, max: 4 }),
  leaderLost: fc.boolean(),
});

let kernel: Kernel;
beforeAll(async () => {
  kernel = await testKernel({ contexts: [toyContext] });
  await kernel.database.query('CREATE TABLE effects (number bigserial, follower text, position bigint)');
  const { now } = performance;
  jest.spyOn(performance, 'now').mockImplementation(() => now.call(performance) * FASTER);
});

/** The database of one follower: the transaction it is told failed has committed where the plan says so. */
const losing = (isLost: () => boolean): Database =>
  Object.assign(Object.create(kernel.database) as Database, {
    transaction: async (...args: Parameters<Database['transaction']>) => {
      const result = await kernel.database.transaction(...args);
      if (isLost()) throw new Error('The answer is lost');
      return result;
    },
  });

async function holds({ followers, events, leaderLost }: Plan, run: number): Promise<void> {
  const begun = await headOf(kernel.database.query);
  let lost = false;
  let killed = false;
  const tries = followers.map(() => 0);
  const processors = followers.map(({ from, failures }, i): Processor => {
    const name = `${run} ${i}`;
    return {
      name,
      from,
      types: ['PurseFilled'],
      order: 'log',
      apply: async (batch, query: Query) => {
        const failure = failures[tries[i]!++];
        for (const [n, { position }] of batch.entries()) {
          if (failure?.statement === n) await fail(failure, query);
          await query('INSERT INTO effects (follower, position) VALUES ($1, $2)', [name, position]);
        }
        if (failure && failure.statement >= batch.length) await fail(failure, query);
      },
    };
  });
  const fail = async ({ way }: Failure, query: Query) => {
    if (way === 'lost') return void (lost = true);
    if (way === 'refused') await query('SELECT 1 / 0');
    if (way === 'killed') await query('SELECT pg_terminate_backend(pg_backend_pid())');
    throw new Error('failed');
  };
  // A new read model starts at the beginning of the log: at this run's.
  for (const { name } of processors)
    await kernel.database.query('INSERT INTO kernel.checkpoints (name, position) VALUES ($1, $2)', [name, begun]);
  const failed = new Map<string, number>();
  const group = new Processors(
    losing(() => lost && !(lost = false)),
    new LogReader(toyContext.streams!),
    kernel.listener,
    processors,
    {
      pause: 1,
      poll: 2,
      byTopic: false,
      onError: (name) => void failed.set(name, (failed.get(name) ?? 0) + 1),
    },
  );
  for (let n = 0; n < events; n++) await fill(kernel, `${run}`, 1);
  const wanted = await kernel.database.query<{ position: number }>(
    'SELECT position FROM kernel.events WHERE position > $1 ORDER BY position',
    [begun],
  );
  group.start();
  try {
    const allHave = async () => {
      if (leaderLost && !killed) {
        const ended = await kernel.database.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = current_database() AND application_name = 'dating leader'`,
        );
        killed = ended.length > 0;
      }
      const rows = await kernel.database.query<{ follower: string; positions: number[] }>(
        `SELECT follower, array_agg(position::int ORDER BY number) AS positions FROM effects
          WHERE follower = ANY ($1) GROUP BY follower ORDER BY follower`,
        [processors.map(({ name }) => name)],
      );
      const each = wanted.map(({ position }) => position);
      expect(rows).toEqual(processors.map(({ name }) => ({ follower: name, positions: each })));
    };
    await eventually(allHave, { timeout: 60_000 * FASTER });
  } finally {
    await group.close();
  }
  for (const [i, { failures }] of followers.entries()) {
    const { name } = processors[i]!;
    // What was lost had taken effect: it is not tried again. A new leader tries only what is left.
    const ways = failures.slice(0, tries[i]);
    expect([name, failed.get(name) ?? 0]).toEqual([name, ways.length]);
    const repeats = ways.filter(({ way }) => way !== 'lost').length;
    expect([name, tries[i]]).toEqual([name, 1 + repeats]);
  }
}

describe('EVT-06 followers of one process', () => {
  it('wherever one fails or is killed, the others take effect once, and it is tried again alone until it has', async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(plans, (plan) => holds(plan, run++)),
      { seed: SEED, numRuns: RUNS, endOnFailure: true },
    );
  }, 600_000);
});
