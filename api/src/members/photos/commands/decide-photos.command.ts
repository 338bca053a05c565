import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { staffActor, Store, Vault } from '../../../kernel/index.js';
import type { RejectionReason } from '../album.events.js';
import { albumOf, decidePhoto, UNDO_SECONDS } from '../album.js';
import { PhotoClaims } from '../photo-claims.js';
import { Photos } from '../photos.js';
import { sealStatement } from '../statement.js';

/** A moderator decides one or more photos alike, all or none. It takes effect once it can no longer be withdrawn. */
export class DecidePhotos extends Command<{ effectiveAt: string }> {
  constructor(
    readonly input: {
      staffId: string;
      key: string;
      photoIds: readonly string[];
      /** Null approves. */
      reason: RejectionReason | null;
      /** What its owner reads in place of the rule's own words. */
      statement?: string | undefined;
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
    private readonly vault: Vault,
  ) {}

  async execute({ input }: DecidePhotos): Promise<{ effectiveAt: string }> {
    const { staffId, key, photoIds, reason, statement } = input;
    await this.claims.requireFree(staffId, photoIds);
    const owners = await this.photos.ownersOf(photoIds);
    const members = [...new Set(owners.values())];
    const sealed = new Map(
      await Promise.all(members.map(async (id) => [id, await sealStatement(this.vault, id, statement)] as const)),
    );
    const request = { photoIds, reason, ...(statement !== undefined && { statement }) };
    const writes = members.map((memberId) => albumOf(memberId));
    return this.store.transact({ actor: staffActor(staffId), key, request, writes }, (tx) => {
      const at = tx.now.toISOString();
      for (const [photoId, memberId] of owners)
        tx.decide(albumOf(memberId), (state) =>
          decidePhoto(state, { photoId, reason, ...sealed.get(memberId), by: staffId, at }),
        );
      return { effectiveAt: new Date(tx.now.getTime() + UNDO_SECONDS * 1000).toISOString() };
    });
  }
}
