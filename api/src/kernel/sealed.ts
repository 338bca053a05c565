declare const sealed: unique symbol;
/**
 * Ciphertext that names its key: `~<key id>.1.<nonce, ciphertext and tag in base64url>`; older values lack the `1.`.
 */
export type Sealed = string & { readonly [sealed]: true };

const PATTERN = /^~(\d+)\.(?:1\.)?[\w-]{38,}$/;
export const isSealed = (value: unknown): value is Sealed =>
  typeof value === 'string' && value.startsWith('~') && PATTERN.test(value);
