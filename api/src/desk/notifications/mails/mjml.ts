import { escapeHtml } from '../../../kernel/index.js';
import type { Content, Figure, Group, MailLink, Person } from './content.js';
import { DARK, LIGHT } from './mail-colours.js';

/** Placeholder for one text; `n` is its index in `filled`. */
const blank = (n: number) => `{${n}}`;
const BLANK = /\{(\d+)\}/g;

/** Mails of one shape differ in their texts only, so the layout around the placeholders is rendered once. */
class Blanks {
  readonly filled: string[] = [];

  readonly text = (plain: string) => this.add(escapeHtml(plain));

  /** Text for people to read: never breaks the line after the e of e-mail. */
  readonly words = (plain: string) =>
    this.add(escapeHtml(plain).replace(/\be-mail\p{L}*/giu, '<span class="whole">$&</span>'));

  private add(html: string): string {
    return blank(this.filled.push(html) - 1);
  }
}

/** Splits a rendered page at its placeholders: even indexes hold HTML, odd ones the placeholder's number. */
export const splitBlanks = (html: string): string[] => html.split(BLANK);

export const fillBlanks = (parts: readonly string[], filled: readonly string[]): string =>
  parts.map((part, i) => (i % 2 ? filled[Number(part)]! : part)).join('');

/** The page with placeholders, and the texts for them as HTML. */
export function toMjml(content: Content): { mjml: string; filled: string[] } {
  const blanks = new Blanks();
  return { mjml: pageOf(content, blanks), filled: blanks.filled };
}

/** What mail programs show next to the subject. */
const preview = ({ paragraphs, heading }: Content, { text }: Blanks) => text(paragraphs[0] ?? heading);

const pageOf = (content: Content, blanks: Blanks): string => `<mjml lang="${blanks.text(content.language)}">
<mj-head>
  <mj-title>${blanks.text(content.subject)}</mj-title>
  <mj-preview>${preview(content, blanks)}</mj-preview>
  <mj-raw><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"></mj-raw>
  <mj-attributes>
    <mj-all font-family="system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif" color="${LIGHT.ink}" padding="0" />
    <mj-text font-size="17px" line-height="26px" padding="0 0 16px" />
    <mj-button font-size="17px" line-height="24px" font-weight="600" border-radius="28px" inner-padding="14px 28px"
      background-color="${LIGHT.primary}" color="${LIGHT.onPrimary}" align="left" padding="8px 0 20px" />
  </mj-attributes>
  <mj-style>${STYLE}</mj-style>
</mj-head>
<mj-body background-color="${LIGHT.ground}" width="560px" css-class="ground">
  ${section(header(content, blanks), 'padding="28px 24px 16px"')}
  <mj-wrapper padding="0 12px">${section(card(content, blanks), `background-color="${LIGHT.surface}" border-radius="20px" padding="32px 24px 12px" css-class="surface"`)}</mj-wrapper>
  ${section(foot(content, blanks), 'padding="24px 24px 32px"')}
</mj-body>
</mjml>`;

const section = (blocks: string, attributes: string) =>
  `<mj-section ${attributes}><mj-column>${blocks}</mj-column></mj-section>`;

const header = (
  { sender: { site } }: Content,
  { text }: Blanks,
) => `<mj-text css-class="brand" padding="0" font-size="20px"
  line-height="32px" font-weight="600" color="${LIGHT.secondary}"><span class="mark" aria-hidden="true">${text(
    [...site][0]?.toUpperCase() ?? '',
  )}</span>&nbsp;&nbsp;${text(site)}</mj-text>`;

function card(content: Content, blanks: Blanks): string {
  const { heading, people, paragraphs, figures, groups, note, button, spelledOut } = content;
  const { text, words } = blanks;
  const personOf = (one: Person) => person(one, blanks);
  const one = people.filter(({ url }) => !url);
  const several = people.filter(({ url }) => url);
  return [
    `<mj-text css-class="heading" color="${LIGHT.secondary}"><h1>${words(heading)}</h1></mj-text>`,
    ...one.map(personOf),
    ...paragraphs.map((paragraph) => `<mj-text css-class="ink">${words(paragraph)}</mj-text>`),
    figures.length > 0 ? figureTable(figures, blanks) : '',
    ...several.map(personOf),
    ...groups.map((group) => groupOf(group, blanks)),
    note ? `<mj-text padding="4px 0 20px"><div class="note">${words(note)}</div></mj-text>` : '',
    `<mj-button css-class="button" href="${text(button.url)}">${text(button.label)}</mj-button>`,
    spelledOut ? spelled(spelledOut, button.url, blanks) : '',
  ].join('\n');
}

const person = ({ name, facts, label, url }: Person, { text }: Blanks) => {
  const initial = text([...name][0]?.toUpperCase() ?? '');
  const named = url ? `<a class="quiet-link" href="${text(url)}"><b>${text(name)}</b></a>` : `<b>${text(name)}</b>`;
  const lines = [
    named,
    facts ? `<span class="quiet">${text(facts)}</span>` : '',
    label ? `<span class="label">${text(label)}</span>` : '',
  ];
  return `<mj-table css-class="person" padding="0 0 16px" font-size="17px" line-height="24px"><tr>
    <td width="64" valign="middle" aria-hidden="true"><div class="initial">${initial}</div></td>
    <td valign="middle">${lines.filter(Boolean).join('<br />')}</td></tr></mj-table>`;
};

