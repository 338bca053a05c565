/** The lowest and the highest id that begin with what was typed; the same one twice: it was typed whole. */
export interface Ids {
  from: string;
  to: string;
}

const LEAST_OF_AN_ID = 8;

/** Ids that begin with at least eight of these digits; hyphens may be missing, as in a mandate reference. */
export function idsLike(text: string): Ids | null {
  const digits = text.trim().replaceAll('-', '').toLowerCase();
  if (digits.length < LEAST_OF_AN_ID || digits.length > 32 || !/^[0-9a-f]+$/.test(digits)) return null;
  const uuid = (filler: string) =>
    digits.padEnd(32, filler).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { from: uuid('0'), to: uuid('f') };
}
