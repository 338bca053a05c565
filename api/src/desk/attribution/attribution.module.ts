import { ContextModule } from '../../kernel/index.js';
import * as parts from './attribution.parts.js';

@ContextModule({ name: 'attribution', parts })
export class AttributionModule {}
