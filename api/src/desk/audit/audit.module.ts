import { ContextModule } from '../../kernel/index.js';
import * as parts from './audit.parts.js';

@ContextModule({ name: 'audit', parts })
export class AuditModule {}
