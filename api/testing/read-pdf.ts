import { extractText } from 'unpdf';

/** The text of a PDF, as copied or searched by a reader. */
export async function textOf(pdf: Buffer): Promise<string> {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  return text;
}
