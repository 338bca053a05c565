import { ContextModule } from '../../kernel/index.js';
import * as parts from './authentication.parts.js';

@ContextModule({ name: 'authentication', parts })
export class AuthenticationModule {}
