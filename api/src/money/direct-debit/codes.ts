import type { Vault } from '../../kernel/index.js';
import type { SentCode } from './debit.js';

/** Derived from the payment and a key of the site, so no code is stored anywhere. */
export function codeOf(
  vault: Vault,
  paymentId: string,
  { number, digits }: Pick<SentCode, 'number' | 'digits'>,
): string {
  const hash = Buffer.from(vault.hmac('debit-code', `${paymentId} ${number}`), 'base64url');
  return String(hash.readUInt32BE(0) % 10 ** digits).padStart(digits, '0');
}
