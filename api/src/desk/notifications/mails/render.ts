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
// No external fonts or icons, so opening a mail loads nothing that would reveal it.
engine.setRenderOptions({ disableComments: false, socialIconOrigin: null, fonts: {} });

/** Keyed by the MJML without texts: about a dozen shapes, and variants by the number of people or figures. */
const pages = new LRUCache<string, string[]>({ max: 200 });

function pageOf(mjml: string): string[] {
  const known = pages.get(mjml);
  if (known) return known;
  const result = engine.toHtml(mjml);
  if (result.type === 'error') throw new Error(`A mail cannot be rendered: ${result.message}`);
  // Lines short enough for mail: an attribute may as well stand on a line of its own.
  const page = splitBlanks(result.content.replaceAll(' style="', '\nstyle="'));
  pages.set(mjml, page);
  return page;
}

/** Renders content as plain text and as HTML that old mail programs support too. */
export function renderMail(content: Content): RenderedMail {
  const { mjml, filled } = toMjml(content);
  return { subject: content.subject, text: toText(content), html: fillBlanks(pageOf(mjml), filled) };
}
