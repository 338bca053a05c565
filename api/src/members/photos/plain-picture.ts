/** The input for our decoders; anything else is not a photo. */
export interface PlainPicture {
  format: 'jpeg' | 'png' | 'webp' | 'heic';
  bytes: Buffer;
}

/** Limit for metadata that affects rendering (colour profile, orientation), in bytes. */
const MAX_METADATA = 64 * 1024;
/** A JPEG's colour profile is split into segments of 64 KB. */
const MAX_PROFILE_PARTS = 16;
/** Each scan of a JPEG passes over the whole picture again. */
const MAX_SCANS = 100;

/**
 * Strips everything that is not drawn: texts (which may unpack to gigabytes), comments, thumbnails, further frames,
 * trailing data. Decoders never see these. It makes one pass without decompressing, reading only lengths and names, so
 * there is little to get wrong. A HEIC is passed on whole: its parts refer to each other by offset, and its decoder
 * runs in its own sandbox.
 * @returns undefined if the file is none of the four formats, or is truncated between its parts
 */
export function plainPicture(file: Buffer): PlainPicture | undefined {
  if (isPng(file)) return withBytes('png', plainPng(file));
  if (file[0] === 0xff && file[1] === 0xd8) return withBytes('jpeg', plainJpeg(file));
  if (nameAt(file, 0) === 'RIFF' && nameAt(file, 8) === 'WEBP') return withBytes('webp', plainWebp(file));
  if (isHeic(file)) return { format: 'heic', bytes: file };
  return undefined;
}

const withBytes = (format: PlainPicture['format'], bytes: Buffer | undefined): PlainPicture | undefined =>
  bytes && { format, bytes };

const nameAt = (file: Buffer, at: number): string => file.toString('latin1', at, at + 4);

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const isPng = (file: Buffer): boolean => file.subarray(0, 8).equals(PNG_SIGNATURE);

const DRAWN = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB']);
/** At most one of each, and small: a profile is compressed, but its decoder limits its size. */
const ONCE_AND_SMALL = new Set(['iCCP', 'eXIf']);

function plainPng(file: Buffer): Buffer | undefined {
  const kept: Buffer[] = [PNG_SIGNATURE];
  const seen = new Set<string>();
  for (let at = 8; at + 12 <= file.length;) {
    const length = file.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > file.length) return undefined;
    const name = nameAt(file, at + 4);
    const small = ONCE_AND_SMALL.has(name) && !seen.has(name) && length <= MAX_METADATA;
    if (DRAWN.has(name) || small) kept.push(file.subarray(at, end));
    if (name === 'IEND') return Buffer.concat(kept);
    seen.add(name);
    at = end;
  }
  return undefined;
}

const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
/** Tables, frames, restart intervals, and Adobe's colour transform marker. */
const isDrawnSegment = (marker: number): boolean =>
  (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc8) || marker === 0xdb || marker === 0xdd;
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

function plainJpeg(file: Buffer): Buffer | undefined {
  const kept = [file.subarray(0, 2)];
  const metadata = new JpegMetadata();
  let scans = 0;
  for (let at = 2; at + 1 < file.length;) {
    if (file[at] !== 0xff) return undefined;
    const marker = file[at + 1]!;
    if (marker === 0xff) {
      at++; // Padding.
      continue;
    }
    if (marker === END_OF_IMAGE) return Buffer.concat([...kept, file.subarray(at, at + 2)]);
    if (at + 4 > file.length) return undefined;
    const end = at + 2 + file.readUInt16BE(at + 2);
    if (end > file.length || end < at + 4) return undefined;
    if (marker === START_OF_SCAN) {
      if (++scans > MAX_SCANS) return undefined;
      const next = endOfScan(file, end);
      kept.push(file.subarray(at, next));
      at = next;
      continue;
    }
    const segment = file.subarray(at, end);
    if (isDrawnSegment(marker) || metadata.keeps(marker, segment)) kept.push(segment);
    at = end;
  }
  // Truncated: the decoder decides whether enough is left.
  return Buffer.concat(kept);
}

/** The offset at which the compressed data starting at `from` ends with a marker. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = from; at + 1 < file.length; at++) {
    if (file[at] !== 0xff) continue;
    const next = file[at + 1]!;
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
  }
  return file.length;
}

/** Keeps one EXIF block, one colour profile, one Adobe marker and one JFIF header. */
class JpegMetadata {
  private readonly seen = new Set<number>();
  private profileParts = 0;

  keeps(marker: number, segment: Buffer): boolean {
    if (marker === 0xe2) return begins(segment, 'ICC_PROFILE\0') && ++this.profileParts <= MAX_PROFILE_PARTS;
    const beginning = { 0xe0: 'JFIF\0', 0xe1: 'Exif\0\0', 0xee: 'Adobe' }[marker];
    if (beginning === undefined || this.seen.has(marker) || !begins(segment, beginning)) return false;
    this.seen.add(marker);
    return true;
  }
}

const begins = (segment: Buffer, text: string): boolean => segment.toString('latin1', 4, 4 + text.length) === text;

const WEBP_DRAWN = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM']);
/** Only the first frame of an animation is kept. */
const WEBP_ONCE = new Set(['ANMF']);
const WEBP_ONCE_AND_SMALL = new Set(['ICCP', 'EXIF']);

function plainWebp(file: Buffer): Buffer | undefined {
  const kept: Buffer[] = [];
  const seen = new Set<string>();
  const whole = Math.min(file.length, file.readUInt32LE(4) + 8);
  for (let at = 12; at + 8 <= whole;) {
    const length = file.readUInt32LE(at + 4);
    const end = at + 8 + length;
    if (end > whole) return undefined;
    const name = nameAt(file, at);
    const once = WEBP_ONCE.has(name) || (WEBP_ONCE_AND_SMALL.has(name) && length <= MAX_METADATA);
    if (WEBP_DRAWN.has(name) || (once && !seen.has(name))) kept.push(file.subarray(at, end), Buffer.alloc(length % 2));
    seen.add(name);
    at = end + (length % 2);
  }
  const body = Buffer.concat(kept);
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}

/** Brands of HEVC-coded still images; `mif1` alone does not say which codec is used. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis'];

function isHeic(file: Buffer): boolean {
  if (file.length < 16 || nameAt(file, 4) !== 'ftyp') return false;
  const end = Math.min(file.readUInt32BE(0), file.length, 256);
  if (HEIC_BRANDS.includes(nameAt(file, 8))) return true;
  for (let at = 16; at + 4 <= end; at += 4) if (HEIC_BRANDS.includes(nameAt(file, at))) return true;
  return false;
}
