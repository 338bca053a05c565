import type { Mail } from '../mailers/mailer.js';

export type MailContent = Pick<Mail, 'subject' | 'text' | 'html'>;

export interface MailLink {
  label: string;
  url: string;
}

interface Content {
  language: string;
  site: string;
  subject: string;
  heading: string;
  paragraphs: string[];
  /** What must not be overlooked, in a box of its own. */
  note?: string | undefined;
  button: MailLink;
  /** Small print under the button. */
  footer: string[];
  /** Links at the very end. */
  links?: MailLink[];
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign]!);

/** One content as plain text and as HTML that old mail programs show too: tables and inline styles. */
export function renderMail(content: Content): MailContent {
  const { heading, paragraphs, note, button, footer, links = [], subject } = content;
  const lines = ({ label, url }: MailLink) => `${label}:\n${url}`;
  const notes = note ? [note] : [];
  const text = [heading, ...paragraphs, ...notes, lines(button), ...footer, ...links.map(lines)].join('\n\n');
  return { subject, text, html: toHtml(content) };
}

const SMALL = 'font-size:13px;line-height:20px;color:#6B5A73';

function toHtml({ language, site, heading, paragraphs, note, button, footer, links = [], subject }: Content): string {
  const paragraph = (text: string, style: string) => `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`;
  const url = escapeHtml(button.url);
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#FFF8F9">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#FFF8F9">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;font:17px/26px system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;color:#231629">
<tr><td style="padding:0 8px 16px;font-weight:600;color:#3C1A5B">${escapeHtml(site)}</td></tr>
<tr><td style="background:#FFFFFF;border-radius:20px;padding:32px 28px">
<h1 style="margin:0 0 16px;font-size:26px;line-height:32px;color:#3C1A5B">${escapeHtml(heading)}</h1>
${paragraphs.map((text) => paragraph(text, '')).join('\n')}
${note ? paragraph(note, 'padding:12px 16px;border-radius:12px;background:#FFF3DC;color:#6B3F00;font-weight:600') : ''}
<p style="margin:24px 0"><a href="${url}" style="display:inline-block;background:#D81E5B;color:#FFFFFF;text-decoration:none;font-weight:600;padding:12px 28px;border-radius:999px">${escapeHtml(button.label)}</a></p>
<p style="margin:0;font-size:13px;line-height:20px;color:#6B5A73;word-break:break-all"><a href="${url}" style="color:#6B5A73">${url}</a></p>
</td></tr>
<tr><td style="padding:20px 8px">
${footer.map((text) => paragraph(text, SMALL)).join('\n')}
${links.map(({ label, url }) => `<p style="margin:0 0 16px;${SMALL}"><a href="${escapeHtml(url)}" style="color:#6B5A73">${escapeHtml(label)}</a></p>`).join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}
