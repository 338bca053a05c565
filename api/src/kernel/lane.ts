import { createHash, randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Query } from './database.js';
import { isLost, isPassing, sqlStateOf } from './database-errors.js';
import { FlushColumns } from './flush-columns.js';
import { RowChanges } from './row-changes.js';
import type { Handler, ProjectionDefinition } from './projection.js';
import { openSession } from './session.js';
import type { TableChange, PendingEvent, Versioned } from './transaction.js';

export interface Submission {
  actor: string;
  key: string;
  hash: string;
  answer: unknown;
  domain: string | null;
  requestId: string | null;
  /** Every stream the command read or wrote, with the version it read. */
  checks: ReadonlyMap<string, Pick<Versioned, 'version' | 'epoch'>>;
  claims: readonly { kind: string; hash: string; owner: string; free: boolean }[];
  events: readonly PendingEvent[];
  changes: readonly TableChange[];
  /** Deadline after which the command fails (ms since 1970). */
  until: number;
}

export type Outcome =
  | { kind: 'stored'; epoch: number }
  | { kind: 'known'; hash: string; answer: unknown }
  | { kind: 'stale'; streams: string[] }
  | { kind: 'taken'; claims: { kind: string; hash: string }[] }
  | { kind: 'failed'; error: unknown }
  /** Another session holds a lock on a row the command changes; meanwhile the lane continues with other commands. */
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

/** A flush locks and reads rows by key: a plan made while tables were small must not scan them later. */
const LANE_OPTIONS = [
  'enable_seqscan=off',
  'enable_hashjoin=off',
  'enable_mergejoin=off',
  'jit=off',
  'plan_cache_mode=force_generic_plan',
]
  .map((setting) => `-c ${setting}`)
  .join(' ');
const FLUSH = `SELECT * FROM kernel.flush(${Array.from({ length: 22 }, (_, i) => `$${i + 1}`).join(', ')})`;
const OUTDATED = 'KE001';
const LOCKED = '55P03';
/** Nothing was stored and an immediate retry is pointless: the disk is full or broken, or the server is read-only. */
const UNRECOVERABLE = /^(53100|58...|25006)$/;
/** The part of PostgreSQL's error context that shows the statement was waiting for the append lock. */
const APPENDING = /pg_advisory_xact_lock/;
/**
 * Lock timeout of a flush, in milliseconds; long enough for the append lock, which other lanes hold while they flush.
 * Well-behaved sessions hold a row of the lane only for an instant. So after meeting a locked row, flushes use the
 * short timeout for a while, because all other commands queue behind them.
 */
const LOCK_TIMEOUT_MS = 500;
const WARY_LOCK_TIMEOUT_MS = 30;
/** How long the short lock timeout applies, in milliseconds. */
const WARY_FOR_MS = 10_000;
/** Statement timeout, in milliseconds: no flush takes this long unless something below the database is broken. */
const STATEMENT_TIMEOUT_MS = 4_000;
/** Milliseconds between two checks for commands past their deadline. */
const DEADLINE_CHECK_MS = 100;

/**
 * This process' only writer. Commands that arrive while a batch is being stored form the next batch; an idle lane
 * stores a command at once. A batch is one call of one SQL function with a cached plan, and is stored as a whole or not
 * at all.
 */
export class Lane {
  private queue: Waiting[] = [];
  private flushing = false;
  private closed = false;
  private client: pg.Client | undefined;
  private readonly rowFunctions = new Map<string, string>();
  /** What inline projections do on an event of each type. */
  private readonly handlers = new Map<string, { projection: ProjectionDefinition; handler: Handler }[]>();
  private batch: readonly Waiting[] = [];
  /** Called for each command with its outcome and the time it waited, in milliseconds. */
  onSettled: (kind: Outcome['kind'], waited: number) => void = () => undefined;
  /** Called for each batch that was stored, with its number of commands and the milliseconds of its flush. */
  onFlushed: (commands: number, took: number) => void = () => undefined;
  private waryUntil = -Infinity;
  private lockTimeout = LOCK_TIMEOUT_MS;
  private failingSince: number | undefined;
  private gaveUpAt = -Infinity;
  private probing = false;
  private readonly watch = setInterval(() => this.failOverdue(), DEADLINE_CHECK_MS).unref();
  /**
   * Changes with each connection: a flush on a broken connection may still commit, and must look like another lane's.
   */
  private id = newId();
  /** Incremented when another lane has stored something since this lane's last batch; -1 before the first batch. */
  epoch = -1;
  /** Whether another lane had written before this one's last batch: then the next one brings all that it has seen. */
  private shared = false;

  constructor(
    private readonly url: string,
    inline: readonly ProjectionDefinition[],
    private readonly options: {
      /** Maximum number of commands per batch. */
      batch: number;
      /** The read model generation this process was built for. */
      generation: () => number;
      /** Called when a newer release has changed a read model: this process must stop writing. */
      onOutdated: () => void;
    },
  ) {
    for (const projection of inline)
      for (const [type, handler] of Object.entries(projection.on)) {
        const handlers = this.handlers.get(type) ?? [];
        this.handlers.set(type, handlers);
        if (handler) handlers.push({ projection, handler });
      }
  }

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

  /** Whether the lane of this id, as `kernel.flush` was given it, is this one. */
  isOwn(lane: number): boolean {
    return lane === this.id;
  }

  /** Whether no other lane has stored anything since this lane's last batch. */
  async wroteLast(query: Query): Promise<boolean> {
    const [writer] = await query<{ lane: number; epoch: number }>('SELECT lane, epoch FROM kernel.writer');
    return writer!.lane === this.id && writer!.epoch === this.epoch;
  }

