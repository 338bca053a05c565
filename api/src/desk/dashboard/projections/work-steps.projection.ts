import type { ChatPhotoEvent, ConversationEvent } from '../../../meeting/conversations/index.js';
import type { MemberEvent } from '../../../members/accounts/index.js';
import type { AlbumEvent } from '../../../members/photos/index.js';
import type { ProfileEvent } from '../../../members/profiles/index.js';
import {
  column,
  defineProjection,
  readModelOf,
  staffIdOf,
  type RowOf,
  type Rows,
  type Written,
} from '../../../kernel/index.js';
import { accountDecision, type CaseEvent } from '../../cases/index.js';
import type { ComplaintEvent } from '../../complaints/index.js';
import type { WorkKind } from '../work-kinds.js';

/**
 * What waited for staff and what they decided about it (ADM-07), a row for each step: a decision ends the wait that
 * began with the first step after the decision before it. A photo, which is decided once, has one row. No member's id
 * stands in it, so an erasure takes nothing away (decision 221).
 */
export const WorkStepRow = readModelOf('work_steps', {
  /** What it is about, for example `case 5f1c…`. */
  item: column.text({ primary: true }),
  /** Steps of an item follow each other by this number. */
  step: column.integer({ primary: true }),
  kind: column.text<WorkKind>(),
  at: column.timestamptz(),
  /** Of a photo: when it began to wait. */
  since: column.nullable(column.timestamptz()),
  /** Who decided; null: it began to wait, or waited for one thing more. */
  staff_id: column.nullable(column.text()),
  /** `upheld`: it went against the member it is about. Null of answers, which go against nobody. */
  outcome: column.nullable(column.text<'upheld' | 'dismissed'>()),
  /** Of an objection: the item it is about, where that is another one. */
  about: column.nullable(column.text()),
});
export type WorkStepRow = RowOf<typeof WorkStepRow>;

type StepRows = Rows<Written<WorkStepRow>>;
type Step = Written<Pick<WorkStepRow, 'item' | 'step' | 'kind' | 'at'>> & Partial<Written<WorkStepRow>>;

const put = (rows: StepRows, { item, step, ...set }: Step) => rows.upsert({ item, step }, { set });

/** `reason`: why a photo was rejected; null: it was not. */
const outcomeOf = (reason: string | null) => (reason === null ? 'dismissed' : 'upheld');

/** A photo waits once and is decided once; while that can be withdrawn, nothing else is decided about it. */
const ONLY_STEP = 1;
const photo = (id: string) => ({ item: `photo ${id}`, step: ONLY_STEP, kind: 'photos' as const });
const chatPhoto = (id: string) => ({ item: `chat-photo ${id}`, step: ONLY_STEP, kind: 'chat-photos' as const });
type Photo = ReturnType<typeof photo> | ReturnType<typeof chatPhoto>;

const waits = (rows: StepRows, one: Photo, at: string) => put(rows, { ...one, at, since: at });
const decided = (rows: StepRows, one: Photo, how: { reason: string | null; by: string; decidedAt: string }) =>
  put(rows, { ...one, at: how.decidedAt, staff_id: how.by, outcome: outcomeOf(how.reason) });
const undecided = (rows: StepRows, { item, step }: Photo) =>
  rows.update({ item, step }, { set: { staff_id: null, outcome: null } });

const inbox = (conversation: string, step: number) => ({ item: `inbox ${conversation}`, kind: 'inbox' as const, step });
const complaint = ({ streamId, version: step }: { streamId: string; version: number }) => ({
  item: `complaint ${streamId}`,
  kind: 'complaints' as const,
  step,
});
const caseItem = (id: string) => `case ${id}`;

/**
 * What is decided about a member without a report comes before all steps of the case that an objection to it opens.
 * `caseId`: there was a report, whose decision counts.
 */
function decidedUnasked(
  rows: StepRows,
  id: string,
  { actor, caseId, at }: { actor: string; caseId: string | undefined; at: string },
) {
  const staff_id = staffIdOf(actor);
  if (caseId !== undefined || staff_id === undefined) return;
  put(rows, { item: caseItem(id), step: 0, kind: 'members', at, staff_id, outcome: 'upheld' });
}

type Worked = AlbumEvent | ChatPhotoEvent | ConversationEvent | CaseEvent | ComplaintEvent | ProfileEvent | MemberEvent;

