import { createHash, randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Query } from './database.js';
import { isLost, isPassing, sqlStateOf } from './database-errors.js';
import { FlushColumns } from './flush-columns.js';
import { RowChanges } from './row-changes.js';
import type { ProjectionDefinition } from './projection.js';
import { openSession } from './session.js';
import type { TableChange, PendingEvent } from './transaction.js';

export interface Submission {
  actor: string;
  key: string;
  hash: string;
  answer: unknown;
  domain: string | null;
  /** Every stream the command read or wrote, with the version it saw. */
  checks: readonly { stream: string; version: number; epoch: number }[];
  claims: readonly { kind: string; hash: string; owner: string; free: boolean }[];
  events: readonly PendingEvent[];
  changes: readonly TableChange[];
  /** Give up after this instant (ms since 1970). */
  until: number;
}

export type Outcome =
  | { kind: 'stored'; epoch: number }
  | { kind: 'known'; hash: string; answer: unknown }
  | { kind: 'stale'; streams: string[] }
  | { kind: 'taken'; claims: { kind: string; hash: string }[] }
  | { kind: 'failed'; error: unknown }
  /** Somebody else holds a row that it changes: the lane goes on with others meanwhile. */
  | { kind: 'blocked' }
  | { kind: 'unavailable' };

class Waiting {
  settled = false;
  private readonly since = performance.now();

  constructor(
    readonly submission: Submission,
    private readonly resolve: (outcome: Outcome, waited: number) => void,
  ) {}

  settle(outcome: Outcome): void {
    if (this.settled) return;
    this.settled = true;
    this.resolve(outcome, performance.now() - this.since);
  }
}

interface Obstacle {
  why: 'known' | 'stale' | 'taken';
  key: string;
  actor: string;
  hash: string;
  answer: unknown;
  stream: string;
  kind: string;
}

/** Rows a flush locks and reads by key: a plan made while tables were small must not scan them later. */
const LANE_OPTIONS = [
  'enable_seqscan=off',
  'enable_hashjoin=off',
  'enable_mergejoin=off',
  'jit=off',
  'plan_cache_mode=force_generic_plan',
]
  .map((setting) => `-c ${setting}`)
  .join(' ');
const FLUSH = `SELECT * FROM kernel.flush(${Array.from({ length: 21 }, (_, i) => `$${i + 1}`).join(', ')})`;
const OUTDATED = 'KE001';
const LOCKED = '55P03';
/** Nothing is stored, and trying at once is of no use: the disk is full or broken, or the server only reads. */
const HOPELESS = /^(53100|58...|25006)$/;
/** What PostgreSQL says a statement was at that waited for the append lock. */
const APPENDING = /pg_advisory_xact_lock/;
/**
 * Milliseconds a flush waits for a lock: for the append lock, which others hold for as long as a flush takes. Nobody who
 * is in order holds a row of the lane's for longer than a moment, so after it has met one, it hardly waits at all for a while:
 * all other commands stand behind it.
 */
const LOCK_PATIENCE = 500;
const WARY_PATIENCE = 30;
const WARY_FOR = 10_000;
/** Milliseconds: no flush takes that long, unless something is wrong below the database. */
const STATEMENT_PATIENCE = 4_000;
const LOOK_EVERY = 100;

/**
 * The one writer of this process. Commands that queue while a batch is being stored go together in the next one; an
 * idle lane stores at once. A batch is one call of one SQL function, planned once: all of it is durable, or none.
 */
export class Lane {
  private queue: Waiting[] = [];
  private flushing = false;
  private closed = false;
  private client: pg.Client | undefined;
  private readonly rowFunctions = new Map<string, string>();
  private batch: readonly Waiting[] = [];
  /** Told of each command: how it ended and how long it waited, in milliseconds. */
  onSettled: (kind: Outcome['kind'], waited: number) => void = () => undefined;
  private waryUntil = -Infinity;
  private lockPatience = LOCK_PATIENCE;
  private failingSince: number | undefined;
  private gaveUpAt = -Infinity;
  private probing = false;
  private readonly watch = setInterval(() => this.giveUpLate(), LOOK_EVERY).unref();
  /** Another one for each connection: a flush of one that broke may still be stored, and must look like another lane's. */
  private id = newId();
  /** Rises when another lane has stored something since this one's last batch; -1 before the first. */
  epoch = -1;

  constructor(
    private readonly url: string,
    private readonly inline: readonly ProjectionDefinition[],
    private readonly options: {
      /** Most commands in one batch. */
      batch: number;
      /** The generation of read models this process was built for. */
      generation: () => number;
      /** A newer release has changed a read model: this process must stop writing. */
      onOutdated: () => void;
    },
  ) {}

