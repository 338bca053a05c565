import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { v5 as uuidOf } from 'uuid';
import { memberOf } from '../../accounts/index.js';
import { Store } from '../../../kernel/index.js';
import { Settings } from '../../../ground/settings/index.js';
import { albumOf, requireRoom } from '../album.js';

/** Checks before an upload whether there is room for a photo. @throws photo_limit_reached, premium_required */
export class RequireRoom extends Query<void> {
  constructor(readonly input: { memberId: string; key: string }) {
    super();
  }
}

@QueryHandler(RequireRoom)
export class RequireRoomHandler implements IQueryHandler<RequireRoom> {
  constructor(
    private readonly store: Store,
    private readonly settings: Settings,
  ) {}

  async execute({ input: { memberId, key } }: RequireRoom): Promise<void> {
    // Read fresh, because another process may have made room by a purchase or a deletion.
    const [album, { premium }] = await Promise.all([
      this.store.readFresh(albumOf(memberId)),
      this.store.readFresh(memberOf(memberId)),
    ]);
    // A retry: this photo has been stored already.
    if (album.photos.some(({ id }) => id === uuidOf(key, memberId))) return;
    const { freePhotos, premiumPhotos } = this.settings.current();
    requireRoom(album, { premium, quota: { free: freePhotos, premium: premiumPhotos } });
  }
}
