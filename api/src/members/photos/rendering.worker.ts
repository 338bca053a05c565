import { readFileSync, writeSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
// Imports with real file extensions: run from source, this file has no module resolution of ours.
import { pixelsOfHeic } from './heic.ts';
import { plainPicture, type PlainPicture } from './plain-picture.ts';
import { toBytes } from './rendering.ts';
import { DRAWN, LEAST_PIXELS, type Rendering } from './renditions.ts';

/**
 * Decodes the file on its standard input, writes the rendering to descriptor 3 and exits. It is a process of its own
 * without secrets, network or database access, confined by the operating system (confinement.ts). Every pixel is
 * re-encoded; nothing else of the file survives.
 */
const MAX_PIXELS = 50_000_000;
const MAX_MEMORY = 900 * 1024 * 1024;
const SECONDS = 12;

sharp.cache(false);
sharp.concurrency(1);
// Only these decoders may run, whatever type a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });

// For systems that cannot limit a process's memory.
setInterval(() => {
  if (process.memoryUsage.rss() > MAX_MEMORY) process.exit(1);
}, 20).unref();

async function render(image: Sharp): Promise<Rendering> {
  const whole = await pixels(
    image
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize(2000, 2000, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb'),
  );
  // The crop follows what attracts attention, usually a face. Nothing is enlarged; browsers can do that.
  const scale = Math.min(1, whole.info.width / 720, whole.info.height / 960);
  const [wide, high] = [Math.round(720 * scale), Math.round(960 * scale)];
  // A small picture with the right proportions is used as its own card.
  const cropped = wide < whole.info.width || high < whole.info.height;
  const card = cropped ? await pixels(of(whole).resize(wide, high, { position: sharp.strategy.attention })) : whole;
  // In an upright picture of a person the face is above the middle.
  const face = of(card).extract({ left: 0, top: Math.round((high - wide) / 4), width: wide, height: wide });
  // Detail lost at 18 × 24 pixels cannot be restored by sharpening (PRO-03).
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

/** Pixels of an emblem's side. */
const EMBLEM = 320;

function emblem(image: Sharp): Promise<Rendering> {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const square = image.autoOrient().ensureAlpha().resize(EMBLEM, EMBLEM, { fit: 'contain', background: clear });
  return inOneForm(square, { quality: 86, waiting: 12 });
}

/** Pixels of the longer side: it fills a wide screen beside words. */
const LONGER_SIDE = 1600;

/** For pages of the operator's own. */
function own(image: Sharp): Promise<Rendering> {
  const whole = image
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize(LONGER_SIDE, LONGER_SIDE, { fit: 'inside', withoutEnlargement: true });
  return inOneForm(whole, { quality: 80, waiting: 16 });
}

/** What has one form, which stands for all of them. @param waiting pixels of the longer side of its placeholder */
async function inOneForm(image: Sharp, { quality, waiting }: { quality: number; waiting: number }): Promise<Rendering> {
  const whole = await pixels(image.toColourspace('srgb'));
  const one = await webp(of(whole), quality);
  const few = await webp(of(whole).resize(waiting, waiting, { fit: 'inside' }), 50);
  return {
    width: whole.info.width,
    height: whole.info.height,
    placeholder: `data:image/webp;base64,${few.toString('base64')}`,
    renditions: { original: one, card: one, thumb: one, blurred: one },
  };
}

const DRAW = { photo: render, emblem, picture: own };

async function drawn(picture: PlainPicture, what: keyof typeof DRAW): Promise<Rendering> {
  const input = await opened(picture);
  const { width, height } = await input().metadata();
  return Math.min(width, height) < LEAST_PIXELS ? { problem: 'too_small' } : DRAW[what](input());
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
// More effort takes up to four times as long for files that are 2 % smaller.
const webp = (image: Sharp, quality: number) =>
  image.webp({ quality, effort: 0 }).timeout({ seconds: SECONDS }).toBuffer();

const notReadable = (): Rendering => ({ problem: 'not_readable' });

/** Writes in several steps, because a pipe accepts only part of it at a time. */
function write(bytes: Buffer): void {
  for (let at = 0; at < bytes.length;) at += writeSync(3, bytes, at);
}

// The first byte says what to make of the file that follows.
const given = readFileSync(0);
const picture = plainPicture(given.subarray(1));
const what = DRAWN[given[0] ?? 0] ?? 'photo';
write(toBytes(picture ? await drawn(picture, what).catch(notReadable) : notReadable()));
