import { Injectable } from '@nestjs/common';
import { Database } from '../../kernel/index.js';
import { photoNotFound, type Picture, type Rendition } from '../../members/photos/index.js';
import { ChatPhotos } from './chat-photos.js';
import type { ChatPhotoRow } from './chat-photos.projection.js';

/**
 * Which photos of chats moderators see: those they have to inspect, and in the inbox those to and from fictional profiles.
 * What two members send each other is nobody else's; a report brings a copy to its case.
 */
@Injectable()
export class StaffSight {
  constructor(
    private readonly database: Database,
    private readonly photos: ChatPhotos,
  ) {}

  /** @throws photo_not_found where it is none of theirs */
  async picture(photoId: string, rendition: Rendition): Promise<Picture> {
    const row = await this.database.one<Pick<ChatPhotoRow, 'file' | 'key'>>(
      `SELECT p.file, p.key FROM read.chat_photos p
        WHERE p.photo_id = $1
          AND (NOT p.inspected OR (p.status = 'shown' AND EXISTS (
                SELECT FROM read.fictional_profiles f WHERE f.profile_id IN (p.from_id, p.to_id))))`,
      [photoId],
    );
    if (!row) throw photoNotFound({});
    return this.photos.pictureOf(row, rendition);
  }
}
