import { createHash, randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Query } from './database.js';
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
  | { kind: 'unavailable' };

interface Waiting {
  submission: Submission;
  settle: (outcome: Outcome) => void;
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

/**
 * The one writer of this process. Commands that queue while a batch is being stored go together in the next one; an
 * idle lane stores at once. A batch is one call of one SQL function: all of it is durable, or none.
 */
export class Lane {
  private queue: Waiting[] = [];
  private flushing = false;
  private closed = false;
  private client: pg.Client | undefined;
  private readonly rowFunctions = new Map<string, string>();
  private readonly id = randomInt(1, 2 ** 31 - 1);
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
    return new Promise((settle) => {
      this.queue.push({ submission, settle });
      if (!this.flushing) {
        this.flushing = true;
        // After this turn of the event loop: requests that arrived together share the batch.
        setImmediate(() => void this.run());
      }
    });
  }

  /** Whether no other lane has stored anything since this one's last batch. */
  async wroteLast(query: Query): Promise<boolean> {
    const [writer] = await query<{ lane: number; epoch: number }>('SELECT lane, epoch FROM kernel.writer');
    return writer!.lane === this.id && writer!.epoch === this.epoch;
  }

  async close(): Promise<void> {
    this.closed = true;
    while (this.flushing) await sleep(5);
    await this.client?.end().catch(() => undefined);
  }

  private async run(): Promise<void> {
    while (this.queue.length > 0) {
      const batch = this.queue.splice(0, this.options.batch);
      try {
        await this.store(batch);
      } catch (error) {
        for (const waiting of batch) waiting.settle({ kind: 'failed', error });
      }
    }
    this.flushing = false;
  }

  /** Stores what can be stored of a batch; every command in it is settled when this returns. */
  private async store(batch: Waiting[]): Promise<void> {
    let rest = batch;
    while (rest.length > 0) {
      let obstacles: Obstacle[] | null;
      try {
        obstacles = await this.flush(rest);
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
    }
  }

  /** After an error: which commands to try again. */
  private async recover(batch: Waiting[], error: unknown): Promise<Waiting[]> {
    const code = error instanceof pg.DatabaseError ? (error.code ?? '') : '';
    if (code === OUTDATED) {
      this.options.onOutdated();
      for (const waiting of batch) waiting.settle({ kind: 'unavailable' });
      return [];
    }
    if (code === '' || code.startsWith('08') || code.startsWith('57P')) {
      // The connection broke: whether the batch was stored is unknown. Ask by storing it again; keys come first.
      this.disconnect();
      await sleep(20 + Math.random() * 80);
      return this.inTime(batch);
    }
    if (code === '40001' || code === '40P01' || code === '57014') return this.inTime(batch);
    // Something in one of them the database refuses: a bad command must not take its neighbours along.
    if (batch.length === 1) {
      batch[0]!.settle({ kind: 'failed', error });
      return [];
    }
    for (const waiting of batch) await this.store([waiting]);
    return [];
  }

  private inTime(batch: Waiting[]): Waiting[] {
    const now = Date.now();
    return batch.filter((waiting) => {
      const late = this.closed || now > waiting.submission.until;
      if (late) waiting.settle({ kind: 'unavailable' });
      return !late;
    });
  }

  private async flush(batch: Waiting[]): Promise<Obstacle[] | null> {
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
    const client = await this.connection();
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

  private async connection(): Promise<pg.Client> {
    if (this.client) return this.client;
    const { client, lost } = await openSession(this.url, 'dating lane', LANE_OPTIONS);
    void lost.then(() => {
      if (this.client === client) this.client = undefined;
    });
    this.client = client;
    return client;
  }

  private disconnect(): void {
    const { client } = this;
    this.client = undefined;
    void client?.end().catch(() => undefined);
  }
}

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
