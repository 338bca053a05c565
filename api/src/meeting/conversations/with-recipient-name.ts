import { insufficientCredits } from '../../money/credits/index.js';
import { DomainError } from '../../kernel/index.js';
import type { Profiles } from '../../members/profiles/index.js';

/** "You have not enough credits to write to {name}": the name is looked up only when it is needed. */
export async function withRecipientName(
  error: unknown,
  profiles: Profiles,
  { senderId, recipientId }: { senderId: string; recipientId: string },
): Promise<unknown> {
  if (!(error instanceof DomainError) || error.code !== insufficientCredits.code) return error;
  const { price, balance } = error.params as { price: number; balance: number };
  const card = (await profiles.cards([recipientId], senderId)).get(recipientId);
  return insufficientCredits({ price, balance, name: card?.name ?? '' });
}
