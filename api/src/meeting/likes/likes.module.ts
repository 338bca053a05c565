import { ContextModule } from '../../kernel/index.js';
import * as parts from './likes.parts.js';

@ContextModule({ name: 'likes', parts })
export class LikesModule {}
