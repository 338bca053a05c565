import { ContextModule } from '../../kernel/index.js';
import * as parts from './refunds.parts.js';

@ContextModule({ name: 'refunds', parts })
export class RefundsModule {}
