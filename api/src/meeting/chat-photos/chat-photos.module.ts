import { Global } from '@nestjs/common';
import { ClaimsModule } from '../../ground/claims/index.js';
import { ListsModule } from '../../ground/lists/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import { ContextModule } from '../../kernel/index.js';
import { PhotosModule } from '../../members/photos/index.js';
import { ProfilesModule } from '../../members/profiles/index.js';
import { ChatPhotoViews } from '../conversations/index.js';
import { ChatPhotos } from './chat-photos.js';
import * as parts from './chat-photos.parts.js';

// Global, for a chat shows its photos and stands before them.
@Global()
@ContextModule({
  name: 'chat-photos',
  parts,
  imports: [ClaimsModule, ListsModule, PhotosModule, ProfilesModule, SettingsModule],
  providers: [{ provide: ChatPhotoViews, useExisting: ChatPhotos }],
})
export class ChatPhotosModule {}
