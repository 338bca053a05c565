import { ContextModule } from '../../kernel/index.js';
import * as parts from './complaints.parts.js';

@ContextModule({ name: 'complaints', parts })
export class ComplaintsModule {}
