import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { testApp, type TestApp } from '../../../testing/app.js';
import { healthDuring, PATIENCE } from '../../../testing/health-watch.js';
import { signUp, type TestMember } from '../../../testing/members.js';

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

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A PNG whose header declares `width` × `height` grey pixels. */
function pngOf(width: number, height: number, bytes: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', bytes), chunk('IEND', Buffer.alloc(0))]);
}

/** The portrait as PNG with extra chunks after its header. */
const pngWith = (...chunks: Buffer[]) => Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);
const repeated = <T>(count: number, one: T) => Array.from({ length: count }, () => one);
/** 50 MB of zeros, compressed to 50 KB. */
const packed = () => deflateSync(Buffer.alloc(50_000_000));
const zero = Buffer.from([0]);
const text = (...parts: (string | Uint8Array)[]) => Buffer.concat(parts.map((part) => Buffer.from(part as Uint8Array)));

function segment(marker: number, data: Uint8Array): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}
/** The portrait as JPEG with extra segments after its first two bytes. */
const jpegWith = (...segments: Buffer[]) => Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
const profilePart = (number: number, count: number, size: number) =>
  segment(0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0'), Buffer.from([number, count]), Buffer.alloc(size, 0x41)]));

/** Changes the size in a JPEG's frame header. */
function resized(file: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(file);
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]));
  copy.writeUInt16BE(height, frame + 5);
  copy.writeUInt16BE(width, frame + 7);
  return copy;
}

/** A JPEG of many scans, with the last one repeated a thousand times. */
async function scans(): Promise<Buffer> {
  const flat = sharp({ create: { width: 600, height: 800, channels: 3, background: '#777' } });
  const progressive = await flat.jpeg({ progressive: true }).toBuffer();
  const last = progressive.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = progressive.subarray(last, -2);
  return Buffer.concat([progressive.subarray(0, -2), ...repeated(1_000, scan), progressive.subarray(-2)]);
}

/** A WebP made of the given chunks. */
function riff(...parts: [name: string, data: Uint8Array][]): Buffer {
  const body = parts.map(([name, data]) => {
    const head = Buffer.alloc(8);
    head.write(name, 'latin1');
    head.writeUInt32LE(data.length, 4);
    return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
  });
  const all = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'), ...body]);
  all.writeUInt32LE(all.length - 8, 4);
  return all;
}

/** Frames that are alike would be joined into one. */
const animated = (frames: number) => {
  const raw = { width: 600, height: 800 * frames, pageHeight: 800, channels: 3 } as const;
  const pixels = Array.from({ length: frames }, (_, n) => Buffer.alloc(600 * 800 * 3, 8 * n));
  return sharp(Buffer.concat(pixels), { raw }).webp().toBuffer();
};

const heic = () => readFile(new URL('pictures/upright.heic', import.meta.url));
/** A HEIC with the declared width changed. */
async function wide(pixels: number): Promise<Buffer> {
  const file = await heic();
  file.writeUInt32BE(pixels, file.indexOf('ispe') + 8);
  file.writeUInt32BE(pixels, file.indexOf('ispe') + 12);
  return file;
}

