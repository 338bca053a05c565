import { Database, ErasesMember, type Eraser } from '../../kernel/index.js';
import { SealedPictures } from '../../members/photos/index.js';
import { ChatPhotoOutcomes } from './chat-photo-outcomes.js';
import type { ChatPhotoRow } from './chat-photos.projection.js';

/**
 * What an erased member sent goes with its files; what others paid for a photo to them that waited for its inspection
 * goes back. Their rows go with `MemberErased`; a file that is left then is sealed for good, and swept.
 */
@ErasesMember()
export class ChatPhotoEraser implements Eraser {
  constructor(
    private readonly database: Database,
    private readonly outcomes: ChatPhotoOutcomes,
    private readonly pictures: SealedPictures,
  ) {}

  async erase(memberId: string): Promise<void> {
    const rows = await this.database.query<Pick<ChatPhotoRow, 'photo_id' | 'from_id' | 'file' | 'status'>>(
      'SELECT photo_id, from_id, file, status FROM read.chat_photos WHERE from_id = $1 OR to_id = $1',
      [memberId],
    );
    for (const { photo_id, from_id, file, status } of rows) {
      if (from_id !== memberId && status === 'held') await this.outcomes.giveUp(photo_id);
      await this.pictures.remove(file);
    }
  }
}
