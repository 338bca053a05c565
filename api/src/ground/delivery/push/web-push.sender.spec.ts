import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify, type ECDH } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readConfig } from '../../../kernel/index.js';
import type { Settings } from '../../settings/index.js';
import { SubscriptionGone, type Push } from './push-sender.js';
import { WebPushSender } from './web-push.sender.js';

/** A local push service and the browser behind it. */
let service: Server;
let received: { headers: IncomingHttpHeaders; body: Buffer }[] = [];
let status = 201;
const auth = randomBytes(16);
const browser = createECDH('prime256v1');
browser.generateKeys();

const { push: keys } = readConfig({
  DATABASE_URL: 'postgres://x',
  MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
  VAPID_PRIVATE_KEY: randomBytes(32).toString('base64url'),
});
const settings = { current: () => ({ supportEmail: 'help@example.com' }) } as unknown as Settings;
const sender = new WebPushSender(keys!, settings);
const payload = { title: 'Anna', body: 'Heeft je een bericht gestuurd', path: '/chats/c1', tag: 'c1', badge: 3 };
const push = (): Push => ({
  memberId: 'ben',
  about: 'anna',
  urgent: true,
  payload,
  subscription: {
    endpoint: `http://127.0.0.1:${(service.address() as AddressInfo).port}/push/abc`,
    keys: { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') },
  },
});

beforeAll(async () => {
  service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(status, { location: '/elsewhere' }).end();
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void service.close());
beforeEach(() => {
  received = [];
  status = 201;
});

/** Decrypts as the browser does (RFC 8291). */
function decrypt(body: Buffer, own: ECDH): string {
  const [salt, idLength] = [body.subarray(0, 16), body[20]!];
  const [theirs, sealed] = [body.subarray(21, 21 + idLength), body.subarray(21 + idLength)];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), theirs]);
  const secret = Buffer.from(hkdfSync('sha256', own.computeSecret(theirs), auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}

const json = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;

describe('NTF-03 sending over Web Push', () => {
  it('encrypts for the one browser, and says how long and how urgently to try', async () => {
    await sender.send(push());
    const [{ headers, body }] = received as [(typeof received)[0]];
    expect(JSON.parse(decrypt(body, browser))).toEqual(payload);
    expect(body.includes(Buffer.from('Anna'))).toBe(false);
    expect(headers).toMatchObject({ ttl: '86400', urgency: 'high', 'content-encoding': 'aes128gcm' });
    expect(headers['topic']).toMatch(/^[\w-]{32}$/);
  });

  it('is signed by the key that the browser subscribed with', async () => {
    await sender.send(push());
    const [, token, key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(received[0]!.headers.authorization!)!;
    expect(key).toBe(keys!.publicKey);
    const [header, claims, signature] = token!.split('.') as [string, string, string];
    expect(json(claims)).toMatchObject({
      aud: new URL(push().subscription.endpoint).origin,
      sub: 'mailto:help@example.com',
    });
    const point = Buffer.from(keys!.publicKey, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' });
    const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
    expect(verify('sha256', Buffer.from(`${header}.${claims}`), signed, Buffer.from(signature, 'base64url'))).toBe(
      true,
    );
  });

  it.each([404, 410])('knows by %i that the browser is gone', async (answer) => {
    status = answer;
    await expect(sender.send(push())).rejects.toThrow(SubscriptionGone);
  });

  it.each([302, 403, 429, 500])('fails by %i, for another try, and follows no one elsewhere', async (answer) => {
    status = answer;
    const sending = sender.send(push());
    await expect(sending).rejects.toThrow();
    await expect(sending).rejects.not.toThrow(SubscriptionGone);
    expect(received).toHaveLength(1);
  });
});
