import { ContextModule } from '../../kernel/index.js';
import * as parts from './conversations.parts.js';

@ContextModule({ name: 'conversations', parts })
export class ConversationsModule {}
