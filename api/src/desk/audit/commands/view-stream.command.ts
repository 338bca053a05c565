import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import {
  EventLog,
  forbidden,
  Nullable,
  staffActor,
  Store,
  Vault,
  type RecordedEvent,
  type Staff,
  sealedFields,
  unsealed,
} from '../../../kernel/index.js';
import { ActorView } from '../actor-view.js';
import { Actors } from '../actors.js';
import { streamNotFound } from '../audit.errors.js';
import { StreamGuards } from '../stream-guards.js';
import { kindOf, mayOpen, mayRead, maySee } from '../stream-rights.js';
import { viewingOf } from '../viewing.js';

/**
 * `open`: the text is in the data. `closed`: the reader may decrypt it. `withheld`: this role may not. `forgotten`: its
 * key is destroyed, so nobody can read it.
 */
const Seal = Type.Enum(['open', 'closed', 'withheld', 'forgotten']);
type Seal = Static<typeof Seal>;

const TimelineEvent = Type.Object({
  version: Type.Integer(),
  position: Type.Integer(),
  type: Type.String(),
  at: Type.String(),
  actor: ActorView,
  data: Type.Object(
    {},
    { additionalProperties: true, description: 'As the event holds it; sealed fields that are not open are null' },
  ),
  sealed: Type.Array(Type.Object({ field: Type.String(), seal: Seal })),
});
type TimelineEvent = Static<typeof TimelineEvent>;

export const Timeline = Type.Object({
  stream: Type.String(),
  events: Type.Array(TimelineEvent, { description: 'Newest first' }),
  staff: Type.Array(Type.Object({ id: Type.String(), name: Type.String() }), {
    description: 'Colleagues whom the data of these events names by their id',
  }),
  before: Nullable(Type.Integer(), { description: 'Where the next page begins; null: that was all' }),
});
export type Timeline = Static<typeof Timeline>;

const PAGE = 50;

export class ViewStream extends Command<Timeline> {
  constructor(
    readonly input: {
      caller: Pick<Staff, 'id' | 'role'>;
      stream: string;
      page: { before?: number; open?: boolean };
    },
  ) {
    super();
  }
}

/** Viewing a stream is an event itself, recorded before anything is shown. */
@CommandHandler(ViewStream)
export class ViewStreamHandler implements ICommandHandler<ViewStream> {
  constructor(
    private readonly eventLog: EventLog,
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly actors: Actors,
    private readonly guards: StreamGuards,
  ) {}

  async execute({ input: { caller, stream, page } }: ViewStream): Promise<Timeline> {
    const { before, open = false } = page;
    if (!mayRead(caller.role, stream)) throw forbidden({});
    const found = await this.eventLog.ofStream(stream, { ...(before !== undefined && { before }), limit: PAGE + 1 });
    if (found.length === 0) throw streamNotFound({});
    if (!(await this.guards.allow(kindOf(stream), found[0]!.streamId, caller))) throw forbidden({});
    const events = found.slice(0, PAGE);
    const opened = open ? openable(caller, events) : [];
    await this.record(caller.id, stream, opened);
    const texts = await this.textsOf(opened);
    const [actors, staff] = await Promise.all([
      this.actors.views(events.map(({ actor }) => actor)),
      this.actors.among(events.flatMap(({ data }) => stringsIn(data))),
    ]);
    return {
      stream,
      events: events.map((event, i) => shown(event, actors[i]!, caller, texts)),
      staff,
      before: found.length > PAGE ? events.at(-1)!.version : null,
    };
  }

  private async record(staffId: string, stream: string, opened: readonly Openable[]): Promise<void> {
    const fields = [...new Set(opened.map(({ type, field }) => `${type}.${field}`))];
    const ref = viewingOf(stream);
    const command = { actor: staffActor(staffId), key: randomUUID(), request: { view: stream }, writes: [ref] };
    await this.store.transact(command, (tx) => {
      tx.append(ref, { type: 'StreamViewed', data: { opened: fields, viewedAt: tx.at } });
    });
  }

  private async textsOf(opened: readonly Openable[]): Promise<Map<string, string | null>> {
    const texts = await this.vault.openAll(opened.map(({ value }) => value));
    return new Map(opened.map(({ value }, i) => [value, texts[i]!]));
  }
}

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];

type Openable = ReturnType<typeof sealedFields>[number] & { type: string };

const openable = ({ role }: ViewStream['input']['caller'], events: readonly RecordedEvent[]): Openable[] =>
  events.flatMap((event) =>
    sealedFields(event.data)
      .filter(({ field }) => mayOpen(role, event, field))
      .map((sealed) => ({ ...sealed, type: event.type })),
  );

/** The same data without the fields that the reader may not see. */
const seen = (data: object, may: (field: string) => boolean, above = ''): object =>
  Object.fromEntries(
    Object.entries(data)
      .map(([name, value]: [string, unknown]) => [name, value, `${above}${name}`] as const)
      .filter(([, , field]) => may(field))
      .map(([name, value, field]) => [
        name,
        typeof value === 'object' && value !== null && !Array.isArray(value) ? seen(value, may, `${field}.`) : value,
      ]),
  );

function shown(
  event: RecordedEvent,
  actor: ActorView,
  { role }: ViewStream['input']['caller'],
  texts: ReadonlyMap<string, string | null>,
): TimelineEvent {
  const { version, position, type, at, data } = event;
  const seal = (field: string, value: string): Seal => {
    if (!mayOpen(role, event, field)) return 'withheld';
    const text = texts.get(value);
    return text === undefined ? 'closed' : text === null ? 'forgotten' : 'open';
  };
  return {
    version,
    position,
    type,
    at: at.toISOString(),
    actor,
    data: seen(unsealed(data, texts) as object, (field) => maySee(role, event, field)),
    sealed: sealedFields(data).map(({ field, value }) => ({ field, seal: seal(field, value) })),
  };
}
