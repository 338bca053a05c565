import { ContextModule } from '../../kernel/index.js';
import * as parts from './fictional-inbox.parts.js';

@ContextModule({ name: 'fictional-inbox', parts })
export class FictionalInboxModule {}
