import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../testing/app.js';
import { signUp, type TestMember } from '../testing/members.js';

let app: TestApp;
let jpeg: Buffer;
let png: Buffer;
let webp: Buffer;
beforeAll(async () => {
  app = await testApp();
  const noise = { type: 'gaussian', mean: 120, sigma: 60 } as const;
  const picture = () => sharp({ create: { width: 600, height: 800, channels: 3, background: '#777', noise } });
  [jpeg, png, webp] = await Promise.all([
    picture().jpeg().toBuffer(),
    picture().png().toBuffer(),
    picture().webp().toBuffer(),
  ]);
});

const MARK = 'hostile-marker-7f3a';
const SVG = (inner: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800">${inner}<text>${MARK}</text></svg>`);

/** A PNG whose header promises `width` × `height` pixels of one colour. */
function pngOf(width: number, height: number, bytes: Buffer): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const all = Buffer.alloc(body.length + 8);
    all.writeUInt32BE(data.length, 0);
    body.copy(all, 4);
    all.writeUInt32BE(crc(body), body.length + 4);
    return all;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', bytes), chunk('IEND', Buffer.alloc(0))]);
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return (value ^ 0xffffffff) >>> 0;
}

const exif = { IFD0: { Copyright: MARK, Make: MARK }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 12/1' } };
const comment = (text: string) => {
  const data = Buffer.from(text);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe, 0, data.length + 2]), data, jpeg.subarray(2)]);
};

const FILES: [name: string, make: () => Promise<Buffer> | Buffer][] = [
  ['an SVG renamed', () => SVG('<rect width="600" height="800"/>')],
  ['an SVG with a script', () => SVG('<script>alert(1)</script>')],
  ['an SVG that reads a file', () => SVG('<image href="file:///etc/passwd" width="600" height="800"/>')],
  [
    'an SVG of entities',
    () => Buffer.from(`<!DOCTYPE svg [<!ENTITY a "${MARK}"><!ENTITY b "&a;&a;&a;&a;">]>${SVG('&b;').toString()}`),
  ],
  ['an HTML page', () => Buffer.from(`<html><script>${MARK}</script></html>`)],
  ['nothing', () => Buffer.alloc(0)],
  ['a JPEG that is cut off', () => jpeg.subarray(0, jpeg.length / 2)],
  ['a PNG that is cut off', () => png.subarray(0, png.length / 3)],
  ['a WebP that is cut off', () => webp.subarray(0, webp.length / 2)],
  ['the beginning of a JPEG', () => jpeg.subarray(0, 24)],
  ['a JPEG header before noise', () => Buffer.concat([jpeg.subarray(0, 300), Buffer.alloc(200_000, 0xa7)])],
  ['a bomb of 50,000 × 50,000 pixels', () => pngOf(50_000, 50_000, deflateSync(Buffer.alloc(1_000_000)))],
  ['a bomb that inflates without end', () => pngOf(60_000, 900, deflateSync(Buffer.alloc(54_000_900)))],
  ['a PNG that lies about its size', () => pngOf(4_000, 4_000, deflateSync(Buffer.alloc(100)))],
  ['a GIF', () => sharp(png).gif().toBuffer()],
  ['a TIFF', () => sharp(png).tiff().toBuffer()],
  ['an AVIF', () => sharp(png).resize(300).avif({ effort: 0 }).toBuffer()],
  ['a PDF', () => Buffer.from(`%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n${MARK}`)],
  ['a picture of one pixel', () => pngOf(1, 1, deflateSync(Buffer.alloc(2)))],
  ['a JPEG with a page behind it', () => Buffer.concat([jpeg, Buffer.from(`<script>${MARK}</script>`)])],
  ['a JPEG with an archive behind it', () => Buffer.concat([jpeg, Buffer.from(`PK\u0003\u0004${MARK}`)])],
  ['a PNG with a program behind it', () => Buffer.concat([png, Buffer.from(`#!/bin/sh\n${MARK}`)])],
  ['a JPEG with a script as comment', () => comment(`<?php ${MARK} ?>`)],
  ['a JPEG that tells where it was taken', () => sharp(jpeg).withExif(exif).jpeg().toBuffer()],
  ['a WebP that tells where it was taken', () => sharp(jpeg).withExif(exif).webp().toBuffer()],
];

describe('PRO-02 hostile files', () => {
  it(`${FILES.length} of them are refused or served clean, and the process lives`, async () => {
    const taken: string[] = [];
    for (const [name, make] of FILES) {
      const member = await signUp(app, 'Mallory');
      const { status, body } = await member.browser.upload('/photos', 'photo', await make());
      if (status !== 201) {
        const codes = ['photo_not_readable', 'photo_too_small'];
        expect({ name, status, code: codes.includes(body.code) }).toEqual({ name, status: 422, code: true });
        continue;
      }
      taken.push(name);
      for (const { url, thumb_url } of body.photos) for (const at of [url, thumb_url]) await expectClean(member, at);
    }
    expect(taken).toEqual(FILES.slice(-6).map(([name]) => name));
    const anna = await signUp(app, 'Anna');
    expect((await anna.browser.upload('/photos', 'photo', jpeg)).status).toBe(201);
  }, 300_000);

  it('one of more than 15 MB is refused before it is looked at', async () => {
    const { browser } = await signUp(app, 'Big');
    const answer = await browser.upload('/photos', 'photo', Buffer.concat([jpeg, Buffer.alloc(15 * 1024 * 1024)]));
    expect([answer.status, answer.body.code]).toEqual([413, 'photo_too_large']);
  });

  it('a photo that lies on its side is set upright', async () => {
    const { browser } = await signUp(app, 'Tilt');
    const lying = await sharp(jpeg).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { body } = await browser.upload('/photos', 'photo', lying);
    expect(body.photos).toMatchObject([{ width: 800, height: 600 }]);
  });
});

async function expectClean(member: TestMember, url: string): Promise<void> {
  const cookies = member.browser as unknown as { cookies: Map<string, string> };
  const cookie = [...cookies.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const reply = await fetch(app.origin + url, { headers: { cookie } });
  expect(reply.headers.get('content-type')).toBe('image/webp');
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  const bytes = Buffer.from(await reply.arrayBuffer());
  expect(bytes.includes(MARK)).toBe(false);
  const { format, exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
  expect({ format, exif, xmp, iptc, orientation }).toEqual({ format: 'webp' });
}
