import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { staffActor, Store } from '../../../kernel/index.js';
import { albumOf, withdrawDecision } from '../album.js';
import { Photos } from '../photos.js';

/** A moderator withdraws recent decisions, all or none. */
export class WithdrawDecisions extends Command<void> {
  constructor(readonly input: { staffId: string; key: string; photoIds: readonly string[] }) {
    super();
  }
}

@CommandHandler(WithdrawDecisions)
export class WithdrawDecisionsHandler implements ICommandHandler<WithdrawDecisions> {
  constructor(
    private readonly store: Store,
    private readonly photos: Photos,
  ) {}

  async execute({ input: { staffId, key, photoIds } }: WithdrawDecisions): Promise<void> {
    const owners = await this.photos.ownersOf(photoIds);
    const writes = [...new Set(owners.values())].map((memberId) => albumOf(memberId));
    await this.store.transact({ actor: staffActor(staffId), key, request: { withdraw: photoIds }, writes }, (tx) => {
      const at = tx.now.toISOString();
      for (const [photoId, memberId] of owners)
        tx.decide(albumOf(memberId), (state) => withdrawDecision(state, { photoId, by: staffId, at }));
      return {};
    });
  }
}
