import { CommandBus } from '@nestjs/cqrs';
import { insufficientCredits } from '../../../money/credits/index.js';
import { memberNotFound, ownProfileHidden, profileNotAvailable } from '../../../members/profiles/index.js';
import {
  busy,
  defineJob,
  definePolicy,
  HandlesJob,
  isRefusal,
  Store,
  Vault,
  type JobHandler,
} from '../../../kernel/index.js';
import { OpenConversation } from '../commands/open-conversation.command.js';
import { SendMessage } from '../commands/send-message.command.js';
import { fictionalWarningRequired, memberBlocked } from '../conversations.errors.js';
import { signupMessageNotSent, startsOf } from '../starts.js';
import type { UnsentReason } from '../starts.events.js';
import type { MemberEvent } from '../../../members/accounts/index.js';

const sendSignupMessage = defineJob<{ memberId: string }>('send-signup-message');

const UNSENT_BY_CODE: Record<string, UnsentReason> = {
  [profileNotAvailable.code]: 'unavailable',
  [ownProfileHidden.code]: 'unavailable',
  [memberNotFound.code]: 'unavailable',
  [memberBlocked.code]: 'unavailable',
  [fictionalWarningRequired.code]: 'fictional',
  [insufficientCredits.code]: 'credits',
};

/**
 * Sends it by the rules of today, at the price it was written for (MNY-12). What they forbid now is not sent later: its
 * writer is told, and keeps the text (ACC-04).
 */
@HandlesJob(sendSignupMessage)
export class SendSignupMessage implements JobHandler<{ memberId: string }> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly commands: CommandBus,
  ) {}

  async run({ memberId }: { memberId: string }): Promise<void> {
    const { signupMessage } = await this.store.readFresh(startsOf(memberId));
    const body = await this.vault.open(signupMessage?.body);
    if (!signupMessage || signupMessage.unsent || body === null) return;
    const { id, to, conversation, price } = signupMessage;
    try {
      await this.commands.execute(new OpenConversation({ memberId, otherId: to, key: `open ${id}` }));
      await this.commands.execute(
        new SendMessage({ conversationId: conversation, memberId, text: body, price: { agreed: price }, key: id }),
      );
    } catch (error) {
      if (!isRefusal(error) || error.code === busy.code) throw error;
      const unsent = UNSENT_BY_CODE[error.code] ?? 'refused';
      const starts = startsOf(memberId);
      const command = { actor: 'system', key: `not sent ${id}`, request: { id }, writes: [starts] };
      await this.store.transact(command, (tx) => {
        tx.decide(starts, (state) => signupMessageNotSent(state, { id, unsent, at: tx.at }));
      });
    }
  }
}

/** Until then the member may not write to anyone (ACC-04). */
export const signupMessagePolicy = definePolicy<MemberEvent>({
  name: 'signup-message',
  on: {
    EmailConfirmed: ({ streamId: memberId }) => [sendSignupMessage.at({ memberId }, { key: memberId })],
  },
});
