import { Injectable } from '@nestjs/common';
import { Clock, Vault, type Sealed } from '../../kernel/index.js';
import { photoNotFound, Photos, SealedPictures } from '../../members/photos/index.js';
import { chatPhotoIdOf } from '../chat-photos/index.js';

/** A copy of a photo of an album, as it goes into a chat. */
export interface TakenPhoto {
  id: string;
  sealed: { file: string; key: Sealed; placeholder: Sealed; width: number; height: number };
}

/** Photos of a fictional profile's album that staff send in its name (PRO-04, CHT-11). */
@Injectable()
export class AlbumPhotos {
  constructor(
    private readonly photos: Photos,
    private readonly pictures: SealedPictures,
    private readonly vault: Vault,
    private readonly clock: Clock,
  ) {}

  /**
   * Copies one that others see; it is the profile's own from then on, and goes with the month. What is not sent after all
   * is swept up.
   * @throws photo_not_found where it is not one of this profile's, or not approved
   */
  async take(profileId: string, photoId: string, key: string): Promise<TakenPhoto> {
    const photo = await this.photos.find(photoId);
    if (photo?.memberId !== profileId || photo.status !== 'active') throw photoNotFound({});
    const copy = await this.pictures.copy(photoId);
    if (!copy) throw photoNotFound({});
    const month = { month: this.clock.now() };
    const [sealedKey, placeholder] = [
      await this.vault.seal(profileId, copy.key, month),
      await this.vault.seal(profileId, copy.placeholder, month),
    ];
    const { file, width, height } = copy;
    return { id: chatPhotoIdOf(key, profileId), sealed: { file, key: sealedKey, placeholder, width, height } };
  }
}
