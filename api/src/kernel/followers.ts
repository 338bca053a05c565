import type { Database } from './database.js';
import type { Failure, Failures } from './failures.js';
import { LEADER_LOCKS, lockNumber, REBUILD_LOCKS } from './lock-numbers.js';
import { headOf } from './log-reader.js';
import type { PolicyDefinition } from './policy.js';
import type { ProjectionDefinition } from './projection.js';
import { checkpointOf, typesOf } from './projections.js';
import { RELAY } from './relay.js';

/** How far a follower is behind: the number of its events still to process, and the age of the oldest in seconds. */
export interface Lag {
  events: number;
  seconds: number;
}

export interface FollowerState {
  name: string;
  position: number;
  lag: Lag;
  /** Whether some process holds the leader lock for this follower. */
  led: boolean;
  lastError: Failure | null;
}

export interface ReadModelState extends FollowerState {
  mode: 'inline' | 'async';
  revision: number;
  rows: number;
  /** True if the table is too large to be counted on each request. */
  rowsEstimated: boolean;
  /** Progress of a running rebuild, between 0 and 1; null if there is none. */
  building: number | null;
}

interface Stored {
  name: string;
  revision: number;
  building_position: number | null;
  building_target: number | null;
}

const MAX_COUNTED = 100_000;

/** The state of all log followers, on whichever process they run; for the console. */
export class Followers {
  constructor(
    private readonly database: Database,
    private readonly projections: readonly ProjectionDefinition[],
    private readonly policies: readonly PolicyDefinition[],
    private readonly failures: Failures,
    private readonly relays: boolean,
  ) {}

  /** `relay`: the relay to the broker; null if no broker is configured. */
  async state(): Promise<{
    head: number;
    readModels: ReadModelState[];
    policies: FollowerState[];
    relay: FollowerState | null;
  }> {
    const { query } = this.database;
    const [head, stored, checkpoints, leaders, builders, failures] = await Promise.all([
      headOf(query),
      query<Stored>('SELECT name, revision, building_position, building_target FROM kernel.projections'),
      query<{ name: string; position: number }>('SELECT name, position FROM kernel.reached'),
      this.held(LEADER_LOCKS),
      this.held(REBUILD_LOCKS),
      this.failures.all(),
    ]);
    const positions = new Map(checkpoints.map(({ name, position }) => [name, position]));
    const follower = async (name: string, types: string[] | null): Promise<FollowerState> => {
      const position = positions.get(name) ?? 0;
      const lag = await this.lag(position, types);
      return {
        name,
        // A follower seldom saves its checkpoint while none of its events occur; with no event pending it is at the
        // head.
        position: lag.events === 0 ? head : position,
        lag,
        led: leaders.has(lockNumber(name)),
        lastError: failures.get(name) ?? null,
      };
    };
    const known = new Map(stored.map((row) => [row.name, row]));
    const readModel = async (definition: ProjectionDefinition): Promise<ReadModelState> => {
      const { table: name, mode } = definition;
      const own =
        mode === 'async'
          ? await follower(checkpointOf(definition), typesOf(definition))
          : { position: head, lag: { events: 0, seconds: 0 }, led: true, lastError: null };
      const row = known.get(name);
      const building = builders.has(lockNumber(name)) ? progressOf(row) : null;
      return { ...own, name, mode, revision: row?.revision ?? 0, ...(await this.rows(definition.name)), building };
    };
    // Sequential, so that this view does not take the whole connection pool.
    const readModels: ReadModelState[] = [];
    for (const definition of this.projections) readModels.push(await readModel(definition));
    const policies: FollowerState[] = [];
    for (const policy of this.policies) {
      policies.push({ ...(await follower(`policy ${policy.name}`, typesOf(policy))), name: policy.name });
    }
    return { head, readModels, policies, relay: this.relays ? await follower(RELAY, null) : null };
  }

  /** The lag of every follower, including the relay; at most 100,000 events are counted per follower. */
  async lags(): Promise<({ name: string; led: boolean } & Lag)[]> {
    const followers = [...this.following(), ...(this.relays ? [{ name: RELAY, types: null }] : [])];
    const [leaders, rows] = await Promise.all([
      this.held(LEADER_LOCKS),
      this.database.query<{ name: string } & Lag>(
        `SELECT name, events, seconds
           FROM unnest($1::text[], $2::text[]) AS follower(name, types)
           LEFT JOIN kernel.reached USING (name)
          CROSS JOIN LATERAL (
            SELECT count(*) AS events,
                   coalesce(extract(epoch FROM clock_timestamp() - min(recorded_at)), 0)::float8 AS seconds
              FROM (SELECT recorded_at FROM kernel.events
                     WHERE events.position > coalesce(reached.position, 0)
                       AND (types IS NULL OR type = ANY (string_to_array(types, ' ')))
                     ORDER BY events.position LIMIT ${MAX_COUNTED}) late) AS lag`,
        [followers.map(({ name }) => name), followers.map(({ types }) => types?.join(' ') ?? null)],
      ),
    ]);
    return rows.map((row) => ({ ...row, led: leaders.has(lockNumber(row.name)) }));
  }

