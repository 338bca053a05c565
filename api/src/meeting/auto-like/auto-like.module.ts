import { ContextModule } from '../../kernel/index.js';
import { AutoLikeHandler } from './auto-like.command.js';
import { AutoLikeController } from './auto-like.controller.js';
import { autoLikes } from './auto-likes.js';

@ContextModule({
  name: 'auto-like',
  parts: { autoLikes, AutoLikeController, AutoLikeHandler },
})
export class AutoLikeModule {}
