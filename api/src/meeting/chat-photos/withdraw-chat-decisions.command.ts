import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { staffActor, Store } from '../../kernel/index.js';
import { photoAlreadyDecided, photoNotFound } from '../../members/photos/index.js';
import { chatPhotoOf, decidedAs, mayWithdraw, withdrawChatDecision } from './chat-photo.js';

/** A moderator takes back what they decided a moment ago: all of it, or none. */
export class WithdrawChatDecisions extends Command<void> {
  constructor(readonly input: { staffId: string; key: string; photoIds: readonly string[] }) {
    super();
  }
}

@CommandHandler(WithdrawChatDecisions)
export class WithdrawChatDecisionsHandler implements ICommandHandler<WithdrawChatDecisions> {
  constructor(private readonly store: Store) {}

  async execute({ input: { staffId, key, photoIds } }: WithdrawChatDecisions): Promise<void> {
    const photos = [...new Set(photoIds)].map((id) => chatPhotoOf(id));
    const command = { actor: staffActor(staffId), key, request: { withdraw: photoIds }, writes: photos };
    await this.store.transact(command, (tx) => {
      const at = tx.now.toISOString();
      for (const photo of photos) {
        const state = tx.state(photo);
        if (state.status === 'none') throw photoNotFound({});
        const status = decidedAs(state);
        // Nothing is decided: it is as they want it.
        if (!status) continue;
        if (!mayWithdraw(state, { by: staffId, at })) throw photoAlreadyDecided({ status });
        tx.decide(photo, (own) => withdrawChatDecision(own, { at }));
      }
      return {};
    });
  }
}
