import type { MemberEvent } from '../../../members/accounts/index.js';
import { defineProjection } from '../../../kernel/index.js';
import type { ConversationEvent } from '../conversation.events.js';

/** Messages whose credits went back because nobody answered (PRO-04): the conversation says so beside each. */
interface ReturnedMessageRow {
  conversation_id: string;
  version: number;
  member_id: string;
  credits: number;
}

export const returnedMessages = defineProjection<ReturnedMessageRow, ConversationEvent | MemberEvent>({
  name: 'returned_messages',
  revision: 1,
  mode: 'inline',
  key: ['conversation_id', 'version'],
  columns: { conversation_id: 'uuid', version: 'integer', member_id: 'uuid', credits: 'integer not null default 0' },
  indexes: ['(member_id)'],
  on: {
    MessageCreditsReturned: ({ streamId: conversation_id, data: { message: version, by: member_id, credits } }, rows) =>
      rows.upsert({ conversation_id, version }, { set: { member_id, credits } }),
    MemberErased: ({ streamId }, rows) => rows.deleteAll({ member_id: streamId }),
  },
});
