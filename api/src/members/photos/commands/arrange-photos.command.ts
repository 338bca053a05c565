import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Store } from '../../../kernel/index.js';
import { albumOf, arrangePhotos } from '../album.js';

export class ArrangePhotos extends Command<void> {
  constructor(readonly input: { memberId: string; key: string; photoIds: string[] }) {
    super();
  }
}

@CommandHandler(ArrangePhotos)
export class ArrangePhotosHandler implements ICommandHandler<ArrangePhotos> {
  constructor(private readonly store: Store) {}

  async execute({ input: { memberId, key, photoIds } }: ArrangePhotos): Promise<void> {
    const album = albumOf(memberId);
    const request = { order: photoIds };
    await this.store.transact({ actor: memberId, key, request, writes: [album] }, (tx) => {
      tx.decide(album, (state) => arrangePhotos(state, { photoIds, at: tx.now.toISOString() }));
      return {};
    });
  }
}
