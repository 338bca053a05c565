const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Characters as a person counts them: an emoji with a skin tone is one (CHT-02). */
export function countGraphemes(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count++;
  return count;
}
