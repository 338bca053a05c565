import { createHash } from 'node:crypto';
import webPush from 'web-push';
import type { Config } from '../../../kernel/index.js';
import type { Settings } from '../../settings/index.js';
import { PushSender, SubscriptionGone, type Push } from './push-sender.js';

const DAY = 86_400;
const PATIENCE = 10_000;

/** Web Push (RFC 8030) with encrypted payloads (RFC 8291) and VAPID (RFC 8292). */
export class WebPushSender extends PushSender {
  constructor(
    private readonly keys: NonNullable<Config['push']>,
    private readonly settings: Settings,
  ) {
    super();
  }

  async send({ subscription, payload, urgent }: Push): Promise<void> {
    const { publicKey, privateKey } = this.keys;
    const subject = `mailto:${this.settings.current().supportEmail}`;
    const { endpoint, method, headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(payload), {
      TTL: DAY,
      urgency: urgent ? 'high' : 'normal',
      topic: createHash('sha256').update(payload.tag).digest('base64url').slice(0, 32),
      vapidDetails: { subject, publicKey, privateKey },
      contentEncoding: 'aes128gcm',
    });
    const { 'Content-Length': _, ...sent } = headers as Record<string, string>;
    const reply = await fetch(endpoint, {
      method,
      headers: sent,
      body: new Uint8Array(body),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
    await reply.body?.cancel();
    if (reply.status === 404 || reply.status === 410) throw new SubscriptionGone();
    if (!reply.ok) throw new Error(`the push service answered ${reply.status}`);
  }
}
