import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { WorkClaims } from '../../ground/claims/index.js';
import { Store } from '../../kernel/index.js';
import {
  photoAlreadyDecided,
  photoClaimed,
  PhotoInspection,
  photoNotFound,
  type InspectedPhoto,
  type PhotoDecision,
} from '../../members/photos/index.js';
import { chatPhotoOf, decideChatPhoto, decidedAs, mayWithdraw, withdrawChatDecision } from './chat-photo.js';

export class DecideChatPhotos extends Command<{ effectiveAt: string }> {
  constructor(readonly input: PhotoDecision) {
    super();
  }
}

@CommandHandler(DecideChatPhotos)
export class DecideChatPhotosHandler implements ICommandHandler<DecideChatPhotos> {
  constructor(
    private readonly store: Store,
    private readonly claims: WorkClaims,
    private readonly inspection: PhotoInspection,
  ) {}

  async execute({ input: { key, ...asked } }: DecideChatPhotos): Promise<{ effectiveAt: string }> {
    const { reason, staffId: by, photoIds } = asked;
    await this.claims.requireFree('chat_photos', photoIds, by, photoClaimed);
    const found = await inChats(this.store, photoIds);
    return this.inspection.decide(key, asked, found, (tx, { photoId, statement, at, effectiveAt }) => {
      const photo = chatPhotoOf(photoId);
      const status = decidedAs(tx.state(photo));
      if (status) throw photoAlreadyDecided({ status });
      const why = { reason, ...(statement && { statement }) };
      tx.decide(photo, (state) => decideChatPhoto(state, { ...why, by, at, effectiveAt }));
    });
  }
}

export class WithdrawChatDecisions extends Command<void> {
  constructor(readonly input: { staffId: string; key: string; photoIds: readonly string[] }) {
    super();
  }
}

@CommandHandler(WithdrawChatDecisions)
export class WithdrawChatDecisionsHandler implements ICommandHandler<WithdrawChatDecisions> {
  constructor(
    private readonly store: Store,
    private readonly inspection: PhotoInspection,
  ) {}

  async execute({ input: { key, ...asked } }: WithdrawChatDecisions): Promise<void> {
    const found = await inChats(this.store, asked.photoIds);
    await this.inspection.withdraw(key, asked, found, (tx, { photoId, at }) => {
      const photo = chatPhotoOf(photoId);
      const state = tx.state(photo);
      const status = decidedAs(state);
      // Nothing is decided: it is as they want it.
      if (!status) return;
      if (!mayWithdraw(state, { by: asked.staffId, at })) throw photoAlreadyDecided({ status });
      tx.decide(photo, (own) => withdrawChatDecision(own, { at }));
    });
  }
}

const inChats = (store: Store, photoIds: readonly string[]): Promise<InspectedPhoto[]> =>
  Promise.all(
    [...new Set(photoIds)].map(async (photoId) => {
      const stream = chatPhotoOf(photoId);
      const { status, from: owner } = await store.readFresh(stream);
      if (status === 'none') throw photoNotFound({});
      return { photoId, owner, stream };
    }),
  );
