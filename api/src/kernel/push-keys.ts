import { createECDH, createHash } from 'node:crypto';

/** The site's VAPID key pair (RFC 8292), both keys in base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** @throws Error with a one-sentence message if the key is invalid */
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

/**
 * Browsers need a key even where nothing is sent; derived from the master key, so that subscriptions survive a restart.
 */
export const sandboxPushKeys = (masterKey: string): PushKeys =>
  pushKeys(createHash('sha256').update(`push ${masterKey}`).digest('base64url'));
