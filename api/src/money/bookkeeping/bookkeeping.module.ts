import { ContextModule } from '../../kernel/index.js';
import * as parts from './bookkeeping.parts.js';

@ContextModule({ name: 'bookkeeping', parts })
export class BookkeepingModule {}