  submit(submission: Submission): Promise<Outcome> {
    if (this.closed) return Promise.resolve({ kind: 'unavailable' });
    return new Promise((resolve) => {
      const settled = (outcome: Outcome, waited: number) => {
        this.onSettled(outcome.kind, waited);
        resolve(outcome);
      };
      this.queue.push(new Waiting(submission, settled));
      this.begin();
    });
  }

  /** Whether no other lane has stored anything since this one's last batch. */
  async wroteLast(query: Query): Promise<boolean> {
    const [writer] = await query<{ lane: number; epoch: number }>('SELECT lane, epoch FROM kernel.writer');
    return writer!.lane === this.id && writer!.epoch === this.epoch;
  }

  /**
   * How many commands wait; milliseconds since when nothing could be stored though there was something to store (0 when
   * something can), and since a command was last given up.
   */
  state(): { waiting: number; failing: number; gaveUp: number } {
    const now = performance.now();
    const underWay = this.batch.filter(({ settled }) => !settled).length;
    return {
      waiting: this.queue.length + underWay,
      failing: now - (this.failingSince ?? now),
      gaveUp: now - this.gaveUpAt,
    };
  }

  /**
   * Whether commands are stored, or could be: where nothing was for longer than `patience` (ms), it tries to store nothing.
   * An idle lane would not find out that something in its way is gone.
   */
  async moves(patience: number, within: number): Promise<boolean> {
    if (this.state().failing < patience) return true;
    this.probing = true;
    this.begin();
    for (const until = performance.now() + within; performance.now() < until && this.failingSince;) await sleep(25);
    return this.failingSince === undefined;
  }

  private begin(): void {
    if (this.flushing || this.closed) return;
    this.flushing = true;
    // After this turn of the event loop: requests that arrived together share the batch.
    setImmediate(() => void this.run());
  }

  async close(): Promise<void> {
    this.closed = true;
    while (this.flushing) await sleep(5);
    clearInterval(this.watch);
    await this.client?.end().catch(() => undefined);
  }

  private async run(): Promise<void> {
    while (this.queue.length > 0 || this.probing) {
      this.probing = false;
      const batch = this.queue.splice(0, this.options.batch);
      this.batch = batch;
      try {
        await this.store(batch);
      } catch (error) {
        for (const waiting of batch) waiting.settle({ kind: 'failed', error });
      }
    }
    this.batch = [];
    this.flushing = false;
  }

  /** Whatever the database is at: whoever has waited for long enough is told so. */
  private giveUpLate(): void {
    const now = Date.now();
    const late = ({ submission, settled }: Waiting) => !settled && now > submission.until;
    const underWay = this.batch.some(late);
    if (!underWay && !this.queue.some(late)) return;
    for (const waiting of [...this.batch, ...this.queue]) if (late(waiting)) this.giveUp(waiting);
    this.queue = this.queue.filter(({ settled }) => !settled);
    // What it still does there counts as another lane's from here on.
    if (underWay) this.disconnect();
  }

  private giveUp(waiting: Waiting): void {
    this.gaveUpAt = performance.now();
    waiting.settle({ kind: 'unavailable' });
  }

  /** Stores what can be stored of a batch; every command in it is settled when this returns. */
  private async store(batch: Waiting[]): Promise<void> {
    let rest = batch;
    do {
      let obstacles: Obstacle[] | null;
      try {
        this.failingSince ??= performance.now();
        const client = await this.connection();
        rest = rest.filter(({ settled }) => !settled);
        obstacles = await this.flush(client, rest);
        this.failingSince = undefined;
      } catch (error) {
        rest = await this.recover(rest, error);
        continue;
      }
      if (obstacles === null) {
        for (const waiting of rest) waiting.settle({ kind: 'stored', epoch: this.epoch });
        return;
      }
      rest = rest.filter((waiting) => {
        const outcome = outcomeOf(waiting.submission, obstacles);
        if (outcome) waiting.settle(outcome);
        return !outcome;
      });
    } while (rest.length > 0);
  }

  /** After an error: which commands to try again. */
  private async recover(batch: Waiting[], error: unknown): Promise<Waiting[]> {
    const code = sqlStateOf(error);
    if (code === OUTDATED) {
      this.options.onOutdated();
      for (const waiting of batch) waiting.settle({ kind: 'unavailable' });
      return [];
    }
    if (code !== undefined && HOPELESS.test(code)) {
      if (isLost(error)) this.disconnect();
      for (const waiting of batch) this.giveUp(waiting);
      return [];
    }
    const locked = code === LOCKED && !APPENDING.test((error as pg.DatabaseError).where ?? '');
    if (isPassing(error) && !locked) {
      // When the connection broke it is unknown whether the batch was stored. Ask by storing it again; keys come first.
      if (isLost(error)) this.disconnect();
      if (code !== LOCKED) await sleep(20 + Math.random() * 80);
      return this.inTime(batch);
    }
    if (locked) this.waryUntil = performance.now() + WARY_FOR;
    // In the way of one of them is something that the others must not wait for, or the database refuses it.
    if (batch.length <= 1) {
      for (const waiting of batch) waiting.settle(locked ? { kind: 'blocked' } : { kind: 'failed', error });
      return [];
    }
    for (const waiting of batch) await this.store([waiting]);
    return [];
  }

