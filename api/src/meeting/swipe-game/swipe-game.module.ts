import { ContextModule } from '../../kernel/index.js';
import * as parts from './swipe-game.parts.js';

@ContextModule({ name: 'swipe-game', parts })
export class SwipeGameModule {}
