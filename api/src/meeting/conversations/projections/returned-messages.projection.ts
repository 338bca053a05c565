import type { MemberEvent } from '../../../members/accounts/index.js';
import { column, type Database, defineProjection, readModelTable, type RowOf } from '../../../kernel/index.js';
import type { ConversationEvent } from '../conversation.events.js';

/** Messages whose credits went back because nobody answered (PRO-04): the conversation says so beside each. */
const ReturnedMessageRow = readModelTable('returned_messages', {
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
      rows.upsert({ conversation_id, version }, { member_id, credits }),
    MemberErased: ({ streamId }, rows) => rows.deleteAll({ member_id: streamId }),
  },
});

/** Credits that went back because nobody answered, by the version of their message (PRO-04). */
export async function returnedAmong(database: Database, conversationId: string): Promise<Map<number, number>> {
  const rows = await database.prepared<{ version: number; credits: number }>(
    'returned-messages',
    'SELECT version, credits FROM read.returned_messages WHERE conversation_id = $1',
    [conversationId],
  );
  return new Map(rows.map(({ version, credits }) => [version, credits]));
}
