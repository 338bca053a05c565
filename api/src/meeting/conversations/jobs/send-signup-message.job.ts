import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { busy, defineJob, isRefusal, Store, Vault, type JobHandler } from '../../../kernel/index.js';
import { OpenConversation } from '../commands/open-conversation.command.js';
import { SendMessage } from '../commands/send-message.command.js';
import { startsOf } from '../starts.js';

export const sendSignupMessage = defineJob<{ memberId: string }>('send-signup-message');

/** Sends it by the rules of today, at the price it was written for (MNY-12). What they forbid now is not sent later. */
@Injectable()
export class SendSignupMessage implements JobHandler<{ memberId: string }> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly commands: CommandBus,
  ) {}

  async run({ memberId }: { memberId: string }): Promise<void> {
    const { signupMessage } = await this.store.readFresh(startsOf(memberId));
    const body = await this.vault.open(signupMessage?.body);
    if (!signupMessage || body === null) return;
    const { id, to, conversation, price } = signupMessage;
    try {
      await this.commands.execute(new OpenConversation({ memberId, otherId: to, key: `open ${id}` }));
      await this.commands.execute(
        new SendMessage({ conversationId: conversation, memberId, text: body, price: { agreed: price }, key: id }),
      );
    } catch (error) {
      if (!isRefusal(error) || error.code === busy.code) throw error;
    }
  }
}
