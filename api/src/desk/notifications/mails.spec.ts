import { describe, expect, it } from '@jest/globals';
import { LOCALES } from '../../ground/settings/index.js';
import { formatMessage } from '../../kernel/index.js';
import { linksOf, listPage, mailPage } from '../dev-inbox/inbox-page.js';
import { exampleOf, languagesOf, MAIL_KINDS } from './mails/catalogue.js';
import { campaignMail } from './mails/campaign.mail.js';
import { companyLines } from './mails/company-lines.js';
import { compose, type MailTexts } from './mails/compose.js';
import { dateValues } from './mails/dates.js';

const BUTTON = 'https://velvet.example/tok-en_1';
const kinds = Object.entries(MAIL_KINDS);
const staff = (name: string) => name.startsWith('staff-');
const placeholders = (texts: MailTexts) =>
  [...new Set(JSON.stringify(texts).match(/\{(?!dayOfMonth)\w+(?=[,}])/g))].map((found) => found.slice(1)).sort();

describe.each(kinds)('NTF-02 the %s mail', (name, kind) => {
  it('is written in every language', () => {
    expect(languagesOf(kind)).toEqual(staff(name) ? ['nl', 'en'] : LOCALES);
    expect(new Set(languagesOf(kind).map((language) => exampleOf(kind, language).text)).size).toBe(
      languagesOf(kind).length,
    );
  });

  it.each(languagesOf(kind))('has HTML and text in %s, with nothing left to fill in', (language) => {
    const { subject, text, html } = exampleOf(kind, language);
    for (const part of [text, html]) expect(part).toContain('help@velvet.example');
    for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\w+[,}]|undefined|NaN/);
    expect(linksOf({ text })).toContain(BUTTON);
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain(`href="${BUTTON}"`);
    expect(subject + html).toContain('Velvet');
    expect(html).toContain('prefers-color-scheme: dark');
    // Opening the mail loads nothing from anywhere.
    expect(html).not.toMatch(/<img|<link|@import|src=/);
  });

  it('fills in the same in every language', () => {
    const of = languagesOf(kind).map((language) => placeholders(kind.texts[language]!));
    for (const names of of) expect(names).toEqual(of[0]);
  });

  it('leaves no text empty, and has every plural form of its language', () => {
    for (const language of languagesOf(kind)) {
      const texts = Object.values(kind.texts[language]!).flat() as string[];
      for (const text of texts) expect(text.trim()).not.toBe('');
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.sort();
      for (const text of texts)
        for (const [, all] of text.matchAll(/\{(?!dayOfMonth)\w+, plural, ((?:=?\w+ \{[^{}]*\}\s*)+)\}/g))
          // There may also be a form for an exact number, such as =0.
          expect([language, [...all!.matchAll(/\b([a-z]+) \{/g)].map(([, form]) => form).sort()]).toEqual([
            language,
            forms,
          ]);
    }
  });

  it('says what it is about, whatever was rendered before it', () => {
    const values = { site: 'Vlinderhof', name: 'Zonneschijn' };
    const first = exampleOf(kind, 'nl', values);
    const other = exampleOf(kind, 'nl', { site: '{0} {1}', name: '{2}' });
    expect(other.html).toContain('{0} {1}');
    expect(other.html).not.toMatch(/Vlinderhof|Zonneschijn/);
    expect(exampleOf(kind, 'nl', values)).toEqual(first);
  });

  it('shows what others type as text, not as HTML', () => {
    const { html } = exampleOf(kind, 'nl', {
      site: '<script>alert(1)</script>"',
      email: '<img src=x>',
      name: '</mj-text><mj-raw><b>',
      reason: '{site} <mj-raw>',
    });
    expect(html).not.toMatch(/<script|<img|<mj-|<b>&/);
  });
});

