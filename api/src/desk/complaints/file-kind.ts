import type { FileKind } from './complaint.values.js';

/** What a file is by its content; its name and its claimed type are not looked at. */
export type Sniffed = 'picture' | Exclude<FileKind, 'webp'>;

const begins = (file: Buffer, text: string, at = 0): boolean => file.toString('latin1', at, at + text.length) === text;

/** @returns undefined for anything that is not accepted */
export function sniff(file: Buffer): Sniffed | undefined {
  if (begins(file, '%PDF-')) return 'pdf';
  if (begins(file, '\x89PNG\r\n') || begins(file, '\xff\xd8\xff')) return 'picture';
  if (begins(file, 'RIFF') && begins(file, 'WEBP', 8)) return 'picture';
  if (begins(file, 'ftyp', 4)) return 'picture';
  return isText(file) ? 'txt' : undefined;
}

/** UTF-8 without control characters: neither a program nor a document of some other program. */
function isText(file: Buffer): boolean {
  if (file.length === 0) return false;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(file);
    // oxlint-disable-next-line no-control-regex
    return !/[\0-\x08\x0e-\x1f\x7f]/.test(text);
  } catch {
    return false;
  }
}
