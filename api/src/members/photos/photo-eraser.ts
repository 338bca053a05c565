import { ErasesMember, Store, type Eraser } from '../../kernel/index.js';
import { albumOf } from './album.js';
import { PhotoStorage } from './photo-storage.js';

/**
 * Deletes picture files, which are not part of the event log. Reads the album, as the read model drops the member
 * earlier.
 */
@ErasesMember()
export class PhotoEraser implements Eraser {
  constructor(
    private readonly store: Store,
    private readonly storage: PhotoStorage,
  ) {}

  async erase(memberId: string): Promise<void> {
    const { photos } = await this.store.readFresh(albumOf(memberId));
    for (const { file } of photos) await this.storage.remove(file);
  }
}
