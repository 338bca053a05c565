import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Instant, Nullable } from '../../../kernel/index.js';
import { Settings } from '../../../ground/settings/index.js';
import type { RejectionReason } from '../album.events.js';
import { REJECTION_REASONS } from '../album.js';
import { PhotoAddresses } from '../photo-addresses.js';
import { GalleryPhoto, OwnMainImage, Photos } from '../photos.js';

export const Reason = Type.Unsafe<RejectionReason>(Type.Union(REJECTION_REASONS.map((reason) => Type.Literal(reason))));

export const OwnPhoto = Type.Object({
  ...Type.Omit(GalleryPhoto, ['locked']).properties,
  status: OwnMainImage.properties.status,
  reason: Nullable(Reason),
  added_at: Instant,
});
export const OwnPhotos = Type.Object({
  photos: Type.Array(OwnPhoto),
  /** Maximum number of photos for free and premium members. */
  free_limit: Type.Integer(),
  premium_limit: Type.Integer(),
});
export type OwnPhotos = Static<typeof OwnPhotos>;

export class ListOwnPhotos extends Query<OwnPhotos> {
  constructor(readonly memberId: string) {
    super();
  }
}

@QueryHandler(ListOwnPhotos)
export class ListOwnPhotosHandler implements IQueryHandler<ListOwnPhotos> {
  constructor(
    private readonly photos: Photos,
    private readonly addresses: PhotoAddresses,
    private readonly settings: Settings,
  ) {}

  async execute({ memberId }: ListOwnPhotos): Promise<OwnPhotos> {
    const { freePhotos, premiumPhotos } = this.settings.current();
    const photos = await this.photos.album(memberId);
    return {
      photos: photos.map(({ id, placeholder, width, height, main, status, reason, addedAt }) => ({
        id,
        url: this.addresses.of(id, 'original', memberId),
        thumb_url: this.addresses.of(id, 'card', memberId),
        placeholder,
        width,
        height,
        main,
        status,
        reason,
        added_at: addedAt.toISOString(),
      })),
      free_limit: freePhotos,
      premium_limit: premiumPhotos,
    };
  }
}
