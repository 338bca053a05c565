import type { Broker } from './broker.js';
import { SystemClock, type Clock } from './clock.js';
import type { Config } from './config.js';
import type { Context } from './context.js';
import { KernelDataSource, type Entity } from './data-source.js';
import { Database } from './database.js';
import { Erasure } from './erasure.js';
import { EventLog } from './event-log.js';
import { Failures, tellable } from './failures.js';
import { Followers } from './followers.js';
import { Sessions } from './http/sessions.js';
import { Jobs } from './jobs.js';
import { Lane } from './lane.js';
import { Listener } from './listener.js';
import { Live } from './live.js';
import { Log } from './log.js';
import { LogReader } from './log-reader.js';
import { migrate } from './migrate.js';
import type { BatchJob, BatchJobHandler, Job, JobHandler, PolicyDefinition } from './policy.js';
import { checkpointOf, project, Projections, typesOf } from './projections.js';
import type { ProjectionDefinition } from './projection.js';
import { Processors, type Processor } from './processors.js';
import { Relay, RELAY } from './relay.js';
import { Store } from './store.js';
import type { StreamDefinition } from './stream.js';
import type { Topic } from './topic.js';
import { TopicFollowers } from './topic-followers.js';
import { Vault } from './vault.js';
import { inBackground } from './deadlines.js';

export interface KernelOptions {
  config: Config;
  contexts: readonly Context[];
  clock?: Clock;
  /** Maximum time to wait for the database before answering `busy`, in milliseconds. */
  patience?: number;
  /** The broker the event log is relayed to; none if undefined. */
  broker?: Broker;
  /** What the relay fills, if followers that may shall read it instead of the log (decision 280). */
  topic?: Topic;
  /** Destination of log lines; standard output if undefined. */
  logTo?: { write(line: string): void };
  /** Called when a newer release has changed a read model: this process must stop. */
  onOutdated?: () => void;
}

/** The share of `patience` that a request may spend; the rest covers the last wait for a connection and the network. */
const REQUEST_SHARE = 0.7;
/** Minimum interval between two log lines about a database that is unavailable, in milliseconds. */
const BUSY_LOG_INTERVAL_MS = 5_000;

/** Assembles everything that does I/O: database, lane, store, vault, log followers, jobs. */
export class Kernel {
  readonly config: Config;
  /** How long a request, and each command, waits for the database, in milliseconds. */
  readonly patience: number;
  readonly clock: Clock;
  readonly log: Log;
  readonly database: Database;
  readonly dataSource: KernelDataSource;
  readonly listener: Listener;
  readonly vault: Vault;
  readonly lane: Lane;
  readonly store: Store;
  readonly projections: Projections;
  readonly processors: Processors;
  private readonly relay: Relay | undefined;
  private readonly topicFollowers: TopicFollowers | undefined;
  readonly jobs: Jobs;
  /** Those with a `cron`. */
  readonly recurring: readonly Job[];
  readonly live: Live;
  readonly sessions: Sessions;
  readonly erasure: Erasure;
  readonly eventLog: EventLog;
  readonly followers: Followers;

  private resting: Promise<void> | undefined;

