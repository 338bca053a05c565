import { ContextModule } from '../../kernel/index.js';
import * as parts from './landers.parts.js';

@ContextModule({ name: 'landers', parts })
export class LandersModule {}
