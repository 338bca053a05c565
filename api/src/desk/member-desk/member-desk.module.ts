import { ContextModule } from '../../kernel/index.js';
import * as parts from './member-desk.parts.js';

@ContextModule({ name: 'member-desk', parts })
export class MemberDeskModule {}
