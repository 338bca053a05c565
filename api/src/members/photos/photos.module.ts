import { Config, ContextModule } from '../../kernel/index.js';
import { openPhotoStorage } from './open-photo-storage.js';
import { PhotoStorage } from './photo-storage.js';
import * as parts from './photos.parts.js';

@ContextModule({
  name: 'photos',
  parts,
  providers: [
    {
      provide: PhotoStorage,
      inject: [Config],
      useFactory: (config: Config) => openPhotoStorage(config, 'albums'),
    },
  ],
})
export class PhotosModule {}