  constructor(private readonly options: KernelOptions) {
    const { config, contexts, patience = 5_000 } = options;
    const { databaseUrl } = config;
    const all = <T>(pick: (context: Context) => readonly T[] | undefined) =>
      contexts.flatMap((context) => pick(context) ?? []);
    const definitions = all<ProjectionDefinition>((context) => context.projections);
    const logReader = new LogReader(all<StreamDefinition>((context) => context.streams));

    this.config = config;
    this.patience = patience * REQUEST_SHARE;
    this.clock = options.clock ?? new SystemClock();
    this.log = new Log(config.logLevel, options.logTo);
    const onBusy = throttled(BUSY_LOG_INTERVAL_MS, (error: unknown) =>
      this.log.error('the database is unavailable', {}, error),
    );
    const onReplica = (reason: unknown) =>
      reason === undefined
        ? this.log.info('the replica is read again')
        : this.log.warn('the replica is not read, but the primary instead', { reason: tellable(reason) });
    this.database = new Database(databaseUrl, { patience, onBusy, replica: config.databaseReadUrl, onReplica });
    this.dataSource = new KernelDataSource(this.database, [
      ...all<Entity>((context) => context.entities),
      ...definitions.map(({ entity }) => entity as Entity),
    ]);
    this.listener = new Listener(databaseUrl);
    this.vault = new Vault(config.masterKey, this.database, this.listener);
    this.projections = new Projections(this.database, logReader, this.vault, definitions);
    this.lane = new Lane(
      databaseUrl,
      definitions.filter(({ mode }) => mode === 'inline'),
      {
        batch: 200,
        generation: () => this.projections.generation,
        onOutdated: () => options.onOutdated?.(),
      },
    );
    this.store = new Store(this.database, this.lane, this.vault, this.clock, {
      cached: 200_000,
      patience: this.patience,
    });
    this.listener.on('events', (notification) => this.store.noteAppends(notification));
    this.jobs = new Jobs(this.database, {
      concurrency: 4,
      onError: (job, error) => this.log.error('job failed', { job }, error),
    });
    this.recurring = all((context) => context.jobs)
      .map(({ job }) => job as Job)
      .filter(({ cron }) => cron);
    this.live = new Live(
      this.database,
      logReader,
      this.vault,
      this.listener,
      all((context) => context.live),
      {
        pause: 15,
        onError: (error) => this.log.error('live delivery failed', {}, error),
      },
    );
    this.sessions = new Sessions(config.production);
    this.erasure = new Erasure(this.database, this.vault);
    this.eventLog = new EventLog(this.database, this.dataSource, logReader);
    const policies = all((context) => context.policies);
    const failures = new Failures(this.database);
    this.followers = new Followers(this.database, definitions, policies, failures, options.broker !== undefined);
    const onError = (processor: string, error: unknown) => {
      this.log.error('processor failed', { processor }, error);
      failures.note(processor, tellable(error));
    };
    const processors = [
      ...definitions.filter(({ mode }) => mode === 'async').map((definition) => this.follower(definition)),
      ...policies.map((policy) => this.asProcessor(policy)),
    ];
    const byTopic = options.topic !== undefined;
    const paces = { pause: 20, poll: 1_000 };
    this.processors = new Processors(this.database, logReader, this.listener, processors, {
      ...paces,
      byTopic,
      onError,
    });
    const free = processors.filter(({ order }) => order !== 'log');
    this.topicFollowers =
      options.topic && new TopicFollowers(this.database, logReader, options.topic, free, { ...paces, onError });
    this.relay =
      options.broker &&
      new Relay(this.database, logReader, this.listener, options.broker, {
        source: config.origin,
        ...paces,
        onError: (error) => {
          const reason = tellable(error);
          this.log.warn('relay failed', { reason });
          failures.note(RELAY, reason);
        },
      });
  }

  /** Runs migrations, brings read models up to date and starts listening; afterwards commands and queries work. */
  start(): Promise<void> {
    return inBackground(() => this.prepare());
  }

  private async prepare(): Promise<void> {
    const onWait = () =>
      this.log.warn('another session locks tables that a migration alters: waiting up to 15 minutes');
    const onAway = () => this.log.warn('the database does not answer: waiting for it');
    await migrate(this.config.databaseUrl, { onWait, onAway });
    await this.dataSource.initialize();
    await this.vault.start();
    await this.jobs.prepare({ onWait });
    await this.projections.prepare();
    await this.processors.prepare();
    await this.relay?.prepare();
    await this.listener.start();
  }

  /** Starts the log followers and jobs; called in the roles `worker` and `all`. */
  async work(
    handlers: ReadonlyMap<Job, JobHandler>,
    batchHandlers: ReadonlyMap<BatchJob, BatchJobHandler> = new Map(),
  ): Promise<void> {
    this.processors.start();
    inBackground(() => this.relay?.start());
    this.topicFollowers?.start();
    await this.jobs.start(handlers, batchHandlers);
  }

  /** Stops background work: the running job is finished, other processes take over the rest. */
  rest(): Promise<void> {
    this.resting ??= (async () => {
      await this.jobs.close();
      await Promise.all([this.processors.close(), this.relay?.close(), this.topicFollowers?.close()]);
    })();
    return this.resting;
  }

  async stop(): Promise<void> {
    this.live.close();
    await this.rest();
    await this.lane.close();
    await this.listener.close();
    await this.database.close();
  }

  private follower(projection: ProjectionDefinition): Processor {
    return {
      name: checkpointOf(projection),
      types: typesOf(projection),
      from: 'start',
      order: projection.order,
      apply: (events, query) => project(projection, events, query, this.vault),
    };
  }

  private asProcessor(policy: PolicyDefinition): Processor {
    return {
      name: `policy ${policy.name}`,
      types: typesOf(policy),
      from: 'head',
      // Each makes jobs of one event, whose keys tell which.
      order: 'key',
      apply: async (events, query, recent) => {
        recent.begin(events[0]!.position, events.at(-1)!.position);
        const jobs = events.flatMap((event) =>
          (policy.on[event.type]?.(event) ?? []).map((job) => ({ ...job, requestId: event.requestId })),
        );
        await this.jobs.insert(
          query,
          ...jobs.filter((job) => !job.coalesce || recent.isNew(`${job.job.name} ${job.key}`)),
        );
      },
    };
  }
}

function throttled<T>(pause: number, work: (value: T) => void): (value: T) => void {
  let last = -Infinity;
  return (value) => {
    const now = performance.now();
    if (now - last < pause) return;
    last = now;
    work(value);
  };
}