const groupOf = ({ title, people, link }: Group, blanks: Blanks) => {
  const { text, words } = blanks;
  return [
    `<mj-text css-class="heading" color="${LIGHT.secondary}" padding="8px 0 16px"><h2>${words(title)}</h2></mj-text>`,
    ...people.map((one) => person(one, blanks)),
    `<mj-text css-class="ink" font-size="15px"><a class="quiet-link" href="${text(link.url)}">${text(link.label)}</a></mj-text>`,
  ].join('\n');
};

/** Characters above which a value, such as a payment's number, does not fit next to its label on a phone. */
const LONG = 24;

const figureTable = (figures: Figure[], { text }: Blanks) =>
  `<mj-table css-class="figures" padding="0 0 20px" font-size="15px" line-height="24px">${figures
    .map(
      ({ label, value, total }) =>
        `<tr class="${total ? 'total' : 'line'}"><th scope="row">${text(label)}</th><td${value.length > LONG ? ' class="long"' : ''}>${text(value)}</td></tr>`,
    )
    .join('')}</mj-table>`;

const spelled = (words: string, url: string, { text }: Blanks) =>
  `<mj-text css-class="small" font-size="13px" line-height="20px" color="${LIGHT.quiet}"><div class="ruled">${text(
    words,
  )}<br /><a class="quiet-link" href="${text(url)}">${text(url)}</a></div></mj-text>`;

function foot({ footer, links, sender }: Content, { text, words }: Blanks): string {
  const small = (html: string) =>
    `<mj-text css-class="small" font-size="13px" line-height="20px" padding="0 0 12px" color="${LIGHT.quiet}">${html}</mj-text>`;
  const link = ({ label, url }: MailLink) => `<a class="quiet-link" href="${text(url)}">${text(label)}</a>`;
  return [
    ...footer.map((line) => small(words(line))),
    ...links.map((one) => small(link(one))),
    sender.company.length > 0 ? small(sender.company.map(text).join('<br />')) : '',
  ].join('\n');
}

// Mail programs without dark mode, or without support for <style>, show the light page, whose styles are inline.
const STYLE = `
  h1 { margin: 0; font-size: 26px; line-height: 32px; font-weight: 600; letter-spacing: -0.01em; }
  h2 { margin: 0; font-size: 20px; line-height: 28px; font-weight: 600; }
  .mark { display: inline-block; width: 32px; height: 32px; border-radius: 16px; text-align: center;
    background: ${LIGHT.primary}; color: ${LIGHT.onPrimary}; }
  .initial { width: 48px; height: 48px; line-height: 48px; border-radius: 24px; text-align: center; font-size: 20px;
    font-weight: 600; background: ${LIGHT.tint}; color: ${LIGHT.secondary}; }
  .label { display: inline-block; font-size: 13px; line-height: 20px; padding: 2px 10px; border-radius: 12px;
    background: ${LIGHT.noteGround}; color: ${LIGHT.note}; font-weight: 600; }
  .note { padding: 12px 16px; border-radius: 12px; font-weight: 600; font-size: 15px; line-height: 24px;
    background: ${LIGHT.noteGround}; color: ${LIGHT.note}; }
  .ruled { border-top: 1px solid ${LIGHT.rule}; padding-top: 16px; }
  .ruled a { word-break: break-all; }
  .whole { white-space: nowrap; }
  .quiet { color: ${LIGHT.quiet}; font-size: 15px; }
  .quiet-link { color: inherit; text-decoration: underline; }
  .figures th { text-align: left; word-break: normal; font-weight: 400; padding: 8px 12px 8px 0; color: ${LIGHT.quiet};
    border-bottom: 1px solid ${LIGHT.rule}; }
  .figures td { text-align: right; padding: 8px 0; white-space: nowrap; font-variant-numeric: tabular-nums;
    border-bottom: 1px solid ${LIGHT.rule}; }
  .figures .long { white-space: normal; word-break: normal; overflow-wrap: anywhere; }
  .figures .total th, .figures .total td { font-weight: 600; border-bottom: 0; color: ${LIGHT.ink}; }
  @media (prefers-color-scheme: dark) {
    body, .ground, .ground > div { background-color: ${DARK.ground} !important; }
    .surface, .surface > table { background: ${DARK.surface} !important; background-color: ${DARK.surface} !important; }
    .ink div, .person table, .figures table, .figures .total th, .figures .total td { color: ${DARK.ink} !important; }
    .heading div, .brand div { color: ${DARK.secondary} !important; }
    .mark, .button td, .button a { background: ${DARK.primary} !important; color: ${DARK.onPrimary} !important; }
    .small div, .quiet, .figures .line th { color: ${DARK.quiet} !important; }
    .note, .label { background: ${DARK.noteGround} !important; color: ${DARK.note} !important; }
    .initial { background: ${DARK.tint} !important; color: ${DARK.secondary} !important; }
    .ruled, .figures th, .figures td { border-color: ${DARK.rule} !important; }
  }
`;
