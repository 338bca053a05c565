import type { DataSource } from 'typeorm';
import type { MemberMoment } from '../src/desk/member-desk/moment.js';
import { GetMemberMoment, GetMemberMomentHandler } from '../src/desk/member-desk/queries/get-member-moment.query.js';
import type { Database } from '../src/kernel/database.js';
import { EventLog } from '../src/kernel/event-log.js';
import { LogReader, type EventRow } from '../src/kernel/log-reader.js';
import type { Store } from '../src/kernel/store.js';
import type { RecordedEvent } from '../src/kernel/stream.js';
import type { Vault } from '../src/kernel/vault.js';
import { Conversations } from '../src/meeting/conversations/conversations.js';
import type { Staff } from '../src/kernel/domain.js';
import { TestClock } from './kernel/clock.js';

type Logged = Pick<RecordedEvent, 'stream' | 'version' | 'type' | 'data' | 'at'>;

const rowOf = ({ stream, version, type, data, at }: Logged): EventRow => ({
  position: 0,
  stream,
  version,
  type,
  schema_version: 1,
  data,
  actor: 'system',
  request_id: null,
  recorded_at: at,
});
/** Nothing in memory is later. */
const END = new Date('2100-01-01T00:00:00Z');

/** The event log of the product over events in memory; those of a stream stand in its order. */
export function logOf(events: readonly Logged[], conversationIds: readonly string[] = []) {
  const database = {
    one: () => Promise.resolve({ now: END }),
    query: () => Promise.resolve(conversationIds.map((id) => ({ id, total: conversationIds.length }))),
    prepared: (_name: string, _sql: string, [stream, after]: [string, number]) =>
      Promise.resolve(events.filter((one) => one.stream === stream && one.version > after).map(rowOf)),
    async *stream(_sql: string, [streams, until]: [readonly string[], Date | null]) {
      for (const stream of streams)
        yield* events.filter((one) => one.stream === stream && (!until || one.at < until)).map(rowOf);
    },
  } as unknown as Database;
  return { database, eventLog: new EventLog(database, {} as DataSource, new LogReader([])) };
}

interface Asked {
  memberId: string;
  at: Date;
  /** Null: now. */
  beside: Date | null;
  now: Date;
  role?: Staff['role'];
}

/** What `GetMemberMoment` answers where these events are all that ever happened. */
export function momentOf(
  world: { events: readonly Logged[]; conversationIds: readonly string[]; open: (sealed: string) => string | null },
  { memberId, at, beside, now, role = 'admin' }: Asked,
): Promise<MemberMoment> {
  const { database, eventLog } = logOf(world.events, world.conversationIds);
  const vault = {
    openAll: (sealed: readonly string[]) => Promise.resolve(sealed.map(world.open)),
  } as unknown as Vault;
  const conversations = new Conversations(database, {} as Store, vault, eventLog);
  return new GetMemberMomentHandler(eventLog, conversations, vault, new TestClock(now)).execute(
    new GetMemberMoment({ memberId, role, at, beside }),
  );
}
