import { Injectable } from '@nestjs/common';
import type { JobHandler } from '../../../kernel/index.js';
import type { Webhook } from './sandbox.jobs.js';
import { SandboxPayments } from './sandbox-payments.js';
import { SandboxSignature } from './sandbox-signature.js';

/** Signed in place of what is sent. */
const FORGED = { reference: 'forged' };

/** Posts a signed notice, again and again until it is accepted. */
@Injectable()
export class DeliverWebhook implements JobHandler<Webhook> {
  constructor(
    private readonly payments: SandboxPayments,
    private readonly signature: SandboxSignature,
  ) {}

  async run({ forged = false, ...notice }: Webhook): Promise<void> {
    const payment = await this.payments.find(notice.reference);
    if (!payment) return;
    const reply = await fetch(payment.webhookUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...this.signature.headersFor(forged ? FORGED : notice) },
      body: JSON.stringify(notice),
      redirect: 'error',
      signal: AbortSignal.timeout(5_000),
    });
    // Who forges a notice gives up when it is refused.
    if (forged && reply.status === 403) return;
    if (!reply.ok) throw new Error(`webhook refused with ${reply.status}`);
  }
}
