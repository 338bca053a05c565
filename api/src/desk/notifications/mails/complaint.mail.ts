import type { MessageValues } from '../../../kernel/index.js';

/** The paragraphs of an answer as staff wrote it: values, so that nothing in it is taken for a message. */
export function answerTexts(answer: string): { paragraphs: string[]; values: MessageValues } {
  const lines = answer.split(/\n+/).filter((line) => line.trim() !== '');
  return {
    paragraphs: lines.map((_, i) => `{line_${i}}`),
    values: Object.fromEntries(lines.map((line, i) => [`line_${i}`, line])),
  };
}
