import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { staffActor, Store } from '../../../kernel/index.js';
import type { RejectionReason } from '../album.events.js';
import { albumOf, decidePhoto, UNDO_SECONDS } from '../album.js';
import { PhotoClaims } from '../photo-claims.js';
import { Photos } from '../photos.js';

/** A moderator decides one or more photos alike, all or none. It takes effect once it can no longer be withdrawn. */
export class DecidePhotos extends Command<{ effectiveAt: string }> {
  constructor(
    readonly input: {
      staffId: string;
      key: string;
      photoIds: readonly string[];
      /** Null approves. */
      reason: RejectionReason | null;
    },
  ) {
    super();
  }
}

@CommandHandler(DecidePhotos)
export class DecidePhotosHandler implements ICommandHandler<DecidePhotos> {
  constructor(
    private readonly store: Store,
    private readonly photos: Photos,
    private readonly claims: PhotoClaims,
  ) {}

  async execute({ input: { staffId, key, photoIds, reason } }: DecidePhotos): Promise<{ effectiveAt: string }> {
    await this.claims.requireFree(staffId, photoIds);
    const owners = await this.photos.ownersOf(photoIds);
    const writes = [...new Set(owners.values())].map((memberId) => albumOf(memberId));
    return this.store.transact({ actor: staffActor(staffId), key, request: { photoIds, reason }, writes }, (tx) => {
      const at = tx.now.toISOString();
      for (const [photoId, memberId] of owners)
        tx.decide(albumOf(memberId), (state) => decidePhoto(state, { photoId, reason, by: staffId, at }));
      return { effectiveAt: new Date(tx.now.getTime() + UNDO_SECONDS * 1000).toISOString() };
    });
  }
}
