import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Store } from '../../../kernel/index.js';
import { Deck } from '../deck.js';
import { startAnew, swipesOf } from '../swipes.js';

export class StartDeckAnew extends Command<void> {
  constructor(readonly input: { memberId: string; key: string }) {
    super();
  }
}

/** Before the deck is through it changes nothing: nobody comes twice while others wait (DSC-06). */
@CommandHandler(StartDeckAnew)
export class StartDeckAnewHandler implements ICommandHandler<StartDeckAnew> {
  constructor(
    private readonly store: Store,
    private readonly deck: Deck,
  ) {}

  async execute({ input: { memberId, key } }: StartDeckAnew): Promise<void> {
    if ((await this.deck.next(memberId, 1)).length > 0) return;
    const own = swipesOf(memberId);
    await this.store.transact({ actor: memberId, key, request: { anew: true }, writes: [own] }, (tx) => {
      tx.decide(own, () => startAnew(tx.now));
      return {};
    });
  }
}
