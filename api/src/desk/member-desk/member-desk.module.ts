import { ContextModule } from '../../kernel/index.js';
import * as parts from './member-desk.parts.js';

/** Members as staff see them: list, detail page, notes, disabling and enabling. */
@ContextModule({ name: 'member-desk', parts })
export class MemberDeskModule {}
