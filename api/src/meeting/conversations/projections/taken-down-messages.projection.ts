import type { MemberEvent } from '../../../members/accounts/index.js';
import { defineProjection } from '../../../kernel/index.js';
import type { ConversationEvent } from '../conversation.events.js';

/** Messages that staff took down: the conversation says so in their place (PRV-03). */
interface TakenDownMessageRow {
  conversation_id: string;
  version: number;
  member_id: string;
}

export const takenDownMessages = defineProjection<TakenDownMessageRow, ConversationEvent | MemberEvent>({
  name: 'taken_down_messages',
  revision: 1,
  mode: 'inline',
  key: ['conversation_id', 'version'],
  columns: { conversation_id: 'uuid', version: 'integer', member_id: 'uuid' },
  indexes: ['(member_id)'],
  on: {
    MessageTakenDown: ({ streamId: conversation_id, data: { message: version, from: member_id } }, rows) =>
      rows.upsert({ conversation_id, version }, { set: { member_id } }),
    MessagePutBack: ({ streamId: conversation_id, data: { message: version } }, rows) =>
      rows.delete({ conversation_id, version }),
    MemberErased: ({ streamId }, rows) => rows.deleteAll({ member_id: streamId }),
  },
});
