import { randomUUID } from 'node:crypto';
import { invalidInput, isRefusal, type Sealed, type Transaction } from '../../kernel/domain.js';
import { priceChanged, type SettingsValues } from '../../ground/settings/domain.js';
import { conversationIdOf } from './conversation-id.js';
import { messageTooLong } from './conversations.errors.js';
import { checkMessageText } from './message-text.js';
import { startsOf, writeSignupMessage } from './starts.js';

/** The words a form brings for the member one came for, or null where there are none to send (ACC-01). */
export function signupMessageText(
  { signup_message: text = '' }: { signup_message?: string },
  { messageLength }: Pick<SettingsValues, 'messageLength'>,
): string | null {
  const words = text.trim();
  if (!words) return null;
  try {
    checkMessageText(words, messageLength);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const code = error.code === messageTooLong.code ? 'text_too_long' : 'invalid';
    throw invalidInput([{ field: 'signup_message', code, params: error.params }]);
  }
  return words;
}

/** The price to keep it with. @throws what it costs now, to whoever was shown another price or none (MNY-12) */
export function requireShownPrice(
  shown: number | undefined,
  { messageCredits: price }: Pick<SettingsValues, 'messageCredits'>,
): number {
  if (shown === undefined) throw invalidInput([{ field: 'signup_message_price', code: 'required' }]);
  if (shown !== price) throw priceChanged({ price });
  return price;
}

/** Keeps it until the address is confirmed (ACC-04); the transaction must write `startsOf(from)`. */
export function keepSignupMessage(
  tx: Transaction,
  { from, to, ...written }: { from: string; to: string; body: Sealed; price: number },
) {
  const message = { id: randomUUID(), to, conversation: conversationIdOf(from, to), ...written };
  tx.append(startsOf(from), ...writeSignupMessage(message, tx.at));
}
