import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { defineGroupJob, type Database, type Kernel } from '../../../kernel/index.js';
import { eventually, testKernel } from '../../../../testing/kernel/index.js';
import { MailClaims } from './mail-claims.js';
import { messageIdOf, type Mail } from './mailer.js';
import { SmtpMailer } from './smtp.mailer.js';

const SEED = Number(process.env.FC_SEED ?? Date.now() % 2 ** 31);
const RUNS = Number(process.env.FC_RUNS ?? 100);

/** Where an attempt to send one mail fails; `lost`: the server has taken it, and its answer does not arrive. */
const POINTS = ['claim', 'claim killed', 'refused', 'lost', 'sent', 'sent killed', 'none'] as const;
type Point = (typeof POINTS)[number];
/** One batch: where each mail's first attempts fail, and whether the process is lost once all are done. */
interface Plan {
  mails: readonly (readonly Point[])[];
  processLost: boolean;
}
const plans = fc.record<Plan>({
  mails: fc.array(
    fc.oneof(
      { weight: 2, arbitrary: fc.constant<Point[]>([]) },
      fc.array(fc.constantFrom(...POINTS), { maxLength: 3 }),
    ),
    {
      minLength: 1,
      maxLength: 6,
    },
  ),
  processLost: fc.boolean(),
});

interface Payload {
  run: number;
  n: number;
}
const tell = defineGroupJob<Payload>('toy-mail');

const from = { name: 'Velvet', address: 'help@velvet.example' };
const mailOf = ({ run, n }: Payload): Mail & { id: string } => ({
  id: `${run} ${n}`,
  from,
  to: `m${n}@r${run}.example`,
  memberId: 'm',
  subject: 'A message waits',
  text: 'A message waits',
  html: '<p>A message waits</p>',
});

/** What one mail went through. */
interface Fate {
  left: Point[];
  arrived: number;
  /** How often it was given to the server for no fault of the database's or the wire's: once more for each of them. */
  excused: number;
  /** How often it was tried, and how often there was a reason to try it again. */
  tried: number;
  again: number;
  /** Whether it was tried again beside others without a reason. */
  dragged: boolean;
}

let kernel: Kernel;
let server: SMTPServer;
const fates = new Map<string, Fate>();
const fateOf = (payload: Payload) => fates.get(messageIdOf(mailOf(payload)))!;
const at = (fate: Fate, ...points: Point[]) => points.includes(fate.left[0]!);

beforeAll(async () => {
  kernel = await testKernel();
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let source = '';
      stream.on('data', (chunk: Buffer) => (source += chunk.toString()));
      stream.on('end', () => {
        const fate = fates.get(/^Message-ID: (\S+)/im.exec(source)![1]!)!;
        if (at(fate, 'refused')) return done(Object.assign(new Error('Try later'), { responseCode: 451 }));
        fate.arrived++;
        if (!at(fate, 'lost')) return done();
        fate.excused++;
        const { _socket: socket } = [...server.connections].find(({ id }) => id === session.id) as unknown as {
          _socket: { destroy: () => void };
        };
        socket.destroy();
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
});
afterAll(() => new Promise<void>((done) => server.close(done)));

/** The database, whose connection fails or is killed at the statement for a mail whose turn that is. */
const failing = {
  prepared: async (name: string, sql: string, [ids]: [string[]]) => {
    const sent = name === 'mails-sent';
    const asked = ids.map((id) => fates.get(id)!);
    const [failed, killed] = sent ? (['sent', 'sent killed'] as const) : (['claim', 'claim killed'] as const);
    if (!asked.some((fate) => at(fate, failed, killed))) return kernel.database.prepared(name, sql, [ids]);
    // Theirs is one statement: it fails for all of them, and each was taken by the server.
    if (sent) for (const fate of asked) fate.excused++;
    if (asked.some((fate) => at(fate, killed)))
      await kernel.database.query('SELECT pg_terminate_backend(pg_backend_pid())');
    throw new Error('failed');
  },
} as unknown as Database;

describe('NTF-02 mails that are sent together', () => {
  it('wherever one fails or is killed, the others arrive once, and it is tried again alone until it has arrived', async () => {
    const runs = fc.sample(plans, { numRuns: RUNS, seed: SEED });
    const lost = new Set(runs.flatMap(({ processLost }, run) => (processLost ? [run] : [])));
    const repeated = new Set<number>();
    const queued = runs.map(({ mails }, run) =>
      mails.map((left, n) => {
        const payload = { run, n };
        fates.set(messageIdOf(mailOf(payload)), {
          left: [...left],
          arrived: 0,
          excused: 0,
          tried: 0,
          again: 0,
          dragged: false,
        });
        return payload;
      }),
    );
    for (const payloads of queued)
      await kernel.jobs.insert(
        kernel.database.query,
        ...payloads.map((payload) => tell.at(payload, { key: `${payload.run} ${payload.n}` })),
      );
    const { port } = server.server.address() as AddressInfo;
    const mailer = new SmtpMailer(`smtp://127.0.0.1:${port}`, new MailClaims(failing));
    await kernel.work(
      new Map([
        [
          tell,
          {
            run: async (payloads: readonly Payload[]) => {
              const attempts = payloads.map(fateOf);
              const settled = await Promise.allSettled(
                payloads.map(async (payload, i) => {
                  const fate = attempts[i]!;
                  if (fate.tried++ > 0 && payloads.length > 1 && !repeated.has(payload.run)) fate.dragged = true;
                  try {
                    await mailer.send(mailOf(payload));
                  } finally {
                    fate.left.shift();
                  }
                }),
              );
              const { run } = payloads[0]!;
              const isLost = payloads.length > 1 && lost.delete(run);
              attempts.forEach((fate, i) => (fate.again += isLost || settled[i]!.status === 'rejected' ? 1 : 0));
              if (!isLost) return settled;
              repeated.add(run);
              throw new Error('The process is lost');
            },
          },
        ],
      ]) as never,
    );
    await eventually(
      async () => {
        await kernel.database.query(
          'UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at > now() AND locked_at IS NULL',
        );
        expect(await kernel.database.query('SELECT FROM graphile_worker._private_jobs LIMIT 1')).toEqual([]);
      },
      { timeout: 300_000 },
    );
    mailer.onModuleDestroy();
    const wrong = [...fates].filter(
      ([, { arrived, excused, tried, again, dragged }]) =>
        arrived < 1 || arrived > 1 + excused || tried !== 1 + again || dragged,
    );
    expect({ seed: SEED, wrong }).toEqual({ seed: SEED, wrong: [] });
  }, 600_000);
});
