import { createServer, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type pg from 'pg';
import { isSameSecret, inBackground, type Kernel } from '../kernel/index.js';
import type { HealthIndicators } from './health-indicators.js';
import { watchAnswers } from './leaving.js';

/** Timeout in milliseconds for reading the database; without an answer those figures are left out. */
const PATIENCE = 2_000;
/** Milliseconds without a successful write, although some were waiting, after which the lane is probed. */
const STANDSTILL = 1_000;
/** Seconds after which a due job counts as late, as in the health check. */
const LATE = 60;
/** In seconds: every request is answered within five (docs/operations.md). */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

type Measured = Pick<Kernel, 'database' | 'lane' | 'store' | 'live' | 'followers' | 'jobs' | 'processors'>;

/**
 * Metrics in Prometheus' format. Label values come from the program only (declared routes, followers, states), never
 * from input: no id, no address.
 */
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'dating_http_request_duration_seconds',
    help: 'Requests to the API and how long they took, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [this.registry],
  });
  private readonly appended = new Histogram({
    name: 'dating_append_wait_seconds',
    help: 'Commands and how long each waited to be stored, by how that ended',
    labelNames: ['outcome'],
    buckets: BUCKETS,
    registers: [this.registry],
  });
  private readonly refused = new Counter({
    name: 'dating_commands_refused_total',
    help: 'Commands that a rule refused, by the code of the refusal; what was stored is in dating_append_wait_seconds',
    labelNames: ['code'],
    registers: [this.registry],
  });
  private readonly flushed = new Histogram({
    name: 'dating_flush_seconds',
    help: 'Batches of commands that were stored, and how long the database took for each',
    buckets: BUCKETS,
    registers: [this.registry],
  });
  private readonly batches = new Histogram({
    name: 'dating_flush_commands',
    help: 'How many commands were in each of these batches',
    buckets: [1, 2, 5, 10, 20, 50, 100, 200],
    registers: [this.registry],
  });
  private readonly appending = this.gauge('dating_append_waiting', 'Commands that wait to be stored');
  private readonly stuck = this.gauge(
    'dating_append_stuck_seconds',
    'How long nothing could be stored, though there was something to store; 0 while something can be',
  );
  private readonly up = this.gauge('dating_database_up', 'Whether the database answers: 1 or 0');
  private readonly connections = this.gauge(
    'dating_database_connections',
    'Connections of a pool in use and idle, and who waits for one',
    ['pool', 'state'],
  );
  private readonly lent = new Histogram({
    name: 'dating_database_wait_seconds',
    help: 'How long each who found no idle connection in a pool waited for one',
    labelNames: ['pool'],
    buckets: BUCKETS,
    registers: [this.registry],
  });
  private readonly streams = this.gauge('dating_open_streams', 'Event streams that are open to screens');
  private readonly booksDiffer = this.gauge(
    'dating_books_difference',
    'Credits by which wallets and ledger differ, and wallets that differ from their own movements; 0 if all is right',
    ['figure'],
  );
  private readonly lagEvents = this.gauge(
    'dating_follower_lag_events',
    'Own events that somebody who follows the log has still to come to; relay: to the broker',
    ['follower'],
  );
  private readonly lagSeconds = this.gauge(
    'dating_follower_lag_seconds',
    'For how long the oldest of these has waited',
    ['follower'],
  );
  private readonly led = this.gauge('dating_follower_led', 'Whether some process follows the log for it: 1 or 0', [
    'follower',
  ]);
  private readonly followed = new Counter({
    name: 'dating_follower_events_total',
    help: 'Own events that a follower of the log has processed in this process',
    labelNames: ['follower'],
    registers: [this.registry],
  });
  private readonly following = new Counter({
    name: 'dating_follower_seconds_total',
    help: 'How long these took, in the program and the database together',
    labelNames: ['follower'],
    registers: [this.registry],
  });
  private readonly setAside = this.gauge(
    'dating_relay_set_aside',
    'Events that the broker refuses as too large: the relay went on without them',
  );
  private readonly jobs = this.gauge(
    'dating_jobs',
    `Jobs that are due, late (due for over ${LATE} s), running, or have failed for good`,
    ['state'],
  );
  private readonly jobAge = this.gauge('dating_job_age_seconds', 'For how long the oldest due job has waited');
  private readonly failedLooks = new Counter({
    name: 'dating_metrics_failed_looks_total',
    help: 'Looks at the database that brought no figures',
    registers: [this.registry],
  });
  private looking: Promise<void> | undefined;

  constructor(
    private readonly kernel: Measured,
    private readonly indicators: Pick<HealthIndicators, 'last' | 'books'>,
  ) {
    collectDefaultMetrics({ register: this.registry });
    kernel.lane.onSettled = (outcome, waited) => this.appended.observe({ outcome }, waited / 1000);
    kernel.lane.onFlushed = (commands, took) => {
      this.batches.observe(commands);
      this.flushed.observe(took / 1000);
    };
    kernel.store.onRefused = (code) => this.refused.inc({ code });
    for (const [pool, lender] of this.pools())
      watchWaits(lender, (waited) => this.lent.observe({ pool }, waited / 1000));
  }

  /** Measures requests from here on, labelled by declared route; requests without a route share one label. */
  watch(fastify: FastifyInstance): void {
    fastify.addHook('onResponse', (request, reply, done) => {
      const route = request.routeOptions.url ?? 'none';
      this.requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
      done();
    });
  }

  /** The exposition text. If the database is away: what this process knows by itself, within about two seconds. */
  async text(): Promise<string> {
    const { lane, processors, live } = this.kernel;
    // Counted where the work is done; here they are only told.
    for (const counter of [this.followed, this.following]) counter.reset();
    for (const { name: follower, events, seconds } of processors.costs()) {
      this.followed.inc({ follower }, events);
      this.following.inc({ follower }, seconds);
    }
    const [answered] = await Promise.all([this.inTime(), lane.moves(STANDSTILL, PATIENCE / 2), this.indicators.last()]);
    this.up.set(answered ? 1 : 0);
    // Old values would look like current ones.
    if (!answered) for (const old of [this.lagEvents, this.lagSeconds, this.led, this.jobs, this.jobAge]) old.reset();
    const { waiting, failing } = lane.state();
    this.appending.set(waiting);
    this.stuck.set(failing / 1000);
    for (const [pool, { totalCount, idleCount, waitingCount }] of this.pools()) {
      this.connections.set({ pool, state: 'in_use' }, totalCount - idleCount);
      this.connections.set({ pool, state: 'idle' }, idleCount);
      this.connections.set({ pool, state: 'waiting' }, waitingCount);
    }
    this.streams.set(live.count);
    const { books } = this.indicators;
    this.booksDiffer.reset();
    if (books) {
      const { wallets, debts, sum } = books;
      for (const [figure, value] of Object.entries({
        wallets: wallets.difference,
        debts: debts.difference,
        sum,
        differing_wallets: wallets.differing,
      }))
        this.booksDiffer.set({ figure }, value);
    }
    return this.registry.metrics();
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  /** One query at a time, however often it is scraped, so that a hanging database does not pile queries up. */
  private async inTime(): Promise<boolean> {
    this.looking ??= inBackground(() => this.look()).finally(() => (this.looking = undefined));
    const looked = this.looking.then(
      () => true,
      () => false,
    );
    const answered = await Promise.race([looked, sleep(PATIENCE, false)]);
    if (!answered) this.failedLooks.inc();
    return answered;
  }

  private async look(): Promise<void> {
    const { followers, jobs } = this.kernel;
    const [lags, figures] = [await followers.lags(), await jobs.figures(LATE)];
    this.setAside.set(await followers.setAside());
    for (const { name: follower, events, seconds, led } of lags) {
      this.lagEvents.set({ follower }, events);
      this.lagSeconds.set({ follower }, seconds);
      this.led.set({ follower }, led ? 1 : 0);
    }
    for (const [state, count] of Object.entries(figures.states)) this.jobs.set({ state }, count);
    this.jobAge.set(figures.age);
  }

  private pools(): [string, pg.Pool][] {
    const { pool, background, replica } = this.kernel.database;
    const pools: [string, pg.Pool][] = [
      ['requests', pool],
      ['background', background],
    ];
    if (replica) pools.push(['replica', replica.pool]);
    return pools;
  }

  private gauge<Label extends string>(name: string, help: string, labelNames: Label[] = []): Gauge<Label> {
    return new Gauge({ name, help, labelNames, registers: [this.registry] });
  }
}

type Lend = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void;

/** Told is who waits: an idle connection is lent at once, and nothing is measured. */
function watchWaits(pool: pg.Pool, told: (waited: number) => void): void {
  const connect = pool.connect.bind(pool) as (lend?: Lend) => Promise<pg.PoolClient> | undefined;
  const watched = (lend?: Lend) => {
    if (pool.idleCount > 0) return connect(lend);
    const since = performance.now();
    const tell = () => told(performance.now() - since);
    if (!lend) return connect()!.finally(tell);
    return connect((...lent) => {
      tell();
      lend(...lent);
    });
  };
  Object.assign(pool, { connect: watched });
}

/** Listens on a port of its own, which visitors cannot reach; if others could, the token is required. */
export function serveMetrics(
  metrics: Pick<Metrics, 'text' | 'contentType'>,
  { host, port, token }: { host: string; port: number; token: string | undefined },
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return void response.writeHead(404).end();
    if (token !== undefined && !isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`))
      return void response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  watchAnswers(server);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}
