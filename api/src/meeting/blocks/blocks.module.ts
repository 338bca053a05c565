import { ContextModule } from '../../kernel/index.js';
import { ProfilesModule } from '../../members/profiles/index.js';
import * as parts from './blocks.parts.js';

@ContextModule({ name: 'blocks', parts, imports: [ProfilesModule] })
export class BlocksModule {}