describe('NTF-02 what is filled in', () => {
  it('never ends a header, and is not filled in again', () => {
    const texts = { subject: '{name}: hi', heading: '{name}', paragraphs: ['{a}{b}'], button: 'x', footer: [] };
    const values = { site: '', email: '', name: 'A\r\nBcc: all@example.com', a: '{b}', b: '{days, plural, other {#}}' };
    const { subject, text } = compose('en', texts, values, 'https://e.example');
    expect(subject).toBe('A Bcc: all@example.com: hi');
    expect(text).toContain('{b}{days, plural, other {#}}');
  });

  it('is said in the language of the mail, where the gallery shows it', () => {
    const dutch = /btw|totaal|fictief|fysiek|maart|kortingscode|ongelezen|reclame|betaald met/i;
    for (const [, kind] of kinds)
      for (const language of languagesOf(kind).filter((one) => one !== 'nl'))
        expect([language, exampleOf(kind, language).text]).toEqual([language, expect.not.stringMatching(dutch)]);
  });

  it('cannot be forgotten', () => {
    expect(() => formatMessage('nl', 'Hallo {name}')).toThrow('name');
  });

  it.each([
    ['nl', 1, '1 dag'],
    ['nl', 7, '7 dagen'],
    ['pl', 1, '1 dzień'],
    ['pl', 2, '2 dni'],
    ['pl', 7, '7 dni'],
    ['fr', 1, '1 jour'],
  ] as const)('counts as %s does: %d → %s', (language, days, words) => {
    expect(exampleOf(MAIL_KINDS['activation']!, language, { days }).text).toContain(words);
  });

  it.each([
    ['it', '2026-03-08', ['Fino all’8 marzo 2026', 'Dopo l’8 marzo 2026']],
    ['it', '2026-03-11', ['Fino all’11 marzo 2026', 'Dopo l’11 marzo 2026']],
    ['it', '2026-03-18', ['Fino al 18 marzo 2026', 'Dopo il 18 marzo 2026']],
    ['fr', '2026-03-01', ['Jusqu’au 1er mars 2026', 'Après le 1er mars 2026']],
    ['fr', '2026-03-11', ['Jusqu’au 11 mars 2026', 'Après le 11 mars 2026']],
    ['es', '2026-03-08', ['Hasta el 8 de marzo de 2026']],
  ] as const)('joins a day to its article as %s does: %s, %s', (language, day, words) => {
    const values = dateValues(language, new Date(`${day}T23:30:00Z`), { timeZone: 'UTC' });
    const { text } = exampleOf(MAIL_KINDS['deletion']!, language, values);
    for (const part of words) expect(text).toContain(part);
  });

  it.each(LOCALES)('is printed as it is, whatever signs it has, in %s', (language) => {
    const name = `D'Arcy '{name}' <b> # {days, plural, other {#}}`;
    const { subject, text, html } = exampleOf(MAIL_KINDS['like']!, language, { name, site: "L'été" });
    for (const part of [subject, text]) expect(part).toContain(name);
    expect(subject).toContain("L'été");
    expect(html).toContain('D&#39;Arcy &#39;{name}&#39; &lt;b&gt; # {days, plural, other {#}}');
  });

  it('is what staff wrote, apostrophes and all', () => {
    const texts = { subject: "It's '{name}'", heading: "L'été d'{site}", body: "a''b\n\n# <i>", button: "C'est" };
    const written = campaignMail('news', 'fr', texts);
    const values = { site: 'Velvet', email: 'help@velvet.example', name: 'Anna' };
    const { subject, text } = compose('fr', written, values, BUTTON, { links: [{ label: 'x', url: BUTTON }] });
    expect(subject).toBe("It's 'Anna'");
    expect(text).toMatch(/^L'été d'Velvet\n\na''b\n\n# <i>\n\nC'est:/);
  });

  it.each(LOCALES)('MNY-08 a purchase that can be asked back on its own day alone, in %s: no “0 days”', (language) => {
    const { text } = exampleOf(MAIL_KINDS['receipt']!, language, { days: 0 });
    expect(text).toMatch(/zelfde dag|same day|selben Tag|mismo día|jour même|giorno stesso|samego dnia/);
    expect(text).not.toMatch(/\b0 /);
  });

  it.each([
    ['nl', 1, 'binnen 1 dag terug'],
    ['pl', 1, 'w ciągu 1 dnia'],
    ['pl', 14, 'w ciągu 14 dni'],
    ['fr', 1, 'dans un délai de 1 jour'],
  ] as const)('MNY-08 the days of a refund, in %s: %d → %s', (language, days, words) => {
    expect(exampleOf(MAIL_KINDS['receipt']!, language, { days }).text).toContain(words);
  });
});

describe('NTF-02 on a phone', () => {
  const { html } = exampleOf(MAIL_KINDS['refund-asked']!, 'de');
  it('a long number breaks, so that the names beside it keep their place; an amount does not', () => {
    expect(html).toMatch(/<td class="long">0b0f6a52-/);
    expect(html).toMatch(/<td>9,99\s€/);
  });
  it('only the address breaks anywhere, not the words over it', () => {
    expect(html).toMatch(/\.ruled a \{ word-break: break-all/);
    expect(html.match(/word-break: break-all/g)).toHaveLength(1);
  });
});

describe('PRO-04 a mail about a fictional profile', () => {
  it('labels it on the card, and warns before the button, in both parts', () => {
    const { text, html } = exampleOf(MAIL_KINDS['new-message']!, 'nl');
    expect(text).toContain('Anna · 34 · Noord-Holland · Fictief profiel');
    for (const part of [text, html]) {
      expect(part.indexOf('Fysiek contact')).toBeLessThan(part.indexOf(BUTTON));
      expect(part.indexOf('Fysiek contact')).toBeGreaterThan(0);
    }
  });
});

describe('NTF-02 who writes', () => {
  const company = {
    companyName: 'Velvet B.V.',
    companyAddress: 'Singel 1',
    companyCity: 'Amsterdam',
    companyCountry: 'NL',
    companyKvk: '123',
    companyVatNumbers: [],
  } as const;
  it('stands at the foot, in the language of the mail', () => {
    expect(companyLines({ ...company, companyVatNumbers: ['NL1'] }, 'de')).toEqual([
      'Velvet B.V.',
      'Singel 1, Amsterdam, Niederlande',
      'Registernummer 123 · NL1',
    ]);
    expect(companyLines({ ...company, companyAddress: '', companyKvk: '', companyVatNumbers: [] }, 'nl')).toEqual([
      'Velvet B.V.',
      'Amsterdam, Nederland',
    ]);
    expect(companyLines({ ...company, companyName: '', companyVatNumbers: [] }, 'nl')).toEqual([]);
  });
});

describe('the local inbox', () => {
  const stored = {
    id: 1,
    memberId: 'm',
    to: '<b>a@example.com',
    from: 'Velvet <help@velvet.example>',
    at: new Date(0),
    unsubscribe: null,
    replyTo: null,
    attachments: [{ filename: '<b>receipt.pdf', contentType: 'application/pdf', content: 'AAAA' }],
    ...exampleOf(MAIL_KINDS['activation']!, 'nl'),
    subject: '<img src=x onerror=1>',
  };
  it('escapes everything that came with a mail', () => {
    for (const page of [listPage([stored]), mailPage(stored)]) expect(page).not.toMatch(/<img|<b>a@|<b>receipt/);
    expect(mailPage(stored)).toContain('srcdoc="&lt;!doctype html');
  });
  it('links web addresses only', () => {
    expect(linksOf({ text: 'javascript:alert(1) http://a.example/x data:text/html,1' })).toEqual([
      'http://a.example/x',
    ]);
  });
});
