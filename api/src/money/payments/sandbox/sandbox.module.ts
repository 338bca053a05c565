import { ContextModule } from '../../../kernel/index.js';
import * as parts from './sandbox.parts.js';

/** Stands in for a payment company where none is configured: pay page, webhooks and the outcome of payments. */
@ContextModule({ name: 'sandbox', parts })
export class SandboxModule {}
