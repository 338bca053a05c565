import type { MemberEvent } from '../../members/accounts/index.js';
import { column, defineProjection, type Event, readModelTable, type RowOf } from '../../kernel/index.js';
import type { ConversationEvent } from '../conversations/index.js';
import type { ChatPhotoEvent } from '../chat-photos/index.js';

/** A message to a fictional profile that nobody has answered yet (PRO-04). */
export const UnansweredMessageRow = readModelTable('unanswered_messages', {
  conversation_id: column.uuid({ primary: true }),
  version: column.integer({ primary: true }),
  member_id: column.uuid(),
  /** The fictional profile. */
  profile_id: column.uuid(),
  credits: column.integer({ default: 0 }),
  sent_at: column.timestamptz(),
  /** When its credits go back; null where it cost nothing. */
  answer_by: column.timestamptz(),
  /** Too late: its credits went back. */
  returned: column.boolean({ default: false }),
});
export type UnansweredMessageRow = RowOf<typeof UnansweredMessageRow>;

type Unmarked = Event<'ProfileUnmarkedFictional'>;

export const unansweredMessages = defineProjection<
  UnansweredMessageRow,
  ConversationEvent | ChatPhotoEvent | MemberEvent | Unmarked
>({
  entity: UnansweredMessageRow,
  revision: 2,
  mode: 'inline',
  indexes: ['(member_id)', '(profile_id)'],
  on: {
    MessageSent: (
      { streamId: conversation_id, version, data: { from, to, price, sentAt, toFictional, writtenBy } },
      rows,
    ) => {
      if (writtenBy) rows.deleteAll({ conversation_id, profile_id: from });
      if (!toFictional) return;
      const { answerBy: answer_by } = toFictional;
      const message = { member_id: from, profile_id: to, credits: price, sent_at: sentAt, answer_by };
      rows.upsert({ conversation_id, version }, message);
    },
    MessageCreditsReturned: ({ streamId: conversation_id, data: { message } }, rows) =>
      rows.update({ conversation_id, version: message }, { returned: true }),
    // Nobody sees the photo any more, and its credits are back.
    ChatPhotoRefused: ({ data: { conversation: conversation_id, message } }, rows) => {
      if (message !== null) rows.delete({ conversation_id, version: message });
    },
    ChatPhotoTakenDown: ({ data: { conversation: conversation_id, message } }, rows) =>
      rows.delete({ conversation_id, version: message }),
    // Staff do not write for this one any more; the credits go back all the same.
    ProfileUnmarkedFictional: ({ streamId }, rows) => rows.deleteAll({ profile_id: streamId }),
    MemberErased: ({ streamId }, rows) => {
      rows.deleteAll({ member_id: streamId });
      rows.deleteAll({ profile_id: streamId });
    },
  },
});
