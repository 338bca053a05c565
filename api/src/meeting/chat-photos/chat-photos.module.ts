import { ContextModule } from '../../kernel/index.js';
import { ChatPhotoViews } from '../conversations/index.js';
import { ChatPhotos } from './chat-photos.js';
import * as parts from './chat-photos.parts.js';

@ContextModule({
  name: 'chat-photos',
  parts,
  // A chat shows its photos and stands before them.
  providers: [{ provide: ChatPhotoViews, useExisting: ChatPhotos }],
})
export class ChatPhotosModule {}
