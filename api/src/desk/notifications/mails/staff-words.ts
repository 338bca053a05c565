/** Staff do not write ICU syntax: names in braces are placeholders, and apostrophes are literal. */
export const asMessage = (written: string): string => written.replaceAll("'", "''");

/** Paragraphs are parted by an empty line. */
export const asParagraphs = (written: string): string[] =>
  asMessage(written)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
