import { Type, type Static } from 'typebox';
import {
  countTo,
  customList,
  invalidFilter,
  type CsvColumns,
  type ListExported,
  type ListParams,
} from '../../ground/lists/index.js';
import {
  EventLog,
  isSealed,
  Nullable,
  staffActor,
  staffIdOf,
  Vault,
  type RecordedEvent,
  type StaffEvents,
} from '../../kernel/index.js';
import { ActorView } from './actor-view.js';
import { Actors } from './actors.js';
import { viewing, viewingOf } from './viewing.js';

const AuditEntry = Type.Object({
  id: Type.Integer({ description: 'Place in the log' }),
  at: Type.String(),
  actor: ActorView,
  type: Type.String(),
  stream: Type.String({ description: 'What it was done to; of a view: the stream that was viewed' }),
  opened: Type.Array(Type.String(), { description: 'Sealed fields that were shown in plain' }),
  reason: Nullable(Type.String(), {
    description: 'Why it was done; where something was only opened or found: from which page',
  }),
  exported: Nullable(
    Type.Object({
      list: Type.String(),
      filter: Type.Record(Type.String(), Type.Unknown()),
      rows: Nullable(Type.Integer(), { description: 'Null: they were not counted' }),
    }),
    { description: 'The list that was taken home as a file, what it was filtered by, and how many rows it had' },
  ),
  alone: Type.Boolean({ description: 'It takes two, but there was nobody else' }),
  about: Nullable(Type.String(), { description: 'From which case, payment or the like it was opened, by its id' }),
});
type AuditEntry = Static<typeof AuditEntry>;

/** Events that say from where something was opened. */
const OPENINGS: ReadonlySet<string> = new Set(['MemberOpened', 'MemberViewedAsOf', 'ComplaintViewed', 'RecordsFound']);

/** Everything staff did, read from the event log itself, so there is no copy that could differ (ADM-05). */
export class AuditList extends customList({
  resource: 'audit',
  summary: 'All that staff did, newest first, in the conventions of simple-rest',
  access: 'staff:admin',
  item: AuditEntry,
  inject: { eventLog: EventLog, vault: Vault, actors: Actors },
  sort: ['at'],
  defaultSort: ['at', 'DESC'],
  async page({ filter, ...asked }, { eventLog, vault, actors }) {
    const { events, total } = await eventLog.byStaff(staffEvents(filter), { ...asked, countTo: countTo(asked) });
    return { rows: await entriesOf(events, vault, actors), total };
  },
  file: async ({ filter, descending }, { eventLog, actors }) => ({
    rows: eventLog.allByStaff(staffEvents(filter), descending),
    count: () => eventLog.countByStaff(staffEvents(filter)),
    columns: columnsOf(await actors.names()),
  }),
}) {}

async function entriesOf(events: readonly RecordedEvent[], vault: Vault, actors: Actors): Promise<AuditEntry[]> {
  const given = events.map(({ data }) => reasonOf(data));
  const [opened, who] = await Promise.all([
    vault.openAll(given.map((reason) => (isSealed(reason) ? reason : null))),
    actors.views(events.map(({ actor }) => actor)),
  ]);
  return events.map(({ position, at, type, stream, streamId, data }, i) => ({
    id: position,
    at: at.toISOString(),
    actor: who[i]!,
    type,
    stream: isView(stream) ? streamId : stream,
    opened: isView(stream) ? openedIn(data) : [],
    alone: (data as { alone?: boolean }).alone ?? false,
    about: OPENINGS.has(type) ? ((data as { about?: string | null }).about ?? null) : null,
    exported: type === 'ListExported' ? exportedIn(data) : null,
    reason: isSealed(given[i]) ? opened[i]! : given[i]!,
  }));
}

const columnsOf = (names: ReadonlyMap<string, string>): CsvColumns<RecordedEvent> => [
  ['id', ({ position }) => position],
  ['at', ({ at }) => at],
  ['staff_id', ({ actor }) => staffIdOf(actor) ?? null],
  ['staff_name', ({ actor }) => names.get(staffIdOf(actor) ?? '') ?? null],
  ['type', ({ type }) => type],
  ['stream', ({ stream, streamId }) => (isView(stream) ? streamId : stream)],
  ['opened', ({ stream, data }) => (isView(stream) ? openedIn(data).join(' ') : null)],
  ['reason', fixedReason],
  ['exported', ({ type, data }) => (type === 'ListExported' ? exportedIn(data).list : null)],
  ['rows', ({ type, data }) => (type === 'ListExported' ? exportedIn(data).rows : null)],
];

/** Free-text reasons about a member stay out of the file, which would outlive the member's erasure. */
function fixedReason({ data }: RecordedEvent): string | null {
  const reason = reasonOf(data);
  return isSealed(reason) ? null : reason;
}

const exportedIn = (data: object): NonNullable<AuditEntry['exported']> => {
  const { list, filter, rows = null } = data as ListExported['data'];
  return { list, filter, rows };
};

const openedIn = (data: object): string[] => (data as { opened?: string[] }).opened ?? [];

const isView = (stream: string) => stream.startsWith(`${viewing.type}-`);

/** The reason in the event: free text or one of fixed values. */
function reasonOf(data: object): string | null {
  const { reason, statement } = data as { reason?: unknown; statement?: unknown };
  const given = reason ?? statement;
  return typeof given === 'string' ? given : null;
}

/** Translates the list's filters. */
function staffEvents(filter: ListParams['filter']): StaffEvents {
  const text = (field: string, value: unknown): string => {
    if (typeof value !== 'string') throw invalidFilter(field);
    return value;
  };
  const instant = (field: string, value: unknown): Date => {
    const written = text(field, value);
    const date = new Date(written);
    // Other years PostgreSQL may not know.
    if (!/^\d{4}-/.test(written) || Number.isNaN(date.getTime())) throw invalidFilter(field);
    return date;
  };
  const asked: StaffEvents = {};
  for (const [field, value] of Object.entries(filter)) {
    if (field === 'staff_id') asked.actor = staffActor(text(field, value));
    else if (field === 'type') asked.types = [value].flat().map((one) => text(field, one));
    else if (field === 'stream') asked.streams = withViews(text(field, value).trim());
    else if (field === 'from') asked.from = instant(field, value);
    else if (field === 'until') asked.until = instant(field, value);
    else throw invalidFilter(field);
  }
  return asked;
}

const withViews = (stream: string) => [stream, viewingOf(stream).stream];
