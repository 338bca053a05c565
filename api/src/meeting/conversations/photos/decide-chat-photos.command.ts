import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { staffActor, Store } from '../../../kernel/index.js';
import {
  photoAlreadyDecided,
  photoNotFound,
  UNDO_SECONDS,
  type RejectionReason,
} from '../../../members/photos/index.js';
import { ChatPhotoClaims } from './chat-photo-claims.js';
import { chatPhotoOf, decideChatPhoto, decidedAs } from './chat-photo.js';

/** A moderator decides one photo or several alike: all of them, or none. It takes effect when it can no longer be taken back. */
export class DecideChatPhotos extends Command<{ effectiveAt: string }> {
  constructor(
    readonly input: {
      staffId: string;
      key: string;
      photoIds: readonly string[];
      /** Null lets them pass. */
      reason: RejectionReason | null;
    },
  ) {
    super();
  }
}

@CommandHandler(DecideChatPhotos)
export class DecideChatPhotosHandler implements ICommandHandler<DecideChatPhotos> {
  constructor(
    private readonly store: Store,
    private readonly claims: ChatPhotoClaims,
  ) {}

  async execute({ input: { staffId, key, photoIds, reason } }: DecideChatPhotos): Promise<{ effectiveAt: string }> {
    await this.claims.requireFree(staffId, photoIds);
    const photos = [...new Set(photoIds)].map((id) => chatPhotoOf(id));
    const command = { actor: staffActor(staffId), key, request: { photoIds, reason }, writes: photos };
    return this.store.transact(command, (tx) => {
      const at = tx.now.toISOString();
      const effectiveAt = new Date(tx.now.getTime() + UNDO_SECONDS * 1000).toISOString();
      for (const photo of photos) {
        const state = tx.state(photo);
        if (state.status === 'none') throw photoNotFound({});
        const status = decidedAs(state);
        if (status) throw photoAlreadyDecided({ status });
        tx.decide(photo, (own) => decideChatPhoto(own, { reason, by: staffId, at, effectiveAt }));
      }
      return { effectiveAt };
    });
  }
}
