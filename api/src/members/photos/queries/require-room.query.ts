import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { v5 as uuidOf } from 'uuid';
import { memberOf } from '../../accounts/index.js';
import { Store } from '../../../kernel/index.js';
import { Settings } from '../../../ground/settings/index.js';
import { albumOf, requireRoom } from '../album.js';

/** Whether a photo can be taken at all, asked before it is sent; @throws photo_limit_reached, premium_required */
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
    // Fresh: room that another process made, by a purchase or by removing a photo, is room.
    const [album, { premium }] = await Promise.all([
      this.store.readFresh(albumOf(memberId)),
      this.store.readFresh(memberOf(memberId)),
    ]);
    // Sent again: it has its place already.
    if (album.photos.some(({ id }) => id === uuidOf(key, memberId))) return;
    const { freePhotos, premiumPhotos } = this.settings.current();
    requireRoom(album, { premium, quota: { free: freePhotos, premium: premiumPhotos } });
  }
}
