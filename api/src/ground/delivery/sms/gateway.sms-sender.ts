import { SmsSender, type Sms } from './sms-sender.js';

/** Request timeout, in milliseconds: people waiting for a code do not wait longer. */
const TIMEOUT_MS = 10_000;

/**
 * Sends text messages through an HTTP gateway: a POST of `{ to, from, text }` with a bearer token. The job retries what
 * the gateway rejects; the idempotency key lets it recognise repeats.
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
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await reply.body?.cancel();
    if (!reply.ok) throw new Error(`the gateway for text messages answered ${reply.status}`);
  }
}
