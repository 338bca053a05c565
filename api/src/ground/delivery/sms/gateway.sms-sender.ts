import { SmsSender, type Sms } from './sms-sender.js';

/** Who waits for a code does not wait longer. */
const PATIENCE = 10_000;

/**
 * Hands text messages to a gateway over HTTP: a POST of `{ to, from, text }` with a bearer token. What the gateway
 * refuses is tried again by the job; the key lets it know a repeated one.
 */
export class GatewaySmsSender extends SmsSender {
  constructor(private readonly gateway: { url: string; token: string; sender: string }) {
    super();
  }

  async send({ to, text, key }: Sms): Promise<void> {
    const { url, token, sender } = this.gateway;
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key },
      body: JSON.stringify({ to, from: sender, text }),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
    await reply.body?.cancel();
    if (!reply.ok) throw new Error(`the gateway for text messages answered ${reply.status}`);
  }
}
