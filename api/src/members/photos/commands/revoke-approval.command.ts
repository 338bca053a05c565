import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { staffActor, Store } from '../../../kernel/index.js';
import type { RejectionReason } from '../album.events.js';
import { albumOf, revokeApproval } from '../album.js';
import { Photos } from '../photos.js';

/** Rejects an approved photo; with immediate effect, because others can see it (ADM-01). */
export class RevokeApproval extends Command<void> {
  constructor(readonly input: { staffId: string; key: string; photoId: string; reason: RejectionReason }) {
    super();
  }
}

@CommandHandler(RevokeApproval)
export class RevokeApprovalHandler implements ICommandHandler<RevokeApproval> {
  constructor(
    private readonly store: Store,
    private readonly photos: Photos,
  ) {}

  async execute({ input: { staffId, key, photoId, reason } }: RevokeApproval): Promise<void> {
    const album = albumOf([...(await this.photos.ownersOf([photoId])).values()][0]!);
    await this.store.transact(
      { actor: staffActor(staffId), key, request: { revoke: photoId, reason }, writes: [album] },
      (tx) => {
        tx.decide(album, (state) => revokeApproval(state, { photoId, reason, at: tx.now.toISOString() }));
        return {};
      },
    );
  }
}
