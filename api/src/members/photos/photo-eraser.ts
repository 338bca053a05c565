import { Injectable } from '@nestjs/common';
import { Store, type Eraser } from '../../kernel/index.js';
import { albumOf } from './album.js';
import { PhotoStorage } from './photo-storage.js';

/** Pictures are no part of the log: they go by themselves. The read model forgets the member earlier, the album knows. */
@Injectable()
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