const exif = { IFD0: { Copyright: MARK, Make: MARK }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 12/1' } };
/** An EXIF directory whose link to the next one points to itself. */
const loopedExif = () =>
  text('Exif\0\0', Buffer.from('49492a0008000000010012010300010000000600000008000000', 'hex'), Buffer.alloc(40));

const REFUSED: [name: string, make: () => Promise<Buffer> | Buffer][] = [
  ['an SVG renamed', () => SVG('<rect width="600" height="800"/>')],
  ['an SVG with a script', () => SVG('<script>alert(1)</script>')],
  ['an SVG that reads a file', () => SVG('<image href="file:///etc/passwd" width="600" height="800"/>')],
  [
    'an SVG of entities',
    () => Buffer.from(`<!DOCTYPE svg [<!ENTITY a "${MARK}"><!ENTITY b "&a;&a;&a;&a;">]>${SVG('&b;').toString()}`),
  ],
  ['a packed SVG', () => gzipSync(SVG('<rect width="600" height="800"/>'))],
  ['an HTML page', () => Buffer.from(`<html><script>${MARK}</script></html>`)],
  ['a page that begins as a GIF', () => Buffer.from(`GIF89a/*${MARK}*/=1;alert(1)`)],
  ['nothing', () => Buffer.alloc(0)],
  ['one byte', () => Buffer.from([0xff])],
  ['a JPEG that is cut off', () => jpeg.subarray(0, jpeg.length / 2)],
  ['a PNG that is cut off', () => png.subarray(0, png.length / 3)],
  ['a WebP that is cut off', () => webp.subarray(0, webp.length / 2)],
  ['a HEIC that is cut off', async () => (await heic()).subarray(0, 700)],
  ['the beginning of a JPEG', () => jpeg.subarray(0, 24)],
  ['the beginning of a WebP', () => webp.subarray(0, 13)],
  ['a JPEG header before noise', () => Buffer.concat([jpeg.subarray(0, 300), Buffer.alloc(200_000, 0xa7)])],
  ['a JPEG of empty scans', async () => scans()],
  ['a JPEG of 65,500 × 65,500 pixels', () => resized(jpeg, 65_500, 65_500)],
  ['a JPEG without height', () => resized(jpeg, 600, 0)],
  ['a JPEG whose segment has no length', () => Buffer.concat([jpeg.subarray(0, 2), Buffer.from('ffe00000', 'hex')])],
  ['a JPEG of markers alone', () => Buffer.concat([jpeg.subarray(0, 2), Buffer.alloc(5_000_000, 0xff)])],
  ['a bomb of 50,000 × 50,000 pixels', () => pngOf(50_000, 50_000, deflateSync(Buffer.alloc(1_000_000)))],
  ['a bomb that inflates without end', () => pngOf(60_000, 900, deflateSync(Buffer.alloc(54_000_900)))],
  ['a PNG that lies about its size', () => pngOf(4_000, 4_000, deflateSync(Buffer.alloc(100)))],
  ['a PNG of no width', () => pngOf(0, 800, deflateSync(Buffer.alloc(800)))],
  ['a PNG with a chunk of 4 GB', () => Buffer.concat([png.subarray(0, 33), Buffer.alloc(200, 0xff)])],
  ['a PNG without pixels', () => Buffer.concat([png.subarray(0, 33), chunk('IEND', Buffer.alloc(0))])],
  ['a PNG of a million empty chunks', () => Buffer.concat([SIGNATURE, Buffer.alloc(12_000_000)])],
  ['a picture of one pixel', () => pngOf(1, 1, deflateSync(Buffer.alloc(2)))],
  ['a WebP that lies about its size', () => riff(['VP8X', Buffer.from('0000000' + '0ffffffffffff', 'hex')])],
  ['a WebP with a part of 4 GB', () => riff(['VP8 ', Buffer.alloc(10)]).fill(0xff, 16, 20)],
  ['a HEIC of 60,000 × 60,000 pixels', () => wide(60_000)],
  [
    'a HEIC of noise',
    () => Buffer.concat([Buffer.from('00000018667479706865696300000000', 'hex'), randomBytes(9_000)]),
  ],
  [
    'a HEIC that is an AVIF',
    async () => Buffer.from((await avif()).toString('latin1').replaceAll('avif', 'heic'), 'latin1'),
  ],
  ['a GIF', () => sharp(png).gif().toBuffer()],
  ['a TIFF', () => sharp(png).tiff().toBuffer()],
  ['an AVIF', () => avif()],
  ['a bitmap', () => text('BM', Buffer.alloc(200), MARK)],
  ['a JPEG 2000', () => text(Buffer.from('0000000c6a5020200d0a870a', 'hex'), MARK)],
  ['a film', () => text(Buffer.from('00000018', 'hex'), 'ftypisom', MARK)],
  ['a PDF', () => Buffer.from(`%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n${MARK}`)],
  ['an archive', () => Buffer.from(`PK\u0003\u0004${MARK}`)],
];
const avif = () => sharp(png).resize(300).avif({ effort: 0 }).toBuffer();

/** Valid pictures nonetheless; only their pixels are kept. */
const TAKEN: typeof REFUSED = [
  ['a bomb of just as many pixels as we draw', () => pngOf(7_000, 7_000, packed())],
  ['a PNG with 60 packed texts', () => pngWith(...repeated(60, chunk('zTXt', text(MARK, zero, zero, packed()))))],
  [
    'a PNG with 60 packed international texts',
    () => pngWith(...repeated(60, chunk('iTXt', text(MARK, Buffer.from([0, 1, 0, 0, 0]), packed())))),
  ],
  ['a PNG with 100,000 texts', () => pngWith(...repeated(100_000, chunk('tEXt', text('Comment', zero, MARK))))],
  ['a PNG with a profile that inflates', () => pngWith(chunk('iCCP', text('icc', zero, zero, packed())))],
  ['a PNG with 2 MB of EXIF', () => pngWith(chunk('eXIf', Buffer.alloc(2_000_000, 0x49)))],
  ['a PNG with a program behind it', () => Buffer.concat([png, Buffer.from(`#!/bin/sh\n${MARK}`)])],
  ['a PNG of 16 bits', () => sharp(png).toColourspace('rgb16').png().toBuffer()],
  ['a PNG of a moving picture', () => pngWith(chunk('acTL', Buffer.alloc(8)), ...repeated(5, chunk('fdAT', png)))],
  ['a JPEG with a page behind it', () => Buffer.concat([jpeg, Buffer.from(`<script>${MARK}</script>`)])],
  ['a JPEG with an archive behind it', () => Buffer.concat([jpeg, Buffer.from(`PK\u0003\u0004${MARK}`)])],
  ['a JPEG with a script as comment', () => jpegWith(segment(0xfe, text(`<?php ${MARK} ?>`)))],
  ['a JPEG with 200 segments of 64 KB', () => jpegWith(...repeated(200, segment(0xed, Buffer.alloc(65_000, MARK))))],
  [
    'a JPEG with a profile in 255 parts',
    () => jpegWith(...Array.from({ length: 200 }, (_, i) => profilePart(i + 1, 255, 60_000))),
  ],
  ['a JPEG with a profile in a profile', () => jpegWith(...repeated(20, profilePart(1, 1, 5_000)))],
  ['a JPEG whose EXIF goes round in circles', () => jpegWith(segment(0xe1, loopedExif()))],
  [
    'a JPEG with EXIF a hundred times',
    () => jpegWith(...repeated(100, segment(0xe1, text('Exif\0\0', MARK.repeat(900))))),
  ],
  ['a JPEG of four inks', () => sharp(jpeg).toColourspace('cmyk').jpeg().toBuffer()],
  ['a JPEG that tells where it was taken', () => sharp(jpeg).withExif(exif).jpeg().toBuffer()],
  ['a WebP that tells where it was taken', () => sharp(jpeg).withExif(exif).webp().toBuffer()],
  ['a WebP that moves', () => animated(30)],
  ['a HEIC that tells where it was taken', () => heic()],
];

describe('PRO-02 hostile files', () => {
  it(`${REFUSED.length + TAKEN.length} of them are refused or served clean, and the site is well throughout`, async () => {
    const made = async ([name, make]: (typeof REFUSED)[number]) => ({ name, file: await make() });
    const [refused, taken] = [await Promise.all(REFUSED.map(made)), await Promise.all(TAKEN.map(made))];
    const mallory = await signUp(app, 'Mallory');
    const outcomes = new Map<string, string>();
    const slow: [name: string, longest: number][] = [];
    for (const { name, file } of [...refused, ...taken]) {
      const longest = await healthDuring(app.origin, async () => {
        const { status, body } = await mallory.browser.upload('/photos', 'photo', file);
        outcomes.set(name, status === 201 ? 'taken' : (body.code as string));
        if (status !== 201) return;
        const [{ id, url, thumb_url }] = body.photos;
        for (const at of [url, thumb_url]) await expectClean(mallory, at);
        await mallory.browser.delete(`/photos/${id}`);
      });
      if (longest >= PATIENCE) slow.push([name, longest]);
    }
    const expected = [
      ...REFUSED.map(([name]) => [name, name === 'a picture of one pixel' ? 'photo_too_small' : 'photo_not_readable']),
      ...TAKEN.map(([name]) => [name, 'taken']),
    ];
    expect([...outcomes]).toEqual(expected);
    expect(slow).toEqual([]);
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

  it('so is a HEIC, as telephones make them', async () => {
    const { browser } = await signUp(app, 'Iphone');
    const turned = await readFile(new URL('pictures/turned.heic', import.meta.url));
    const { body } = await browser.upload('/photos', 'photo', turned);
    expect(body.photos).toMatchObject([{ width: 300, height: 400 }]);
    // The corners are red, green, blue and yellow before the picture is rotated by 270 degrees.
    const shown = await browser.get(body.photos[0].url.replace('/api', ''));
    const { data, info } = await sharp(shown.bytes).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
    const corners = [at(20, 20), at(280, 20), at(20, 380), at(280, 380)];
    expect(corners.map(colour)).toEqual(['blue', 'red', 'yellow', 'green']);
  });
});

function colour([red, green, blue]: number[]): string {
  if (red! > 120 && green! > 120) return 'yellow';
  if (red! > 120) return 'red';
  return green! > blue! ? 'green' : 'blue';
}

async function expectClean(member: TestMember, url: string): Promise<void> {
  const { cookie } = member.browser;
  const reply = await fetch(app.origin + url, { headers: { cookie } });
  expect(reply.headers.get('content-type')).toBe('image/webp');
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  const bytes = Buffer.from(await reply.arrayBuffer());
  expect(bytes.includes(MARK)).toBe(false);
  const { format, exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
  expect({ format, exif, xmp, iptc, orientation }).toEqual({ format: 'webp' });
}
