import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Store } from '../../../kernel/index.js';
import { albumOf, chooseMainPhoto } from '../album.js';

export class ChooseMainPhoto extends Command<void> {
  constructor(readonly input: { memberId: string; key: string; photoId: string }) {
    super();
  }
}

@CommandHandler(ChooseMainPhoto)
export class ChooseMainPhotoHandler implements ICommandHandler<ChooseMainPhoto> {
  constructor(private readonly store: Store) {}

  async execute({ input: { memberId, key, photoId } }: ChooseMainPhoto): Promise<void> {
    const album = albumOf(memberId);
    const request = { main: photoId };
    await this.store.transact({ actor: memberId, key, request, writes: [album] }, (tx) => {
      tx.decide(album, (state) => chooseMainPhoto(state, { photoId, at: tx.now.toISOString() }));
      return {};
    });
  }
}
