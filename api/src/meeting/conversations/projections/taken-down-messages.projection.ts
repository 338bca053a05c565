import type { MemberEvent } from '../../../members/accounts/index.js';
import { column, defineProjection, readModelTable, type RowOf } from '../../../kernel/index.js';
import type { ConversationEvent } from '../conversation.events.js';

/** Messages that staff took down: the conversation says so in their place (PRV-03). */
const TakenDownMessageRow = readModelTable('taken_down_messages', {
  conversation_id: column.uuid({ primary: true }),
  version: column.integer({ primary: true }),
  member_id: column.uuid(),
});
type TakenDownMessageRow = RowOf<typeof TakenDownMessageRow>;

export const takenDownMessages = defineProjection<TakenDownMessageRow, ConversationEvent | MemberEvent>({
  entity: TakenDownMessageRow,
  revision: 1,
  mode: 'inline',
  indexes: ['(member_id)'],
  on: {
    MessageTakenDown: ({ streamId: conversation_id, data: { message: version, from: member_id } }, rows) =>
      rows.upsert({ conversation_id, version }, { member_id }),
    MessagePutBack: ({ streamId: conversation_id, data: { message: version } }, rows) =>
      rows.delete({ conversation_id, version }),
    MemberErased: ({ streamId }, rows) => rows.deleteAll({ member_id: streamId }),
  },
});
