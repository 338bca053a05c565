import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import {
  EventLog,
  invalidInput,
  isSealed,
  Nullable,
  staffActor,
  Vault,
  type List,
  type RecordedEvent,
  type StaffEvents,
} from '../../../kernel/index.js';
import { ActorView } from '../actor-view.js';
import { Actors } from '../actors.js';
import { viewing, viewingOf } from '../viewing.js';

export const AuditEntry = Type.Object({
  id: Type.Integer({ description: 'Place in the log' }),
  at: Type.String(),
  actor: ActorView,
  type: Type.String(),
  stream: Type.String({ description: 'What it was done to; of a view: the stream that was viewed' }),
  opened: Type.Array(Type.String(), { description: 'Sealed fields that were shown in plain' }),
  reason: Nullable(Type.String()),
});
export type AuditEntry = Static<typeof AuditEntry>;

export const SORTABLE = ['at'] as const;

export class ListAudit extends Query<{ entries: AuditEntry[]; total: number }> {
  constructor(readonly list: List) {
    super();
  }
}

/** Everything that staff did, out of the log itself: there is no second account of it that could differ (ADM-05). */
@QueryHandler(ListAudit)
export class ListAuditHandler implements IQueryHandler<ListAudit> {
  constructor(
    private readonly eventLog: EventLog,
    private readonly vault: Vault,
    private readonly actors: Actors,
  ) {}

  async execute({ list: { filter, ...page } }: ListAudit) {
    const { events, total } = await this.eventLog.byStaff(asked(filter), page);
    return { entries: await this.entries(events), total };
  }

  private async entries(events: readonly RecordedEvent[]): Promise<AuditEntry[]> {
    const given = events.map(({ data }) => reasonOf(data));
    const [opened, actors] = await Promise.all([
      this.vault.openAll(given.map((reason) => (isSealed(reason) ? reason : null))),
      this.actors.views(events.map(({ actor }) => actor)),
    ]);
    return events.map(({ position, at, type, stream, streamId, data }, i) => ({
      id: position,
      at: at.toISOString(),
      actor: actors[i]!,
      type,
      stream: isView(stream) ? streamId : stream,
      opened: isView(stream) ? (data as { opened: string[] }).opened : [],
      reason: isSealed(given[i]) ? opened[i]! : given[i]!,
    }));
  }
}

export const isView = (stream: string) => stream.startsWith(`${viewing.type}-`);

/** Why it was done, in the words of the event: a text, or one of fixed reasons. */
export function reasonOf(data: object): string | null {
  const { reason, statement } = data as { reason?: unknown; statement?: unknown };
  const given = reason ?? statement;
  return typeof given === 'string' ? given : null;
}

/** What the filters ask for. */
export function asked(filter: List['filter']): StaffEvents {
  const text = (field: string, value: unknown): string => {
    if (typeof value !== 'string') throw invalid(field);
    return value;
  };
  const instant = (field: string, value: unknown): Date => {
    const date = new Date(text(field, value));
    if (Number.isNaN(date.getTime())) throw invalid(field);
    return date;
  };
  const asked: StaffEvents = {};
  for (const [field, value] of Object.entries(filter)) {
    if (field === 'staff_id') asked.actor = staffActor(text(field, value));
    else if (field === 'type') asked.types = [value].flat().map((one) => text(field, one));
    else if (field === 'stream') asked.streams = withViews(text(field, value).trim());
    else if (field === 'from') asked.from = instant(field, value);
    else if (field === 'until') asked.until = instant(field, value);
    else throw invalid(field);
  }
  return asked;
}

const withViews = (stream: string) => [stream, viewingOf(stream).stream];
const invalid = (field: string) => invalidInput([{ field: `filter.${field}`, code: 'invalid' }]);
