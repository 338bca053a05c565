import { Engine } from 'mrml';
import type { Content } from './content.js';
import { toMjml } from './mjml.js';
import { toText } from './plain-text.js';

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

const engine = new Engine();
// No web fonts and no icons from elsewhere: opening a mail tells nobody.
engine.setRenderOptions({ disableComments: false, socialIconOrigin: null, fonts: {} });

/** One content as plain text and as HTML that old mail programs show too. */
export function renderMail(content: Content): RenderedMail {
  const result = engine.toHtml(toMjml(content));
  if (result.type === 'error') throw new Error(`A mail cannot be rendered: ${result.message}`);
  return { subject: content.subject, text: toText(content), html: result.content };
}
