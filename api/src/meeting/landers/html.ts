import { escapeHtml } from '../../kernel/index.js';

/** Text that is HTML already: what `html` made, or what we wrote ourselves. */
export class Html {
  constructor(private readonly text: string) {}

  toString(): string {
    return this.text;
  }
}

/** What may stand in a template; nothing, where there is nothing to say. */
export type Content = Html | string | number | false | null | undefined | readonly Content[];

function written(content: Content): string {
  if (content === false || content === null || content === undefined) return '';
  if (content instanceof Html) return content.toString();
  if (typeof content === 'object') return content.map(written).join('');
  return escapeHtml(String(content));
}

/**
 * HTML from a template. Everything that is put in is text and is escaped, unless it is HTML itself; so values may stand
 * between tags and inside quoted attributes, and nowhere else.
 */
export const html = (parts: TemplateStringsArray, ...values: Content[]): Html =>
  new Html(parts.reduce((page, part, index) => page + written(values[index - 1]) + part));

/** HTML or a style sheet that is written in the code, never what somebody typed. */
export const ours = (text: string): Html => new Html(text);
