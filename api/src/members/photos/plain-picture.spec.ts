import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { worked } from '../../../testing/loop-watch.js';
import { plainPicture } from './plain-picture.js';

let png: Buffer;
let jpeg: Buffer;
let webp: Buffer;
beforeAll(async () => {
  const noise = { type: 'gaussian', mean: 120, sigma: 60 } as const;
  const picture = sharp({ create: { width: 300, height: 400, channels: 3, background: '#777', noise } });
  const files = await Promise.all([
    picture.clone().png().toBuffer(),
    picture.clone().jpeg({ progressive: true }).toBuffer(),
    picture.clone().webp().toBuffer(),
  ]);
  for (const file of files) expect(await pixels(plain(file)!)).toEqual(await pixels(file));
  // Our library adds a chunk with the pixel density to a PNG.
  [png, jpeg, webp] = files.map((file) => plain(file)!) as [Buffer, Buffer, Buffer];
});

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
function segment(marker: number, text: string, size = text.length): Buffer {
  const data = Buffer.alloc(size);
  data.write(text, 'latin1');
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(size + 2, 2);
  return Buffer.concat([head, data]);
}
const into = (file: Buffer, at: number, ...parts: Buffer[]) =>
  Buffer.concat([file.subarray(0, at), ...parts, file.subarray(at)]);
const pixels = (file: Buffer) => sharp(file).raw().toBuffer();
const plain = (file: Buffer) => plainPicture(file)?.bytes;

describe('PRO-02 what decoders are given', () => {
  it('is a plain picture as it came', () => {
    for (const [format, bytes] of Object.entries({ png, jpeg, webp }))
      expect(plainPicture(bytes)).toEqual({ format, bytes });
  });

  it.each(['tEXt', 'zTXt', 'iTXt', 'tIME', 'sPLT', 'acTL', 'fcTL', 'fdAT', 'xxXx'])(
    'is a PNG without its %s',
    (name) => {
      const extra = chunk(name, Buffer.alloc(5_000, 1));
      expect(plain(into(png, 33, extra, extra))).toEqual(png);
    },
  );

  it('is a PNG with one small profile, not with a large one or a second', () => {
    const profile = chunk('iCCP', Buffer.alloc(500, 1));
    expect(plain(into(png, 33, profile, profile))).toEqual(into(png, 33, profile));
    expect(plain(into(png, 33, chunk('iCCP', Buffer.alloc(70_000)), profile))).toEqual(png);
  });

  it('is a JPEG without comments, thumbnails and the words of programs', () => {
    const extras = [
      segment(0xfe, 'comment'),
      segment(0xe1, 'http://ns.adobe.com/xap'),
      segment(0xed, 'Photoshop', 900),
    ];
    expect(plain(into(jpeg, 2, ...extras))).toEqual(jpeg);
  });

  it('is a JPEG with its first EXIF and sixteen parts of a profile', () => {
    const exif = segment(0xe1, 'Exif\0\0', 60);
    const part = segment(0xe2, 'ICC_PROFILE\0', 600);
    const many = Array.from({ length: 40 }, () => part);
    expect(plain(into(jpeg, 2, exif, exif, ...many))).toEqual(into(jpeg, 2, exif, ...many.slice(0, 16)));
  });

  it('is a WebP with its first frame alone', () => {
    const moving = (frames: number) => {
      const frame = Buffer.concat([Buffer.from('ANMF\x06\0\0\0', 'latin1'), Buffer.alloc(6)]);
      const all = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP'), ...Array.from({ length: frames }, () => frame)]);
      all.writeUInt32LE(all.length - 8, 4);
      return all;
    };
    expect(plain(moving(300))).toEqual(moving(1));
  });

  it('has nothing behind its end', () => {
    const behind = Buffer.from('<script>');
    for (const file of [png, jpeg, webp]) expect(plain(Buffer.concat([file, behind]))).toEqual(file);
  });

  it('is nothing when a JPEG has more scans than anybody draws', () => {
    const scan = Buffer.concat([segment(0xda, '', 10), Buffer.from([0])]);
    expect(plain(into(jpeg, jpeg.length - 2, ...Array.from({ length: 99 }, () => scan)))).toBeUndefined();
  });

  it('is found in one pass, whatever 15 MB hold', () => {
    const size = 15 * 1024 * 1024;
    const files = [
      Buffer.concat([png.subarray(0, 8), Buffer.alloc(size)]),
      Buffer.concat([jpeg.subarray(0, 2), Buffer.alloc(size, 0xff)]),
      Buffer.concat([jpeg.subarray(0, 2), Buffer.alloc(size, Buffer.from([0xff, 0xfe, 0, 2]))]),
      Buffer.concat([jpeg.subarray(0, 2), segment(0xda, '', 10), Buffer.alloc(size, Buffer.from([0xff, 0]))]),
      Buffer.concat([webp.subarray(0, 12), Buffer.alloc(size)]).fill(0x7f, 4, 7),
    ];
    for (const file of files) {
      const started = worked();
      plainPicture(file);
      expect(worked(started)).toBeLessThan(5_000);
    }
  });
});
