import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { staffActor, Store } from '../../../kernel/index.js';
import type { RejectionReason } from '../album.events.js';
import { albumOf, approvePhoto, rejectPhoto } from '../album.js';
import { photoNotFound } from '../photos.errors.js';
import { Photos } from '../photos.js';

/** Approves a photo, or rejects it for a reason, with immediate effect; moderators use `DecidePhotos`. */
export class DecidePhoto extends Command<void> {
  constructor(
    readonly input: {
      staffId: string;
      key: string;
      photoId: string;
      decision: { approved: true } | { approved: false; reason: RejectionReason };
    },
  ) {
    super();
  }
}

@CommandHandler(DecidePhoto)
export class DecidePhotoHandler implements ICommandHandler<DecidePhoto> {
  constructor(
    private readonly store: Store,
    private readonly photos: Photos,
  ) {}

  async execute({ input: { staffId, key, photoId, decision } }: DecidePhoto): Promise<void> {
    const photo = await this.photos.find(photoId);
    if (!photo) throw photoNotFound({});
    const album = albumOf(photo.memberId);
    await this.store.transact(
      { actor: staffActor(staffId), key, request: { photoId, ...decision }, writes: [album] },
      (tx) => {
        const about = { photoId, at: tx.at };
        tx.decide(album, (state) =>
          decision.approved ? approvePhoto(state, about) : rejectPhoto(state, { ...about, reason: decision.reason }),
        );
      },
    );
  }
}
