import { ContextModule } from '../../kernel/index.js';
import * as parts from './proposals.parts.js';

@ContextModule({ name: 'proposals', parts })
export class ProposalsModule {}
