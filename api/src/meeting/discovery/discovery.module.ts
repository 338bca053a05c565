import { ContextModule } from '../../kernel/index.js';
import * as parts from './discovery.parts.js';

@ContextModule({ name: 'discovery', parts })
export class DiscoveryModule {}
