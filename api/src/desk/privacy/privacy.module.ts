import { ContextModule } from '../../kernel/index.js';
import * as parts from './privacy.parts.js';

@ContextModule({ name: 'privacy', parts })
export class PrivacyModule {}
