import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Store } from '../../../kernel/index.js';
import { albumOf, deletePhoto } from '../album.js';

export class DeletePhoto extends Command<void> {
  constructor(readonly input: { memberId: string; key: string; photoId: string }) {
    super();
  }
}

@CommandHandler(DeletePhoto)
export class DeletePhotoHandler implements ICommandHandler<DeletePhoto> {
  constructor(private readonly store: Store) {}

  async execute({ input: { memberId, key, photoId } }: DeletePhoto): Promise<void> {
    const album = albumOf(memberId);
    const request = { delete: photoId };
    await this.store.transact({ actor: memberId, key, request, writes: [album] }, (tx) => {
      tx.decide(album, (state) => deletePhoto(state, { photoId, at: tx.now.toISOString() }));
      return {};
    });
  }
}
