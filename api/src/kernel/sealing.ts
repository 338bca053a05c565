import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  randomFillSync,
  type KeyObject,
} from 'node:crypto';

/**
 * AES-256-GCM: 12 bytes of nonce, the ciphertext, 16 bytes of tag. `about` is what it belongs to: it is not kept, and
 * whoever opens has to say the same.
 */
export function seal(key: KeyObject, plain: string | Buffer, about?: Buffer): Buffer {
  const nonce = nextNonce();
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  if (about) cipher.setAAD(about);
  const text = typeof plain === 'string' ? cipher.update(plain, 'utf8') : cipher.update(plain);
  // GCM is a stream mode: nothing is left for the end but the tag.
  cipher.final();
  return Buffer.concat([nonce, text, cipher.getAuthTag()]);
}

/** @throws when the key, what it is about or the box itself is another */
export function unseal(key: KeyObject, box: Buffer, about?: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, box.subarray(0, 12));
  if (about) decipher.setAAD(about);
  decipher.setAuthTag(box.subarray(-16));
  return Buffer.concat([decipher.update(box.subarray(12, -16)), decipher.final()]);
}

export const derive = (secret: Buffer, purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/** The key that wraps others. @param masterKey 32 bytes in base64 */
export function wrappingKey(masterKey: string): KeyObject {
  const secret = Buffer.from(masterKey, 'base64');
  if (secret.length !== 32) throw new Error('MASTER_KEY must be 32 bytes in base64');
  return createSecretKey(derive(secret, 'wrap'));
}

/** Whose key it is and what for: neither another's row nor another month's takes it. */
export const aboutKey = (owner: string, scope: string) => Buffer.from(`${owner}\0${scope}`);

/** Before the first byte told the version, a wrapped key was a box alone: 12 + 32 + 16 bytes. */
const UNBOUND = 60;
const VERSION = Buffer.from([1]);

export const wrapKey = (master: KeyObject, key: Buffer, about: Buffer): Buffer =>
  Buffer.concat([VERSION, seal(master, key, about)]);

export function unwrapKey(master: KeyObject, wrapped: Buffer, about: Buffer): Buffer {
  if (wrapped.length === UNBOUND) return unseal(master, wrapped);
  if (wrapped[0] !== VERSION[0]) throw new Error('A key that a newer release has wrapped');
  return unseal(master, wrapped.subarray(1), about);
}

// Random bytes are drawn for many nonces at once: one system call each would be a third of the cost of sealing.
const randomness = Buffer.alloc(12 * 512);
let drawn = randomness.length;

function nextNonce(): Buffer {
  if (drawn === randomness.length) {
    randomFillSync(randomness);
    drawn = 0;
  }
  return Buffer.from(randomness.subarray(drawn, (drawn += 12)));
}
