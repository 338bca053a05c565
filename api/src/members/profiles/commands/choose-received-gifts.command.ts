import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Store } from '../../../kernel/index.js';
import type { GiftsShown } from '../gifts-shown.js';
import { chooseReceivedGifts, profileOf } from '../profile.js';

/** How far gifts show on the profile of whoever was given them (CHT-10). */
export class ChooseReceivedGifts extends Command<{ shown: GiftsShown }> {
  constructor(readonly input: { memberId: string; key: string; shown: GiftsShown }) {
    super();
  }
}

@CommandHandler(ChooseReceivedGifts)
export class ChooseReceivedGiftsHandler implements ICommandHandler<ChooseReceivedGifts> {
  constructor(private readonly store: Store) {}

  execute({ input: { memberId, key, shown } }: ChooseReceivedGifts): Promise<{ shown: GiftsShown }> {
    const profile = profileOf(memberId);
    return this.store.transact({ actor: memberId, key, request: { giftsShown: shown }, writes: [profile] }, (tx) => {
      tx.decide(profile, (state) => chooseReceivedGifts(state, { shown, now: tx.now }));
      return { shown: tx.state(profile).giftsShown };
    });
  }
}
