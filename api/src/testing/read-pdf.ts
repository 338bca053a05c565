import { inflateSync } from 'node:zlib';

/** The words on the pages of a PDF that was drawn with its own fonts, for tests. */
export function textOf(pdf: Buffer): string {
  const found: string[] = [];
  const raw = pdf.toString('latin1');
  for (const { index } of raw.matchAll(/\bstream\r?\n/g)) {
    const start = index + raw.slice(index).search(/\n/) + 1;
    const content = inflated(pdf.subarray(start, raw.indexOf('endstream', start)));
    for (const [, pieces] of content.matchAll(/\[([^\]]*)\]\s*TJ/g)) {
      const words = [...pieces!.matchAll(/<([0-9a-f]*)>/g)].map(([, hex]) => Buffer.from(hex!, 'hex'));
      found.push(new TextDecoder('windows-1252').decode(Buffer.concat(words)));
    }
  }
  return found.join('\n');
}

function inflated(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1');
  } catch {
    return '';
  }
}
