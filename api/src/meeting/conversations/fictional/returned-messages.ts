import type { Database } from '../../../kernel/index.js';

/** Credits that went back because nobody answered, by the version of their message (PRO-04). */
export async function returnedAmong(database: Database, conversationId: string): Promise<Map<number, number>> {
  const rows = await database.prepared<{ version: number; credits: number }>(
    'returned-messages',
    'SELECT version, credits FROM read.returned_messages WHERE conversation_id = $1',
    [conversationId],
  );
  return new Map(rows.map(({ version, credits }) => [version, credits]));
}
