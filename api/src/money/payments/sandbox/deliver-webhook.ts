import { Config, HandlesJob, type JobHandler } from '../../../kernel/index.js';
import { SandboxPayments } from './sandbox-payments.js';
import { SandboxSignature } from './sandbox-signature.js';
import { deliverWebhook, type Webhook } from './sandbox.jobs.js';

/** A forged webhook is signed over this instead of its real body. */
const FORGED = { reference: 'forged' };

/** Posts a signed webhook and retries until it is accepted. */
@HandlesJob(deliverWebhook)
export class DeliverWebhook implements JobHandler<Webhook> {
  constructor(
    private readonly payments: SandboxPayments,
    private readonly signature: SandboxSignature,
    private readonly config: Config,
  ) {}

  async run({ forged = false, ...notice }: Webhook): Promise<void> {
    const payment = await this.payments.find(notice.reference);
    if (!payment) return;
    const { origin, pathname } = new URL(payment.webhookUrl);
    const reply = await fetch(new URL(pathname, this.config.sandboxWebhookOrigin ?? origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...this.signature.headersFor(forged ? FORGED : notice) },
      body: JSON.stringify(notice),
      redirect: 'error',
      signal: AbortSignal.timeout(5_000),
    });
    // A forged webhook is expected to be refused, so it is not retried.
    if (forged && reply.status === 403) return;
    if (!reply.ok) throw new Error(`webhook refused with ${reply.status}`);
  }
}
