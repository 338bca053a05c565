import { inflateSync } from 'node:zlib';

/** A text told beside the letters that are shown for it, or letters shown. */
const SHOWN = /\/ActualText \(((?:[^\\)]|\\[\s\S])*)\)[\s\S]*?\bEMC\b|\[([^\]]*)\]\s*TJ/g;

/** The words on the pages of a PDF that was drawn with its own fonts, for tests. */
export function textOf(pdf: Buffer): string {
  const found: string[] = [];
  const raw = pdf.toString('latin1');
  for (const { index } of raw.matchAll(/\bstream\r?\n/g)) {
    const start = index + raw.slice(index).search(/\n/) + 1;
    const content = inflated(pdf.subarray(start, raw.indexOf('endstream', start)));
    for (const [, told, pieces] of content.matchAll(SHOWN)) found.push(told ? toldText(told) : shownText(pieces!));
  }
  return found.join('\n');
}

function toldText(written: string): string {
  const bytes = Buffer.from(
    written.replace(/\\([\s\S])/g, (_, char: string) => ESCAPED[char] ?? char),
    'latin1',
  );
  const wide = bytes[0] === 0xfe && bytes[1] === 0xff;
  return new TextDecoder(wide ? 'utf-16be' : 'latin1').decode(bytes);
}
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function shownText(pieces: string): string {
  const words = [...pieces.matchAll(/<([0-9a-f]*)>/g)].map(([, hex]) => Buffer.from(hex!, 'hex'));
  return new TextDecoder('windows-1252').decode(Buffer.concat(words));
}

function inflated(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1');
  } catch {
    return '';
  }
}
