import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Store } from '../../../kernel/index.js';
import type { AlbumEvent } from '../album.events.js';
import { albumOf, arrangePhotos, chooseMainPhoto, deletePhoto, type Album } from '../album.js';

interface Own {
  memberId: string;
  key: string;
}

class ChangeAlbum<T> extends Command<void> {
  constructor(readonly input: Own & T) {
    super();
  }
}
export class DeletePhoto extends ChangeAlbum<{ photoId: string }> {}
export class ChooseMainPhoto extends ChangeAlbum<{ photoId: string }> {}
export class ArrangePhotos extends ChangeAlbum<{ photoIds: string[] }> {}

/** What members change in their own album is written one way. */
async function change(
  store: Store,
  { memberId, key }: Own,
  request: object,
  rule: (state: Album, at: string) => AlbumEvent[],
): Promise<void> {
  const album = albumOf(memberId);
  await store.transact({ actor: memberId, key, request, writes: [album] }, (tx) => {
    tx.decide(album, (state) => rule(state, tx.at));
  });
}

@CommandHandler(DeletePhoto)
export class DeletePhotoHandler implements ICommandHandler<DeletePhoto> {
  constructor(private readonly store: Store) {}

  execute({ input: { photoId, ...own } }: DeletePhoto): Promise<void> {
    return change(this.store, own, { delete: photoId }, (state, at) => deletePhoto(state, { photoId, at }));
  }
}

@CommandHandler(ChooseMainPhoto)
export class ChooseMainPhotoHandler implements ICommandHandler<ChooseMainPhoto> {
  constructor(private readonly store: Store) {}

  execute({ input: { photoId, ...own } }: ChooseMainPhoto): Promise<void> {
    return change(this.store, own, { main: photoId }, (state, at) => chooseMainPhoto(state, { photoId, at }));
  }
}

@CommandHandler(ArrangePhotos)
export class ArrangePhotosHandler implements ICommandHandler<ArrangePhotos> {
  constructor(private readonly store: Store) {}

  execute({ input: { photoIds, ...own } }: ArrangePhotos): Promise<void> {
    return change(this.store, own, { order: photoIds }, (state, at) => arrangePhotos(state, { photoIds, at }));
  }
}