  private inTime(batch: Waiting[]): Waiting[] {
    const now = Date.now();
    return batch.filter((waiting) => {
      if (waiting.settled) return false;
      const late = this.closed || now > waiting.submission.until;
      if (late) this.giveUp(waiting);
      return !late;
    });
  }

  private async flush(client: pg.Client, batch: readonly Waiting[]): Promise<Obstacle[] | null> {
    const columns = new FlushColumns(this.epoch);
    const rows = new RowChanges();
    for (const { submission } of batch) {
      columns.add(submission);
      for (const { ref, version, event } of submission.events) {
        for (const projection of this.inline) {
          // Inline rows are made before the position is known, so no handler is given one.
          projection.on[event.type]?.(
            {
              type: event.type,
              data: event.data,
              stream: ref.stream,
              streamId: ref.id,
              version,
              actor: submission.actor,
            },
            rows.rowsOf(projection),
          );
        }
      }
      for (const { table, kind, key, patch } of submission.changes) rows.change(table, kind, key, patch);
    }
    await this.setLockPatience(client);
    const changes = [];
    for (const { sql, columns: values } of rows.statements()) {
      changes.push({ apply: this.rowFunctions.get(sql) ?? (await this.makeRowFunction(client, sql)), columns: values });
    }
    const { rows: answer } = await client.query<{ obstacles: Obstacle[] | null; epoch: number }>({
      name: 'flush',
      text: FLUSH,
      values: [
        this.options.generation(),
        this.id,
        this.epoch,
        ...columns.values(),
        changes.length ? JSON.stringify(changes) : null,
      ],
    });
    const { obstacles, epoch } = answer[0]!;
    this.epoch = epoch;
    return obstacles;
  }

  /** A function per shape of row change, so that its plan is kept; made when the shape is first seen. */
  private async makeRowFunction(client: pg.Client, sql: string): Promise<string> {
    const name = `rows_${createHash('sha256').update(sql).digest('hex').slice(0, 16)}`;
    await client.query(`SELECT pg_advisory_xact_lock(7702);
      CREATE OR REPLACE FUNCTION kernel.${name}(text[]) RETURNS void LANGUAGE plpgsql AS $rows$ BEGIN ${sql}; END $rows$`);
    this.rowFunctions.set(sql, name);
    return name;
  }

  private async setLockPatience(client: pg.Client): Promise<void> {
    const wanted = performance.now() < this.waryUntil ? WARY_PATIENCE : LOCK_PATIENCE;
    if (wanted === this.lockPatience) return;
    await client.query(`SET lock_timeout = ${wanted}`);
    this.lockPatience = wanted;
  }

  private async connection(): Promise<pg.Client> {
    if (this.client) return this.client;
    const { client, lost } = await openSession(this.url, 'dating lane', {
      options: LANE_OPTIONS,
      lock_timeout: LOCK_PATIENCE,
      statement_timeout: STATEMENT_PATIENCE,
    });
    this.lockPatience = LOCK_PATIENCE;
    void lost.then(() => {
      if (this.client === client) this.client = undefined;
    });
    this.client = client;
    return client;
  }

  private disconnect(): void {
    const { client } = this;
    this.client = undefined;
    this.id = newId();
    this.epoch = -1;
    void client?.end().catch(() => undefined);
  }
}

const newId = () => randomInt(1, 2 ** 31 - 1);

function outcomeOf(submission: Submission, obstacles: Obstacle[]): Outcome | undefined {
  const known = obstacles.find((o) => o.why === 'known' && o.key === submission.key && o.actor === submission.actor);
  if (known) return { kind: 'known', hash: known.hash, answer: known.answer };
  const stale = obstacles.filter((o) => o.why === 'stale').map((o) => o.stream);
  const own = submission.checks.filter((check) => stale.includes(check.stream)).map((check) => check.stream);
  if (own.length > 0) return { kind: 'stale', streams: own };
  const taken = obstacles.filter(
    (o) => o.why === 'taken' && submission.claims.some((c) => !c.free && c.kind === o.kind && c.hash === o.hash),
  );
  return taken.length > 0 ? { kind: 'taken', claims: taken } : undefined;
}
