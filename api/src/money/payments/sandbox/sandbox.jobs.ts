import { defineJob } from '../../../kernel/index.js';
import type { SandboxStatus } from './sandbox.entities.js';

export interface Webhook {
  reference: string;
  status: SandboxStatus;
  /** The webhook carries a signature that is not ours. */
  forged?: boolean;
}

export const deliverWebhook = defineJob<Webhook>('sandbox-webhook', { attempts: 10 });
export const finishPayment = defineJob<{ reference: string }>('sandbox-finish');
