import { Injectable } from '@nestjs/common';
import { Clock, isSameSecret, Vault } from '../../../kernel/index.js';

const HEADER = 'x-sandbox-signature';
const FORM = /^t=(\d{1,16}),v1=([\w-]{1,100})$/;
/** Milliseconds for which a signature is valid, so that an intercepted webhook cannot be replayed later. */
const VALID_FOR = 5 * 60_000;

/** HMAC over timestamp and body, with a secret that this installation shares with its sandbox. */
@Injectable()
export class SandboxSignature {
  constructor(
    private readonly vault: Vault,
    private readonly clock: Clock,
  ) {}

  headersFor(body: object): Record<string, string> {
    const at = String(this.clock.now().getTime());
    return { [HEADER]: `t=${at},v1=${this.sign(at, body)}` };
  }

  isGenuine(headers: Readonly<Record<string, string | string[] | undefined>>, body: unknown): boolean {
    const header = headers[HEADER];
    const [, at, given] = FORM.exec(typeof header === 'string' ? header : '') ?? [];
    if (!at || !given || Math.abs(this.clock.now().getTime() - Number(at)) > VALID_FOR) return false;
    return isSameSecret(given, this.sign(at, body));
  }

  // The body is signed as re-serialised JSON: parsing and serialising it again gives the same text.
  private sign(at: string, body: unknown): string {
    return this.vault.hmac('sandbox-webhook', `${at}.${JSON.stringify(body)}`);
  }
}
