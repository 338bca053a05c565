import { createECDH, createHash } from 'node:crypto';

/** By which push services know the site (VAPID, RFC 8292); both in base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** @throws one sentence when it is no key */
export function pushKeys(privateKey: string): PushKeys {
  const pair = createECDH('prime256v1');
  try {
    const bytes = Buffer.from(privateKey, 'base64url');
    if (bytes.length !== 32) throw new Error('length');
    pair.setPrivateKey(bytes);
  } catch {
    throw new Error('VAPID_PRIVATE_KEY must be 32 random bytes in base64url.');
  }
  return { publicKey: pair.getPublicKey().toString('base64url'), privateKey };
}

/** Browsers want a key where nothing is sent, too: the same at every start, so that they stay subscribed. */
export const sandboxPushKeys = (masterKey: string): PushKeys =>
  pushKeys(createHash('sha256').update(`push ${masterKey}`).digest('base64url'));
