import { readFileSync, writeSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
// By their own extension: as source this file runs by itself, in a process without our module resolution.
import { pixelsOfHeic } from './heic.ts';
import { plainPicture, type PlainPicture } from './plain-picture.ts';
import { toBytes } from './rendering.ts';
import { LEAST_PIXELS, type Rendering } from './renditions.ts';

/**
 * Decodes the one file on its standard input, writes what it has drawn to descriptor 3, and ends: a process of
 * its own, without secrets, network or database in its memory, held in by the operating system (confinement.ts). Every
 * pixel is encoded anew; nothing else of a file survives.
 */
const MAX_PIXELS = 50_000_000;
const MAX_MEMORY = 900 * 1024 * 1024;
const SECONDS = 12;

sharp.cache(false);
sharp.concurrency(1);
// Only these decoders run, whatever a file calls itself.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });

// For systems that cannot limit a process's memory themselves.
setInterval(() => {
  if (process.memoryUsage.rss() > MAX_MEMORY) process.exit(1);
}, 20).unref();

async function render(picture: PlainPicture): Promise<Rendering> {
  const input = await opened(picture);
  const { width, height } = await input().metadata();
  if (Math.min(width, height) < LEAST_PIXELS) return { problem: 'too_small' };

  const whole = await pixels(
    input()
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize(2000, 2000, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb'),
  );
  // The crop follows what draws the eye: mostly a face. Nothing is enlarged; browsers do that as well.
  const scale = Math.min(1, whole.info.width / 720, whole.info.height / 960);
  const [wide, high] = [Math.round(720 * scale), Math.round(960 * scale)];
  // A small upright picture is its own card.
  const cropped = wide < whole.info.width || high < whole.info.height;
  const card = cropped ? await pixels(of(whole).resize(wide, high, { position: sharp.strategy.attention })) : whole;
  // In an upright picture of someone the face is above the middle.
  const face = of(card).extract({ left: 0, top: Math.round((high - wide) / 4), width: wide, height: wide });
  // What is gone at 18 × 24 pixels does not come back: the picture cannot be sharpened again (PRO-03).
  const coarse = await pixels(of(card).resize(18, 24));
  const placeholder = Buffer.from(await webp(of(coarse).resize(12, 16), 50)).toString('base64');
  const original = await webp(of(whole), 82);
  return {
    width: whole.info.width,
    height: whole.info.height,
    placeholder: `data:image/webp;base64,${placeholder}`,
    renditions: {
      original,
      card: cropped ? await webp(of(card), 80) : original,
      thumb: await webp(face.resize(256, 256), 80),
      blurred: await webp(of(coarse).resize(90, 120).blur(3.5), 60),
    },
  };
}

async function opened({ format, bytes }: PlainPicture): Promise<() => Sharp> {
  if (format === 'heic') {
    const { data, width, height } = await pixelsOfHeic(bytes, MAX_PIXELS);
    return () => sharp(data, { raw: { width, height, channels: 4 } });
  }
  return () => sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS, sequentialRead: true });
}

interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

const pixels = (image: Sharp): Promise<Pixels> =>
  image.timeout({ seconds: SECONDS }).raw().toBuffer({ resolveWithObject: true });
const of = ({ data, info: { width, height, channels } }: Pixels) => sharp(data, { raw: { width, height, channels } });
// More effort takes 2.5 times as long and makes photographs no smaller.
const webp = (image: Sharp, quality: number) =>
  image.webp({ quality, effort: 2 }).timeout({ seconds: SECONDS }).toBuffer();

function notReadable(): Rendering {
  return { problem: 'not_readable' };
}

/** A pipe takes a part at a time. */
function write(bytes: Buffer): void {
  for (let at = 0; at < bytes.length;) at += writeSync(3, bytes, at);
}

const picture = plainPicture(readFileSync(0));
write(toBytes(picture ? await render(picture).catch(notReadable) : notReadable()));
