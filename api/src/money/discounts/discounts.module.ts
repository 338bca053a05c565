import { ContextModule } from '../../kernel/index.js';
import * as parts from './discounts.parts.js';

@ContextModule({ name: 'discounts', parts })
export class DiscountsModule {}
