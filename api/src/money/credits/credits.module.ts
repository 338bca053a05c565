import { ContextModule } from '../../kernel/index.js';
import * as parts from './credits.parts.js';

@ContextModule({ name: 'credits', parts })
export class CreditsModule {}
