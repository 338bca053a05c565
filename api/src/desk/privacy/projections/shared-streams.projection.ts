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
  | OfOne
  | Event<'NoticeTakenUp', { subject: { member: string } }>
  | Event<'DecisionObjected', { subject: { member: string } }>
  | Event<'CaseOpened', { reporter: string; subject: { member: string } }>;

type OfOne = Event<
  | 'OrderPlaced'
  | 'RefundRequested'
  | 'RefundProposed'
  | 'GoodwillProposed'
  | 'DiscountReserved'
  | 'DebitCodeAsked'
  | 'ReceiptIssued'
  | 'DiscountDefined'
  | 'DiscountChanged'
  | 'ComplaintMade',
  { memberId: string | null }
>;

/** A code belongs to everybody unless it is for one member, and a complaint may be a visitor's. */
const ofOne = ({ stream, data: { memberId } }: ProjectedEvent<OfOne>, rows: Rows<SharedStreamRow>): void => {
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
    OrderPlaced: ofOne,
    RefundRequested: ofOne,
    RefundProposed: ofOne,
    GoodwillProposed: ofOne,
    DiscountReserved: ofOne,
    DebitCodeAsked: ofOne,
    ReceiptIssued: ofOne,
    CaseOpened: ({ stream, data: { reporter, subject } }, rows) => {
      for (const member_id of [reporter, subject.member]) rows.upsert({ member_id, stream }, {});
    },
    ComplaintMade: ofOne,
    NoticeTakenUp: ({ stream, data: { subject } }, rows) => rows.upsert({ member_id: subject.member, stream }, {}),
    DecisionObjected: ({ stream, data: { subject } }, rows) => rows.upsert({ member_id: subject.member, stream }, {}),
    DiscountDefined: ofOne,
    DiscountChanged: ofOne,
    MemberErased: ({ streamId }, rows) => {
      rows.deleteAll({ member_id: streamId });
      rows.deleteAll({ other_id: streamId });
    },
  },
});
