import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Store } from '../../../kernel/index.js';
import { chooseUninspectedPhotos, profileOf } from '../profile.js';

/** Whether photos in chats may come before somebody has looked at them (CHT-11). */
export class ChooseChatPhotos extends Command<{ uninspected: boolean }> {
  constructor(readonly input: { memberId: string; key: string; uninspected: boolean }) {
    super();
  }
}

@CommandHandler(ChooseChatPhotos)
export class ChooseChatPhotosHandler implements ICommandHandler<ChooseChatPhotos> {
  constructor(private readonly store: Store) {}

  execute({ input: { memberId, key, uninspected } }: ChooseChatPhotos): Promise<{ uninspected: boolean }> {
    const profile = profileOf(memberId);
    return this.store.transact({ actor: memberId, key, request: { uninspected }, writes: [profile] }, (tx) => {
      tx.decide(profile, (state) => chooseUninspectedPhotos(state, { accepted: uninspected, now: tx.now }));
      return { uninspected: tx.state(profile).uninspectedPhotos };
    });
  }
}