  /**
   * The number of waiting commands; the milliseconds for which storing has been failing (0 if it works); and the
   * milliseconds since a command was last given up.
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
   * Whether commands can be stored. If storing has failed for longer than `patience` (ms), this flushes an empty batch,
   * because an idle lane would not notice its recovery, and waits up to `within` milliseconds for it to succeed.
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
    // On the next turn of the event loop, so that requests that arrived together share the batch.
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

  /** Fails commands past their deadline, whatever the database is doing. */
  private failOverdue(): void {
    const now = Date.now();
    const late = ({ submission, settled }: Waiting) => !settled && now > submission.until;
    const underWay = this.batch.some(late);
    if (!underWay && !this.queue.some(late)) return;
    for (const waiting of [...this.batch, ...this.queue]) if (late(waiting)) this.giveUp(waiting);
    this.queue = this.queue.filter(({ settled }) => !settled);
    // From here on, whatever the old connection still commits counts as another lane's work.
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

  /** Handles a failed flush; returns the commands to try again. */
  private async recover(batch: Waiting[], error: unknown): Promise<Waiting[]> {
    const code = sqlStateOf(error);
    if (code === OUTDATED) {
      this.options.onOutdated();
      for (const waiting of batch) waiting.settle({ kind: 'unavailable' });
      return [];
    }
    if (code !== undefined && UNRECOVERABLE.test(code)) {
      if (isLost(error)) this.disconnect();
      for (const waiting of batch) this.giveUp(waiting);
      return [];
    }
    const locked = code === LOCKED && !APPENDING.test((error as pg.DatabaseError).where ?? '');
    if (isPassing(error) && !locked) {
      // If the connection broke, the batch may have been stored. A retry finds out: it looks up the commands' keys
      // first.
      if (isLost(error)) this.disconnect();
      if (code !== LOCKED) await sleep(20 + Math.random() * 80);
      return this.inTime(batch);
    }
    if (locked) this.waryUntil = performance.now() + WARY_FOR_MS;
    // Some command in the batch is blocked or invalid: store them one by one, so that it does not hold up the others.
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
    const columns = new FlushColumns(this.epoch, this.shared);
    const rows = new RowChanges();
    for (const { submission } of batch) {
      columns.add(submission);
      for (const { ref, version, event } of submission.events) {
        for (const { projection, handler } of this.handlers.get(event.type) ?? []) {
          // Inline rows are written before the position is known, so handlers do not receive one.
          handler(
            {
              type: event.type,
              data: event.data,
              stream: ref.stream,
              streamId: ref.id,
              version,
              actor: submission.actor,
            },
            rows.rowsOf(projection),
            {},
          );
        }
      }
      for (const { table, kind, key, patch } of submission.changes) rows.change(table, kind, key, patch);
    }
    await this.setLockTimeout(client);
    const changes = [];
    for (const { sql, columns: values } of rows.statements()) {
      changes.push({ apply: this.rowFunctions.get(sql) ?? (await this.makeRowFunction(client, sql)), columns: values });
    }
    const begun = performance.now();
    const { rows: answer } = await client.query<{ obstacles: Obstacle[] | null; epoch: number }>({
      name: 'flush',
      text: FLUSH,
      values: [
        this.options.generation(),
        this.id,
        this.epoch,
        ...columns.values(),
        changes.length ? JSON.stringify(changes) : null,
        columns.requestIds(),
      ],
    });
    const { obstacles, epoch } = answer[0]!;
    const asked = obstacles?.length === 0;
    this.shared = asked || epoch !== this.epoch;
    this.epoch = epoch;
    if (asked) return this.flush(client, batch);
    if (!obstacles) this.onFlushed(batch.length, performance.now() - begun);
    return obstacles;
  }

  /** Creates one SQL function per shape of row change, on first use, so that its plan is cached. */
  private async makeRowFunction(client: pg.Client, sql: string): Promise<string> {
    const name = `rows_${createHash('sha256').update(sql).digest('hex').slice(0, 16)}`;
    await client.query(`SELECT pg_advisory_xact_lock(7702);
      CREATE OR REPLACE FUNCTION kernel.${name}(text[]) RETURNS void LANGUAGE plpgsql AS $rows$ BEGIN ${sql}; END $rows$`);
    this.rowFunctions.set(sql, name);
    return name;
  }

  private async setLockTimeout(client: pg.Client): Promise<void> {
    const wanted = performance.now() < this.waryUntil ? WARY_LOCK_TIMEOUT_MS : LOCK_TIMEOUT_MS;
    if (wanted === this.lockTimeout) return;
    await client.query(`SET lock_timeout = ${wanted}`);
    this.lockTimeout = wanted;
  }

  private async connection(): Promise<pg.Client> {
    if (this.client) return this.client;
    const { client, lost } = await openSession(this.url, 'dating lane', {
      options: LANE_OPTIONS,
      lock_timeout: LOCK_TIMEOUT_MS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
    });
    this.lockTimeout = LOCK_TIMEOUT_MS;
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
  const own = stale.filter((stream) => submission.checks.has(stream));
  if (own.length > 0) return { kind: 'stale', streams: own };
  const taken = obstacles.filter(
    (o) => o.why === 'taken' && submission.claims.some((c) => !c.free && c.kind === o.kind && c.hash === o.hash),
  );
  return taken.length > 0 ? { kind: 'taken', claims: taken } : undefined;
}
