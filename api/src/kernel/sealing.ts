import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  randomFillSync,
  type KeyObject,
} from 'node:crypto';

/** Bytes of a tag. Node accepts shorter ones of a decipher that is not told, which are easier to guess. */
const TAG = 16;

/**
 * AES-256-GCM; the result is a 12-byte nonce, the ciphertext and a 16-byte tag. `about` is additional authenticated
 * data: it is not stored, and `unseal` must receive the same.
 */
export function seal(key: KeyObject, plain: string | Buffer, about?: Buffer): Buffer {
  const nonce = nextNonce();
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  if (about) cipher.setAAD(about);
  const text = typeof plain === 'string' ? cipher.update(plain, 'utf8') : cipher.update(plain);
  // GCM is a stream mode: `final` only computes the tag.
  cipher.final();
  return Buffer.concat([nonce, text, cipher.getAuthTag()]);
}

/** @throws if the key, `about` or the sealed data do not match */
export function unseal(key: KeyObject, box: Buffer, about?: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, box.subarray(0, 12), { authTagLength: TAG });
  if (about) decipher.setAAD(about);
  // What is shorter than a nonce and a tag has bytes in both.
  decipher.setAuthTag(box.subarray(Math.max(12, box.length - TAG)));
  return Buffer.concat([decipher.update(box.subarray(12, -TAG)), decipher.final()]);
}

export const derive = (secret: Buffer, purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/** Derives the key that wraps data keys. @param masterKey 32 bytes in base64 */
export function wrappingKey(masterKey: string): KeyObject {
  const secret = Buffer.from(masterKey, 'base64');
  if (secret.length !== 32) throw new Error('MASTER_KEY must be 32 bytes in base64');
  return createSecretKey(derive(secret, 'wrap'));
}

/**
 * Additional authenticated data that binds a wrapped key to its owner and scope, so that it cannot be moved to another
 * row.
 */
export const aboutKey = (owner: string, scope: string) => Buffer.from(`${owner}\0${scope}`);

/** Length of wrapped keys in the old format without a version byte: 12 + 32 + 16 bytes. */
const UNBOUND = 60;
const VERSION = Buffer.from([1]);

export const wrapKey = (master: KeyObject, key: Buffer, about: Buffer): Buffer =>
  Buffer.concat([VERSION, seal(master, key, about)]);

export function unwrapKey(master: KeyObject, wrapped: Buffer, about: Buffer): Buffer {
  if (wrapped.length === UNBOUND) return unseal(master, wrapped);
  if (wrapped[0] !== VERSION[0]) throw new Error('This key was wrapped by a newer release');
  return unseal(master, wrapped.subarray(1), about);
}

// Random bytes are drawn for many nonces at once: a system call per nonce would be a third of the cost of sealing.
const randomness = Buffer.alloc(12 * 512);
let drawn = randomness.length;

function nextNonce(): Buffer {
  if (drawn === randomness.length) {
    randomFillSync(randomness);
    drawn = 0;
  }
  return Buffer.from(randomness.subarray(drawn, (drawn += 12)));
}
