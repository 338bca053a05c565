import type { MemberEvent } from '../../../members/accounts/index.js';
import { column, defineProjection, readModelOf, type RowOf } from '../../../kernel/index.js';
import type { ConversationEvent } from '../conversation.events.js';

/** Messages whose credits went back because nobody answered (PRO-04): the conversation says so beside each. */
const ReturnedMessageRow = readModelOf('returned_messages', {
  conversation_id: column.uuid({ primary: true }),
  version: column.integer({ primary: true }),
  member_id: column.uuid(),
  credits: column.integer({ default: 0 }),
});
type ReturnedMessageRow = RowOf<typeof ReturnedMessageRow>;

export const returnedMessages = defineProjection<ReturnedMessageRow, ConversationEvent | MemberEvent>({
  entity: ReturnedMessageRow,
  revision: 1,
  mode: 'inline',
  indexes: ['(member_id)'],
  on: {
    MessageCreditsReturned: ({ streamId: conversation_id, data: { message: version, by: member_id, credits } }, rows) =>
      rows.upsert({ conversation_id, version }, { set: { member_id, credits } }),
    MemberErased: ({ streamId }, rows) => rows.deleteAll({ member_id: streamId }),
  },
});
