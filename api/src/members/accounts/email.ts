import { domainToASCII } from 'node:url';
import { shortText } from '../../kernel/domain.js';

const MAX_LENGTH = 254; // RFC 5321, 4.5.3.1.3 less the angle brackets
const MAX_LOCAL = 64;
const LOCAL = /^[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const DOMAIN = /^[\p{L}\p{N}\p{M}.。-]+$/u;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * Normalises an address for storing, comparing and sending; null if it is invalid: lower case, composed Unicode, the
 * domain in ASCII. Two members can thus never hold spellings of one address.
 */
export function normaliseEmail(text: string): string | null {
  const address = shortText(text).toLowerCase();
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(at, 0));
  const domain = address.slice(at + 1);
  if (!LOCAL.test(local) || Buffer.byteLength(local) > MAX_LOCAL || !DOMAIN.test(domain)) return null;
  const ascii = domainToASCII(domain);
  const labels = ascii.split('.');
  // A numeric last label would be an IP address, for which domainToASCII accepts many spellings.
  if (labels.length < 2 || !labels.every((label) => LABEL.test(label)) || /^\d+$/.test(labels.at(-1)!)) return null;
  const normalised = `${local}@${ascii}`;
  return Buffer.byteLength(normalised) > MAX_LENGTH ? null : normalised;
}

/** The mailbox behind an address: what follows a plus in front of the `@` is its owner's own mark. For counting alone. */
export function mailboxOf(email: string): string {
  const plus = email.indexOf('+');
  const at = email.lastIndexOf('@');
  return plus > 0 && plus < at ? email.slice(0, plus) + email.slice(at) : email;
}