export const workSteps = defineProjection<WorkStepRow, Worked>({
  entity: WorkStepRow,
  revision: 2,
  mode: 'async',
  indexes: [
    '(at) WHERE staff_id IS NOT NULL',
    '(staff_id, at) WHERE staff_id IS NOT NULL',
    '(about) WHERE about IS NOT NULL',
  ],
  on: {
    PhotoAdded: ({ data: { photoId, addedAt } }, rows) => waits(rows, photo(photoId), addedAt),
    PhotoDecided: ({ data }, rows) => decided(rows, photo(data.photoId), data),
    PhotoDecisionWithdrawn: ({ data: { photoId } }, rows) => undecided(rows, photo(photoId)),

    ChatPhotoSent: ({ streamId, data: { sentAt } }, rows) => waits(rows, chatPhoto(streamId), sentAt),
    ChatPhotoDecided: ({ streamId, data }, rows) => decided(rows, chatPhoto(streamId), data),
    ChatPhotoDecisionWithdrawn: ({ streamId }, rows) => undecided(rows, chatPhoto(streamId)),

    MessageSent: ({ streamId, version, data: { sentAt: at, toFictional, writtenBy: staff_id } }, rows) => {
      if (staff_id) put(rows, { ...inbox(streamId, version), at, staff_id });
      else if (toFictional) put(rows, { ...inbox(streamId, version), at });
    },
    // Nobody sees the photo any more, and so it waits for no answer.
    ChatPhotoRefused: ({ data: { conversation, message } }, rows) => {
      if (message !== null) rows.delete({ item: inbox(conversation, message).item, step: message });
    },
    ChatPhotoTakenDown: ({ data: { conversation, message } }, rows) =>
      rows.delete({ item: inbox(conversation, message).item, step: message }),

    CaseOpened: ({ streamId, version: step, data: { openedAt: at } }, rows) =>
      put(rows, { item: caseItem(streamId), step, kind: 'cases', at }),
    NoticeTakenUp: ({ streamId, version: step, data: { takenUpAt: at } }, rows) =>
      put(rows, { item: caseItem(streamId), step, kind: 'cases', at }),
    DecisionObjected: ({ streamId, version: step, data: { subject, objectedAt: at } }, rows) => {
      const objection = { item: caseItem(streamId), step, kind: 'objections' as const, at };
      if (subject.kind === 'rejected_photo') put(rows, { ...objection, about: photo(subject.photo).item });
      else if (subject.kind === 'rejected_chat_photo')
        put(rows, { ...objection, about: chatPhoto(subject.photo).item });
      else put(rows, objection);
    },
    CaseObjected: ({ streamId, version: step, data: { objectedAt: at } }, rows) =>
      put(rows, { item: caseItem(streamId), step, kind: 'objections', at }),
    CaseDecided: ({ streamId, version: step, data: { by: staff_id, decision: outcome, decidedAt: at } }, rows) =>
      put(rows, { item: caseItem(streamId), step, kind: 'cases', at, staff_id, outcome }),

    ComplaintMade: (event, rows) => put(rows, { ...complaint(event), at: event.data.madeAt }),
    ComplaintReplied: (event, rows) => put(rows, { ...complaint(event), at: event.data.repliedAt }),
    ComplaintAnswered: (event, rows) =>
      put(rows, { ...complaint(event), at: event.data.answeredAt, staff_id: event.data.by }),
    ComplaintClosed: (event, rows) =>
      put(rows, { ...complaint(event), at: event.data.closedAt, staff_id: event.data.by }),
    ComplaintCaseMade: (event, rows) =>
      put(rows, { ...complaint(event), at: event.data.madeAt, staff_id: event.data.by }),

    ProfileHidden: ({ actor, data: { id, caseId, hiddenAt: at } }, rows) =>
      decidedUnasked(rows, id, { actor, caseId, at }),
    ProfileTextCleared: ({ actor, data: { id, caseId, clearedAt: at } }, rows) =>
      decidedUnasked(rows, id, { actor, caseId, at }),
    MemberDisabled: ({ streamId, version, actor, data: { caseId, disabledAt: at } }, rows) =>
      decidedUnasked(rows, accountDecision(streamId, version), { actor, caseId, at }),
  },
});
