import type { Vault } from '../../kernel/index.js';
import { CODE } from './debit.js';

/** Derived from the payment and a key of the site, so no code is stored anywhere. */
export function codeOf(vault: Vault, paymentId: string, number: number): string {
  const hash = Buffer.from(vault.hmac('debit-code', `${paymentId} ${number}`), 'base64url');
  return String(hash.readUInt32BE(0) % 10 ** CODE.digits).padStart(CODE.digits, '0');
}
