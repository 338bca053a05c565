import type { MemberEvent } from '../../../members/accounts/index.js';
import { defineProjection, type Event } from '../../../kernel/index.js';
import type { ConversationEvent } from '../conversation.events.js';

/** A message to a fictional profile that nobody has answered yet (PRO-04). */
export interface UnansweredMessageRow {
  conversation_id: string;
  version: number;
  member_id: string;
  /** The fictional profile. */
  profile_id: string;
  credits: number;
  sent_at: string;
  /** When its credits go back; null where it cost nothing. */
  answer_by: string;
  /** Too late: its credits went back. */
  returned: boolean;
}

type Unmarked = Event<'ProfileUnmarkedFictional'>;

export const unansweredMessages = defineProjection<UnansweredMessageRow, ConversationEvent | MemberEvent | Unmarked>({
  name: 'unanswered_messages',
  revision: 1,
  mode: 'inline',
  key: ['conversation_id', 'version'],
  columns: {
    conversation_id: 'uuid',
    version: 'integer',
    member_id: 'uuid',
    profile_id: 'uuid',
    credits: 'integer not null default 0',
    sent_at: 'timestamptz',
    answer_by: 'timestamptz',
    returned: 'boolean not null default false',
  },
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
      rows.upsert({ conversation_id, version }, { set: message });
    },
    MessageCreditsReturned: ({ streamId: conversation_id, data: { message } }, rows) =>
      rows.update({ conversation_id, version: message }, { set: { returned: true } }),
    // Staff do not write for this one any more; the credits go back all the same.
    ProfileUnmarkedFictional: ({ streamId }, rows) => rows.deleteAll({ profile_id: streamId }),
    MemberErased: ({ streamId }, rows) => {
      rows.deleteAll({ member_id: streamId });
      rows.deleteAll({ profile_id: streamId });
    },
  },
});
