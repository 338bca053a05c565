import { RENDITIONS, type Rendering, type RenderedPhoto, type Rendition } from './renditions.ts';

/** Maximum size of a rendering, in bytes: far more than pictures of our sizes need. */
export const MAX_ANSWER = 24 * 1024 * 1024;
const MAX_PLACEHOLDER = 4_000;
const LONGEST_SIDE = 2_000;

interface Head {
  problem?: unknown;
  width?: unknown;
  height?: unknown;
  placeholder?: unknown;
  sizes?: unknown;
}

/** Serialises a rendering: length of the header, the header as JSON, then the pictures in the order of RENDITIONS. */
export function toBytes(rendering: Rendering): Buffer {
  if ('problem' in rendering) return framed(rendering, []);
  const { renditions, ...head } = rendering;
  const pictures = RENDITIONS.map((name) => renditions[name]);
  return framed({ ...head, sizes: pictures.map(({ length }) => length) }, pictures);
}

function framed(head: object, pictures: readonly Uint8Array[]): Buffer {
  const text = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length);
  return Buffer.concat([length, text, ...pictures]);
}

/**
 * Parses a rendering. The process that wrote it has decoded an untrusted file, so nothing is taken for granted.
 * @returns undefined for anything but a complete rendering
 */
export function fromBytes(bytes: Buffer): Rendering | undefined {
  if (bytes.length < 4) return undefined;
  const start = 4 + bytes.readUInt32BE(0);
  if (start > bytes.length) return undefined;
  const head = parse(bytes.toString('utf8', 4, start));
  if (!head) return undefined;
  if (head.problem === 'too_small' || head.problem === 'not_readable') return { problem: head.problem };
  const { width, height, placeholder, sizes } = head;
  if (!isSide(width) || !isSide(height) || !isPlaceholder(placeholder) || !Array.isArray(sizes)) return undefined;
  const renditions: Partial<RenderedPhoto['renditions']> = {};
  let at = start;
  for (const [i, name] of RENDITIONS.entries()) {
    const size: unknown = sizes[i];
    if (!Number.isSafeInteger(size)) return undefined;
    const picture = bytes.subarray(at, (at += size as number));
    if (picture.length !== size || !isWebp(picture)) return undefined;
    renditions[name] = picture;
  }
  return { width, height, placeholder, renditions: renditions as Record<Rendition, Uint8Array> };
}

function parse(text: string): Head | undefined {
  try {
    const head: unknown = JSON.parse(text);
    return typeof head === 'object' && head !== null ? head : undefined;
  } catch {
    return undefined;
  }
}

const isSide = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) > 0 && (value as number) <= LONGEST_SIDE;
const isPlaceholder = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length <= MAX_PLACEHOLDER &&
  /^data:image\/webp;base64,[A-Za-z0-9+/]+={0,2}$/.test(value);
const isWebp = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
