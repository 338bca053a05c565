import type { MemberEvent } from '../../../members/accounts/index.js';
import {
  column,
  defineProjection,
  type Event,
  type ProjectedEvent,
  readModelTable,
  type RowOf,
  type Rows,
} from '../../../kernel/index.js';

/** A stream in which the member did something, but which is not named after the member alone. */
export const SharedStreamRow = readModelTable('shared_streams', {
  member_id: column.uuid({ primary: true }),
  stream: column.text({ primary: true }),
  /** The other member in the stream's name. */
  other_id: column.nullable(column.uuid()),
});
export type SharedStreamRow = RowOf<typeof SharedStreamRow>;

// Only the fields that say whose a stream is; their contexts declare the complete events.
type Began =
  | Event<'ConversationOpened', { members: [string, string] }>
  | Event<'ChatPhotoSent', { from: string; to: string }>
  | Event<'MemberLiked' | 'MemberBlocked', { by: string; member: string }>
  | Event<
      | 'OrderPlaced'
      | 'RefundRequested'
      | 'RefundProposed'
      | 'GoodwillProposed'
      | 'DiscountReserved'
      | 'DebitCodeAsked'
      | 'ReceiptIssued',
      { memberId: string }
    >
  | ForOne
  | Event<'ComplaintMade', { memberId: string | null }>
  | Event<'NoticeTakenUp', { subject: { member: string } }>
  | Event<'DecisionObjected', { subject: { member: string } }>
  | Event<'CaseOpened', { reporter: string; subject: { member: string } }>;

type ForOne = Event<'DiscountDefined' | 'DiscountChanged', { memberId: string | null }>;

/** A code belongs to everybody unless it is for one member. */
const forOne = ({ stream, data: { memberId } }: ProjectedEvent<ForOne>, rows: Rows<SharedStreamRow>): void => {
  if (memberId) rows.upsert({ member_id: memberId, stream }, {});
};

/** An index of the streams with a member's own data, so that an export need not scan the whole log (PRV-02). */
export const sharedStreams = defineProjection<SharedStreamRow, Began | MemberEvent>({
  entity: SharedStreamRow,
  revision: 8,
  mode: 'async',
  // `MemberErased` deletes rows that other streams add: added late, they would be back.
  order: 'log',
  indexes: ['(other_id)'],
  on: {
    ConversationOpened: ({ stream, data: { members } }, rows) => {
      for (const member_id of members) rows.upsert({ member_id, stream }, {});
    },
    ChatPhotoSent: ({ stream, data: { from, to } }, rows) => rows.upsert({ member_id: from, stream }, { other_id: to }),
    MemberLiked: ({ stream, data: { by, member } }, rows) =>
      rows.upsert({ member_id: by, stream }, { other_id: member }),
    MemberBlocked: ({ stream, data: { by, member } }, rows) =>
      rows.upsert({ member_id: by, stream }, { other_id: member }),
    OrderPlaced: ({ stream, data: { memberId } }, rows) => rows.upsert({ member_id: memberId, stream }, {}),
    RefundRequested: ({ stream, data: { memberId } }, rows) => rows.upsert({ member_id: memberId, stream }, {}),
    RefundProposed: ({ stream, data: { memberId } }, rows) => rows.upsert({ member_id: memberId, stream }, {}),
    GoodwillProposed: ({ stream, data: { memberId } }, rows) => rows.upsert({ member_id: memberId, stream }, {}),
    DiscountReserved: ({ stream, data: { memberId } }, rows) => rows.upsert({ member_id: memberId, stream }, {}),
    DebitCodeAsked: ({ stream, data: { memberId } }, rows) => rows.upsert({ member_id: memberId, stream }, {}),
    ReceiptIssued: ({ stream, data: { memberId } }, rows) => rows.upsert({ member_id: memberId, stream }, {}),
    CaseOpened: ({ stream, data: { reporter, subject } }, rows) => {
      for (const member_id of [reporter, subject.member]) rows.upsert({ member_id, stream }, {});
    },
    ComplaintMade: ({ stream, data: { memberId } }, rows) => {
      if (memberId) rows.upsert({ member_id: memberId, stream }, {});
    },
    NoticeTakenUp: ({ stream, data: { subject } }, rows) => rows.upsert({ member_id: subject.member, stream }, {}),
    DecisionObjected: ({ stream, data: { subject } }, rows) => rows.upsert({ member_id: subject.member, stream }, {}),
    DiscountDefined: forOne,
    DiscountChanged: forOne,
    MemberErased: ({ streamId }, rows) => {
      rows.deleteAll({ member_id: streamId });
      rows.deleteAll({ other_id: streamId });
    },
  },
});
