import { headersOf, type InboxMail, type InboxSms, type ShownPush } from '../../ground/delivery/index.js';
import { numbersIn } from '../complaints/index.js';
import { escapeHtml } from '../../kernel/index.js';
import { languagesOf, MAIL_KINDS } from '../notifications/index.js';

/** The URLs in a mail's text. */
export const linksOf = ({ text }: { text: string }): string[] => [...new Set(text.match(/https?:\/\/[^\s<>"']+/g))];

const link = (url: string, label = url) => `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`;
const when = (at: Date) =>
  `<time datetime="${at.toISOString()}">${at.toISOString().slice(0, 16).replace('T', ' ')} UTC</time>`;

/** Newest first, under one heading per kind, each with its purpose. */
export const listPage = (mails: InboxMail[], pushes: ShownPush[] = [], texts: InboxSms[] = []): string =>
  page(
    'Inbox',
    `<h1>Inbox</h1>
    <p class="quiet">What this development site would have sent. Nothing really goes out.
    ${link('/api/dev/mails', 'Every kind of mail, in every language')}</p>
    ${section('Mails', mails.map(item))}
    ${pushes.length === 0 ? '' : section('Notifications', pushes.map(push))}
    ${texts.length === 0 ? '' : section('Text messages', texts.map(sms))}`,
    '<meta http-equiv="refresh" content="5">',
  );

const section = (title: string, items: string[]) =>
  `<h2 class="part">${title} <span class="quiet">${items.length}</span></h2>
  ${items.length === 0 ? '<p class="none">Nothing yet. Sign up on the site, and the first mail is here in a moment.</p>' : `<ul>${items.join('\n')}</ul>`}`;

const item = (mail: InboxMail) => {
  const [first, ...others] = linksOf(mail);
  return `<li><h3>${link(`/api/dev/inbox/${mail.id}`, mail.subject)}</h3>
  <p class="quiet">${escapeHtml(mail.to)} · ${when(mail.at)}${mail.attachments.length > 0 ? ' · with attachment' : ''}</p>
  ${first ? `<p class="url">${link(first)}</p>` : ''}
  ${others.length === 0 ? '' : `<details><summary>Other links (${others.length})</summary>${others.map((url) => `<p class="url">${link(url)}</p>`).join('')}</details>`}</li>`;
};

const push = ({ title, body, path, at }: ShownPush) =>
  `<li><h3>${link(path, title)}</h3><p>${escapeHtml(body)}</p><p class="quiet">${when(at)}</p></li>`;

const sms = ({ to, text, at }: InboxSms) =>
  `<li><h3>${escapeHtml(to)}</h3><p>${escapeHtml(text)}</p><p class="quiet">${when(at)}</p></li>`;

/** Replies to mails of a complaint come back to it; this form stands for the recipient's mail program. */
const replyForm = ({ id, subject }: InboxMail) =>
  numbersIn(subject).length === 0
    ? ''
    : `<h2>Reply</h2><form method="post" enctype="text/plain" action="/api/dev/inbox/${id}/reply">
      <p><textarea name="text" rows="4" aria-label="Your reply" required></textarea></p>
      <p><button>Send reply</button></p></form>`;

const headers = ({ from, to, replyTo, subject, unsubscribe }: InboxMail) =>
  Object.entries({
    From: from,
    To: to,
    ...(replyTo && { 'Reply-To': replyTo }),
    Subject: subject,
    ...headersOf({ unsubscribe: unsubscribe ?? undefined }),
  })
    .map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('');

const attachments = ({ id, attachments }: InboxMail) =>
  attachments.map(({ filename }, i) => `<li>${link(`/api/dev/inbox/${id}/attachments/${i}`, filename)}</li>`).join('');

/** The mail's HTML is shown in a sandboxed frame that can only open links. */
export const mailPage = (mail: InboxMail): string =>
  page(
    mail.subject,
    `<p>${link('/api/dev/inbox', 'All mails')}</p><h1>${escapeHtml(mail.subject)}</h1>
    <p class="quiet">${escapeHtml(mail.to)} · ${when(mail.at)}</p>
    ${linksOf(mail)
      .map((url) => `<p>${link(url)}</p>`)
      .join('')}
    <iframe title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(
      mail.html.replace('<head>', '<head><base target="_blank">'),
    )}"></iframe>
    ${mail.attachments.length > 0 ? `<h2>Attachments</h2><ul>${attachments(mail)}</ul>` : ''}
    ${replyForm(mail)}
    <h2>As text</h2><pre>${escapeHtml(mail.text)}</pre>
    <h2>Headers</h2><dl>${headers(mail)}</dl>`,
  );

const page = (title: string, body: string, head = '') => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
<title>${escapeHtml(title)}</title>
<style>
:root { color-scheme: light dark; --quiet: light-dark(#6b5a73, #b9a9c4); --link: light-dark(#3c1a5b, #c9a7f2); }
body { margin: 0 auto; max-width: 720px; padding: 24px 16px; background: light-dark(#fff8f9, #17101d);
  color: light-dark(#231629, #f5eef8); font: 15px/24px system-ui, sans-serif; }
h1 { font-size: 26px; line-height: 32px; margin: 8px 0; }
h2, h3 { font-size: 17px; line-height: 24px; margin: 0; overflow-wrap: anywhere; }
h2.part { margin: 24px 0 0; font-size: 20px; line-height: 28px; }
.none { padding: 24px 16px; border-radius: 12px; background: light-dark(#fff, #231a2b); color: var(--quiet); }
summary { cursor: pointer; color: var(--quiet); font-size: 13px; padding: 8px 0; }
a:focus-visible, summary:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 4px; }
p { margin: 4px 0; overflow-wrap: anywhere; }
a { color: var(--link); }
ul { list-style: none; padding: 0; }
li, pre { background: light-dark(#fff, #231a2b); border-radius: 12px; padding: 16px; margin: 12px 0; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; font-size: 13px; }
dt { color: var(--quiet); } dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 880px; resize: vertical; box-sizing: border-box; margin: 16px 0; border-radius: 12px;
  border: 1px solid light-dark(#eadfee, #3d3048); }
time { white-space: nowrap; }
textarea { box-sizing: border-box; width: 100%; font: inherit; padding: 8px; }
button { font: inherit; padding: 8px 16px; }
.quiet { color: var(--quiet); font-size: 13px; }
.url { overflow: hidden; font-size: 13px; text-overflow: ellipsis; white-space: nowrap; }
</style>
</head>
<body><main>${body}</main></body>
</html>
`;

/** Shows every mail in every language, for review. */
export const galleryPage = (): string =>
  page(
    'Mails',
    `<p><a href="/api/dev/inbox">Inbox</a></p><h1>Mails</h1><ul>${Object.entries(MAIL_KINDS)
      .map(
        ([name, kind]) =>
          `<li><h2>${name}</h2><p>${languagesOf(kind)
            .map((language) => `<a href="/api/dev/mails/${name}/${language}">${language}</a>`)
            .join(' · ')}</p></li>`,
      )
      .join('')}</ul>`,
  );
