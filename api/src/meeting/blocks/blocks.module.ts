import { ContextModule } from '../../kernel/index.js';
import * as parts from './blocks.parts.js';

@ContextModule({ name: 'blocks', parts })
export class BlocksModule {}
