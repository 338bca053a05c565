import { ContextModule } from '../../kernel/index.js';
import * as parts from './photos.parts.js';

@ContextModule({ name: 'photos', parts })
export class PhotosModule {}
