import { AccountsModule } from '../accounts/index.js';
import { ClaimsModule } from '../../ground/claims/index.js';
import { ListsModule } from '../../ground/lists/index.js';
import { Config, ContextModule } from '../../kernel/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import { openPhotoStorage } from './open-photo-storage.js';
import { PhotoStorage } from './photo-storage.js';
import * as parts from './photos.parts.js';

@ContextModule({
  name: 'photos',
  parts,
  imports: [AccountsModule, ClaimsModule, SettingsModule, ListsModule],
  providers: [
    {
      provide: PhotoStorage,
      inject: [Config],
      useFactory: (config: Config) => openPhotoStorage(config, 'albums'),
    },
  ],
})
export class PhotosModule {}
