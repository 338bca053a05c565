import { LRUCache } from 'lru-cache';
import { Engine } from 'mrml';
import type { Content } from './content.js';
import { fillBlanks, splitBlanks, toMjml } from './mjml.js';
import { toText } from './plain-text.js';

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

const engine = new Engine();
// No web fonts and no icons from elsewhere: opening a mail tells nobody.
engine.setRenderOptions({ disableComments: false, socialIconOrigin: null, fonts: {} });

/** By the MJML without texts: a dozen shapes that mails have, and some more by how many people or figures there are. */
const pages = new LRUCache<string, string[]>({ max: 200 });

function pageOf(mjml: string): string[] {
  const known = pages.get(mjml);
  if (known) return known;
  const result = engine.toHtml(mjml);
  if (result.type === 'error') throw new Error(`A mail cannot be rendered: ${result.message}`);
  const page = splitBlanks(result.content);
  pages.set(mjml, page);
  return page;
}

/** One content as plain text and as HTML that old mail programs show too. */
export function renderMail(content: Content): RenderedMail {
  const { mjml, filled } = toMjml(content);
  return { subject: content.subject, text: toText(content), html: fillBlanks(pageOf(mjml), filled) };
}
