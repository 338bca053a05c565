import sharp, { type Sharp } from 'sharp';
// Types alone: as source this file runs by itself, in a process without our module resolution.
import type { Rendering } from './renditions.js';

/**
 * Decodes what strangers send, in a process of its own: without secrets, network or database in its memory, and gone
 * when it takes too much of anything. Every pixel is encoded anew; nothing else of a file survives.
 */
const MOST_PIXELS = 50_000_000;
const MOST_MEMORY = 700 * 1024 * 1024;
const SECONDS = 12;

sharp.cache(false);
sharp.concurrency(1);
// Only these decoders run, whatever a file calls itself.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile'] });

setInterval(() => {
  if (process.memoryUsage.rss() > MOST_MEMORY) process.exit(1);
}, 20).unref();

process.on('message', ({ path, least }: { path: string; least: number }) => {
  void render(path, least)
    .catch((): Rendering => ({ problem: 'not_readable' }))
    .then((rendering) => process.send?.(rendering));
});
process.on('disconnect', () => process.exit(0));

async function render(path: string, least: number): Promise<Rendering> {
  const input = () => sharp(path, { failOn: 'error', limitInputPixels: MOST_PIXELS, sequentialRead: true });
  const { width, height, format } = await input().metadata();
  if (!['jpeg', 'png', 'webp'].includes(format)) return { problem: 'not_readable' };
  if (Math.min(width, height) < least) return { problem: 'too_small' };

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
