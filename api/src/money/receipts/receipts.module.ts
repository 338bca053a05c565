import { ContextModule } from '../../kernel/index.js';
import * as parts from './receipts.parts.js';

@ContextModule({ name: 'receipts', parts })
export class ReceiptsModule {}
