import type { Database, Transaction } from '../../kernel/index.js';
import { conversationOf } from './conversation.js';

/** A message of the conversation, by its version; the transaction must write `conversationOf(conversation)`. */
interface About {
  conversation: string;
  version: number;
  from: string;
  to: string;
}

/** Neither of the two reads it any more (PRV-03). */
export function takeMessageDown(tx: Transaction, { conversation, version: message, from, to }: About): void {
  const takenDownAt = tx.at;
  tx.append(conversationOf(conversation), { type: 'MessageTakenDown', data: { message, from, to, takenDownAt } });
}

export function putMessageBack(tx: Transaction, { conversation, version: message, from, to }: About): void {
  tx.append(conversationOf(conversation), { type: 'MessagePutBack', data: { message, from, to, putBackAt: tx.at } });
}

/** Versions of the messages that were taken down. */
export async function takenDownAmong(database: Database, conversationId: string): Promise<Set<number>> {
  const rows = await database.prepared<{ version: number }>(
    'taken-down-messages',
    'SELECT version FROM read.taken_down_messages WHERE conversation_id = $1',
    [conversationId],
  );
  return new Set(rows.map(({ version }) => version));
}
