import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Settings } from '../../../ground/settings/index.js';
import { StaffMembers } from '../../../ground/staff/index.js';
import { Id, Instant, Nullable, Store, Vault, type RecordedEvent, type Staff } from '../../../kernel/index.js';
import { ComplaintsList } from '../complaints.list.js';
import { complaintOf, requireOwn } from '../complaint.js';
import type { ComplaintEvent, ComplaintMade } from '../complaint.events.js';
import { FILE_KINDS } from '../complaint.values.js';
import { complaintNotFound } from '../complaints.errors.js';
import { contentAt } from '../content-address.js';
import { templatesIn } from '../templates.js';

const text = Nullable(Type.String());

const FileSize = Type.Integer({ description: 'In bytes' });

/** What happened with a complaint after it was made. */
const ENTRIES = ['answer', 'reply', 'note', 'claim', 'release', 'hand_over', 'close', 'case', 'mail_refused'] as const;
const Entry = Type.Object({
  entry: Type.Enum(ENTRIES),
  at: Instant,
  /** Who of the staff; null: the person, or nobody. */
  by_name: text,
  text,
  /** Where a reply came from, if not from the address of the complaint. */
  from: text,
  /** Attachments of a reply that were kept. */
  files: Type.Array(Type.Object({ id: Id, kind: Type.Enum(FILE_KINDS), size: FileSize })),
  /** Number of attachments that were not. */
  files_left_out: Type.Integer(),
  /** The answer closed the complaint. */
  closes: Type.Boolean(),
});
type Entry = Static<typeof Entry>;

export const ComplaintView = Type.Object({
  ...ComplaintsList.item.properties,
  text,
  /** Null: they left none. */
  email: text,
  name: text,
  /** Of the content that a notice is about, and whether it leads to a profile or photo of this site. */
  address: text,
  address_known: Type.Boolean(),
  file: Nullable(Type.Object({ kind: Type.Enum(FILE_KINDS), size: FileSize })),
  /** Oldest first. */
  thread: Type.Array(Entry),
  /** Texts to begin an answer with, in the person's language. */
  templates: Type.Array(Type.String()),
});
export type ComplaintView = Static<typeof ComplaintView>;

/** How much of a thread is shown: the newest. */
const MAX_EVENTS = 200;

export class GetComplaint extends Query<ComplaintView> {
  constructor(readonly input: { complaintId: string; role: Staff['role'] }) {
    super();
  }
}

@QueryHandler(GetComplaint)
export class GetComplaintHandler implements IQueryHandler<GetComplaint> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly list: ComplaintsList,
    private readonly staff: StaffMembers,
    private readonly settings: Settings,
  ) {}

  async execute({ input: { complaintId, role } }: GetComplaint): Promise<ComplaintView> {
    const ref = complaintOf(complaintId);
    const [item, events, [first]] = await Promise.all([
      this.list.find(complaintId),
      this.store.history(ref, { limit: MAX_EVENTS }),
      this.store.history(ref, { limit: 1, types: ['ComplaintMade'] }),
    ]);
    if (!item || !first) throw complaintNotFound({});
    requireOwn(item, role);
    const made = first.data as ComplaintMade['data'];
    const [said, email, name, address] = await this.vault.openAll([made.text, made.email, made.name, made.address]);
    return {
      ...item,
      text: said ?? null,
      email: email ?? null,
      name: name ?? null,
      address: address ?? null,
      address_known: contentAt(address ?? '') !== undefined,
      file: made.file && { kind: made.file.kind, size: made.file.size },
      thread: await this.thread([...events].reverse()),
      templates: templatesIn(item.language, this.settings.current()),
    };
  }

  private async thread(events: RecordedEvent<ComplaintEvent>[]): Promise<Entry[]> {
    const written = events.map(({ data }) => ('text' in data ? data.text : 'reason' in data ? data.reason : null));
    const senders = events.map(({ data }) => ('from' in data && 'repliedAt' in data ? data.from : null));
    const [texts, froms, names] = await Promise.all([
      this.vault.openAll(written),
      this.vault.openAll(senders),
      this.staff.namesOf(events.map(({ data }) => ('by' in data ? data.by : null))),
    ]);
    return events.flatMap((event, i) => {
      const { data } = event;
      const kind = entryOf(event);
      if (!kind) return [];
      return [
        {
          entry: kind.entry,
          at: kind.at,
          by_name: ('by' in data && names.get(data.by)) || null,
          text: texts[i] ?? null,
          from: froms[i] ?? null,
          files: filesOf(event).map(({ id, kind: type, size }) => ({ id, kind: type, size })),
          files_left_out: 'attachments' in data ? data.attachments - filesOf(event).length : 0,
          closes: 'closes' in data && data.closes,
        },
      ];
    });
  }
}

const filesOf = ({ data }: ComplaintEvent) => ('attachments' in data && data.files) || [];

function entryOf({ type, data }: ComplaintEvent): Pick<Entry, 'entry' | 'at'> | undefined {
  switch (type) {
    case 'ComplaintMade':
    case 'ComplainantErased':
    case 'ComplaintForgotten':
      return undefined;
    case 'ComplaintAnswered':
      return { entry: 'answer', at: data.answeredAt };
    case 'ComplaintReplied':
      return { entry: 'reply', at: data.repliedAt };
    case 'ComplaintNoted':
      return { entry: 'note', at: data.notedAt };
    case 'ComplaintClaimed':
      return { entry: 'claim', at: data.claimedAt };
    case 'ComplaintReleased':
      return { entry: 'release', at: data.releasedAt };
    case 'ComplaintHandedOver':
      return { entry: 'hand_over', at: data.handedOverAt };
    case 'ComplaintClosed':
      return { entry: 'close', at: data.closedAt };
    case 'ComplaintCaseMade':
      return { entry: 'case', at: data.madeAt };
    case 'ComplaintMailRefused':
      return { entry: 'mail_refused', at: data.refusedAt };
  }
}
