import { createRequire } from 'node:module';

interface HeifImage {
  get_width(): number;
  get_height(): number;
  is_primary(): number;
  display(target: Target, done: (filled: Target | null) => void): void;
}
interface Target {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}
interface Heif {
  HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
}

/**
 * Decodes a HEIC photo to RGBA pixels, rotated upright. The decoder is WebAssembly, so it can reach only its own
 * memory. It is loaded lazily, because most photos are not HEIC.
 * @throws if there is no picture, or it has more than `mostPixels`
 */
export async function pixelsOfHeic(bytes: Buffer, mostPixels: number): Promise<Target> {
  const { HeifDecoder } = createRequire(import.meta.url)('libheif-js/wasm-bundle.js') as Heif;
  const images = new HeifDecoder().decode(bytes);
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) throw new Error('the HEIC file contains no picture');
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > mostPixels) throw new Error('the HEIC picture has too many pixels');
  const target = { data: new Uint8ClampedArray(width * height * 4), width, height };
  return new Promise((resolve, reject) =>
    image.display(target, (filled) =>
      filled ? resolve(filled) : reject(new Error('the HEIC file cannot be decoded')),
    ),
  );
}
