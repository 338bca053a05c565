import pg from 'pg';
import type { Database, Query } from './database.js';
import type { Listener } from './listener.js';
import { headOf, type LogReader } from './log-reader.js';
import type { RecordedEvent } from './stream.js';

export interface Processor {
  name: string;
  types: readonly string[] | 'all';
  /** Where a new one begins: a read model at the start of the log, a policy at its head. */
  from: 'start' | 'head';
  /** Runs in the transaction that moves the checkpoint. */
  apply: (events: RecordedEvent[], query: Query) => Promise<void>;
}

interface Running {
  processor: Processor;
  position: number | undefined;
  saved: number;
  lock: number;
  led: boolean;
}

const BATCH = 500;
/** A checkpoint without own events is saved this rarely; reading over foreign events again is cheap. */
const LAG_SAVED = 5_000;

/**
 * Runs what follows the log. Each processor is led by one process, by a session lock; its checkpoint moves by
 * compare-and-set in the transaction of its effects, so even two leaders would apply nothing twice.
 */
export class Processors {
  private readonly running: Running[];
  private leader: pg.Client | undefined;
  private closed = false;
  private awake: (() => void) | undefined;
  private woken = true;
  private loop: Promise<void> | undefined;

  constructor(
    private readonly database: Database,
    private readonly log: LogReader,
    listener: Listener,
    processors: readonly Processor[],
    private readonly options: { pause: number; poll: number; onError: (name: string, error: unknown) => void },
  ) {
    this.running = processors.map((processor) => ({
      processor,
      position: undefined,
      saved: 0,
      lock: lockNumber(processor.name),
      led: false,
    }));
    listener.on('events', () => this.wake());
  }

  /** Notes down where new ones begin, before anything is served: a policy must not miss what happens until a worker starts. */
  async prepare(): Promise<void> {
    const head = await headOf(this.database.query);
    for (const { processor } of this.running) {
      await this.database.query('INSERT INTO kernel.checkpoints (name, position) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
        processor.name,
        processor.from === 'head' ? head : 0,
      ]);
    }
  }

  start(): void {
    this.loop = this.run();
  }

  async close(): Promise<void> {
    this.closed = true;
    this.wake();
    await this.loop;
    await this.leader?.end().catch(() => undefined);
  }

  /** How far each has got, for the console. */
  state(): { name: string; position: number | undefined; led: boolean }[] {
    return this.running.map(({ processor, position, led }) => ({ name: processor.name, position, led }));
  }

  private wake(): void {
    this.woken = true;
    this.awake?.();
  }

  private async run(): Promise<void> {
    while (!this.closed) {
      this.woken = false;
      try {
        await this.lead();
        for (const running of this.running) if (running.led) await this.drain(running);
      } catch (error) {
        this.options.onError('leadership', error);
      }
      // A short pause lets a busy log fill batches; then sleep until woken, or poll.
      await this.sleep(this.options.pause, false);
      if (!this.woken) await this.sleep(this.options.poll, true);
    }
  }

  private async drain(running: Running): Promise<void> {
    try {
      while (!this.closed && running.led && (await this.step(running)));
    } catch (error) {
      // Its position is read again from the database; the others go on.
      running.position = undefined;
      this.options.onError(running.processor.name, error);
    }
  }

  /** One batch; true when more may wait. */
  private async step(running: Running): Promise<boolean> {
    const { name, types, apply } = running.processor;
    if (running.position === undefined) running.position = running.saved = await this.checkpoint(running.processor);
    const { events, reached } = await this.log.after(this.database.query, running.position, types, BATCH);
    if (events.length === 0 && reached - running.saved < LAG_SAVED) {
      running.position = reached;
      return false;
    }
    const moved = await this.database.transaction(async (query) => {
      const rows = await query('UPDATE kernel.checkpoints SET position = $3 WHERE name = $1 AND position = $2 RETURNING name', [
        name,
        running.saved,
        reached,
      ]);
      if (rows.length > 0) await apply(events, query);
      return rows.length > 0;
    });
    // Moved by another (a rebuild swapped its rows in): go on from there.
    if (!moved) running.position = undefined;
    else running.position = running.saved = reached;
    return !moved || events.length === BATCH;
  }

  private async checkpoint({ name }: Processor): Promise<number> {
    const row = await this.database.one<{ position: number }>('SELECT position FROM kernel.checkpoints WHERE name = $1', [name]);
    return row!.position;
  }

  private async lead(): Promise<void> {
    const leader = this.leader ?? (await this.connect());
    for (const running of this.running.filter(({ led }) => !led)) {
      const { rows } = await leader.query<{ led: boolean }>('SELECT pg_try_advisory_lock(7710, $1) AS led', [running.lock]);
      running.led = rows[0]!.led;
      running.position = undefined;
    }
  }

  private async connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.database.url, application_name: 'dating leader', keepAlive: true });
    client.on('error', () => undefined);
    client.once('end', () => {
      this.leader = undefined;
      for (const running of this.running) running.led = false;
    });
    await client.connect();
    return (this.leader = client);
  }

  private sleep(ms: number, wakeable: boolean): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(done, ms);
      const wakes = wakeable || this.closed;
      if (wakes) this.awake = done;
      function done() {
        clearTimeout(timer);
        resolve();
      }
      if (this.closed) done();
    });
  }
}

const lockNumber = (name: string): number => {
  let hash = 0;
  for (const char of name) hash = (hash * 31 + char.charCodeAt(0)) | 0;
  return hash;
};
