import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { staffActor, Store, Vault } from '../../kernel/index.js';
import {
  photoAlreadyDecided,
  photoNotFound,
  sealStatement,
  UNDO_SECONDS,
  type RejectionReason,
} from '../../members/photos/index.js';
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
      /** What who sent it reads in place of the rule's own words. */
      statement?: string | undefined;
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
    private readonly vault: Vault,
  ) {}

  async execute({ input }: DecideChatPhotos): Promise<{ effectiveAt: string }> {
    const { staffId, key, photoIds, reason, statement } = input;
    await this.claims.requireFree(staffId, photoIds);
    const photos = [...new Set(photoIds)].map((id) => chatPhotoOf(id));
    const sealed = statement === undefined ? undefined : await this.seal(statement, photos);
    const request = { photoIds, reason, ...(statement !== undefined && { statement }) };
    const command = { actor: staffActor(staffId), key, request, writes: photos };
    return this.store.transact(command, (tx) => {
      const at = tx.now.toISOString();
      const effectiveAt = new Date(tx.now.getTime() + UNDO_SECONDS * 1000).toISOString();
      for (const photo of photos) {
        const state = tx.state(photo);
        if (state.status === 'none') throw photoNotFound({});
        const status = decidedAs(state);
        if (status) throw photoAlreadyDecided({ status });
        tx.decide(photo, (own) =>
          decideChatPhoto(own, { reason, ...sealed?.get(photo), by: staffId, at, effectiveAt }),
        );
      }
      return { effectiveAt };
    });
  }

  /** Sealed for the sender of each. A photo that was never sent has none, and is refused in the transaction. */
  private async seal(statement: string, photos: readonly ReturnType<typeof chatPhotoOf>[]) {
    const sealed = photos.map(async (photo) => {
      const { from } = await this.store.readFresh(photo);
      return [photo, from === '' ? {} : await sealStatement(this.vault, from, statement)] as const;
    });
    return new Map(await Promise.all(sealed));
  }
}