  /** The number of events that the relay went on without, as the broker refuses them as too large. */
  async setAside(): Promise<number> {
    const row = await this.database.one<{ count: number }>('SELECT count(*) FROM kernel.set_aside');
    return row!.count;
  }

  private following(): { name: string; types: string[] }[] {
    return [
      ...this.projections
        .filter(({ mode }) => mode === 'async')
        .map((one) => ({ name: checkpointOf(one), types: typesOf(one) })),
      ...this.policies.map((one) => ({ name: `policy ${one.name}`, types: typesOf(one) })),
    ];
  }

  /** Whether every follower has a leader and none has an event that has waited longer than `patience` seconds. */
  async keepUp(patience: number): Promise<boolean> {
    const { query } = this.database;
    const [checkpoints, leaders] = await Promise.all([
      query<{ name: string; position: number }>('SELECT name, position FROM kernel.reached'),
      this.held(LEADER_LOCKS),
    ]);
    const positions = new Map(checkpoints.map(({ name, position }) => [name, position]));
    const followers = this.following();
    if (!followers.every(({ name }) => leaders.has(lockNumber(name)))) return false;
    for (const { name, types } of followers) {
      if (await this.isLate(positions.get(name) ?? 0, types, patience)) return false;
    }
    return true;
  }

  /** The same for the relay to the broker; undefined if no broker is configured. */
  async relayKeepsUp(patience: number): Promise<boolean | undefined> {
    if (!this.relays) return undefined;
    const [row, leaders] = await Promise.all([
      this.database.one<{ position: number }>('SELECT position FROM kernel.checkpoints WHERE name = $1', [RELAY]),
      this.held(LEADER_LOCKS),
    ]);
    return leaders.has(lockNumber(RELAY)) && !(await this.isLate(row?.position ?? 0, null, patience));
  }

  /** Whether an event of these types (null: all types) after `position` has waited longer than `patience` seconds. */
  private async isLate(position: number, types: string[] | null, patience: number): Promise<boolean> {
    const late = await this.database.one(
      `SELECT FROM kernel.events WHERE position > $1 AND ($2::text[] IS NULL OR type = ANY ($2))
          AND recorded_at < clock_timestamp() - make_interval(secs => $3) LIMIT 1`,
      [position, types, patience],
    );
    return late !== undefined;
  }

  private async held(space: number): Promise<Set<number>> {
    const rows = await this.database.query<{ number: number }>(
      `SELECT objid::bigint AS number FROM pg_locks WHERE locktype = 'advisory' AND classid = $1 AND granted
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      [space],
    );
    // pg_locks shows lock keys as unsigned integers.
    return new Set(rows.map(({ number }) => number | 0));
  }

  private async lag(position: number, types: string[] | null): Promise<Lag> {
    const row = await this.database.one<Lag>(
      `SELECT count(*) AS events, coalesce(round(extract(epoch FROM clock_timestamp() - min(recorded_at))), 0)::float8 AS seconds
         FROM (SELECT recorded_at FROM kernel.events WHERE position > $1 AND ($2::text[] IS NULL OR type = ANY ($2))
                ORDER BY position LIMIT ${MAX_COUNTED}) late`,
      [position, types],
    );
    return row!;
  }

  private async rows(table: string): Promise<{ rows: number; rowsEstimated: boolean }> {
    const row = await this.database.one<{ counted: number; estimated: number }>(
      `SELECT (SELECT count(*) FROM (SELECT FROM ${table} LIMIT ${MAX_COUNTED + 1}) few) AS counted,
              (SELECT reltuples::bigint FROM pg_class WHERE oid = $1::regclass) AS estimated`,
      [table],
    );
    const { counted, estimated } = row!;
    const many = counted > MAX_COUNTED;
    return { rows: many ? Math.max(counted, estimated) : counted, rowsEstimated: many };
  }
}

const progressOf = (row: Stored | undefined): number =>
  row?.building_target ? Math.min(1, (row.building_position ?? 0) / row.building_target) : 0;
