import { extractText } from 'unpdf';

/** The words on the pages of a PDF, as whoever copies or searches them gets them. */
export async function textOf(pdf: Buffer): Promise<string> {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  return text;
}
