import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { WorkClaims } from '../../../ground/claims/index.js';
import { albumOf, decidePhoto, withdrawDecision } from '../album.js';
import { PhotoInspection, type InspectedPhoto, type PhotoDecision } from '../inspection.js';
import { photoClaimed } from '../photos.errors.js';
import { Photos } from '../photos.js';

export class DecidePhotos extends Command<{ effectiveAt: string }> {
  constructor(readonly input: PhotoDecision) {
    super();
  }
}

@CommandHandler(DecidePhotos)
export class DecidePhotosHandler implements ICommandHandler<DecidePhotos> {
  constructor(
    private readonly photos: Photos,
    private readonly claims: WorkClaims,
    private readonly inspection: PhotoInspection,
  ) {}

  async execute({ input: { key, ...asked } }: DecidePhotos): Promise<{ effectiveAt: string }> {
    const { reason, staffId: by, photoIds } = asked;
    await this.claims.requireFree('photos', photoIds, by, photoClaimed);
    const found = await inAlbums(this.photos, photoIds).catch((error: Error) => error);
    return this.inspection.decide(key, asked, found, (tx, { photoId, owner, at, statement }) =>
      tx.decide(albumOf(owner), (state) =>
        decidePhoto(state, { photoId, reason, ...(statement && { statement }), by, at }),
      ),
    );
  }
}

export class WithdrawDecisions extends Command<void> {
  constructor(readonly input: { staffId: string; key: string; photoIds: readonly string[] }) {
    super();
  }
}

@CommandHandler(WithdrawDecisions)
export class WithdrawDecisionsHandler implements ICommandHandler<WithdrawDecisions> {
  constructor(
    private readonly photos: Photos,
    private readonly inspection: PhotoInspection,
  ) {}

  async execute({ input: { key, ...asked } }: WithdrawDecisions): Promise<void> {
    const found = await inAlbums(this.photos, asked.photoIds);
    await this.inspection.withdraw(key, asked, found, (tx, { photoId, owner, at }) =>
      tx.decide(albumOf(owner), (state) => withdrawDecision(state, { photoId, by: asked.staffId, at })),
    );
  }
}

const inAlbums = async (photos: Photos, photoIds: readonly string[]): Promise<InspectedPhoto[]> =>
  [...(await photos.ownersOf(photoIds))].map(([photoId, owner]) => ({ photoId, owner, stream: albumOf(owner) }));
