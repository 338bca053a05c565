import { describe, expect, it } from '@jest/globals';
import type { MailWords } from '../../../ground/settings/domain.js';
import { LOCALES } from '../../../ground/settings/index.js';
import { MESSAGES } from '../messages.js';
import { exampleOf, kindFor } from './catalogue.js';
import { isPushText, MAIL_TEXT_IDS, mailTextProblems, mailTexts, offeredText, pushText, worded } from './mail-texts.js';

const ours = offeredText('activation', 'nl').ours;
const decision = offeredText('account-disabled', 'nl').ours;
const problems = (words: Partial<MailWords>) => mailTextProblems('activation', 'nl', { ...ours, ...words });

describe('NTF-02 the operator’s own words for a mail', () => {
  it('can be written for every mail and push but those whose sentences depend on a decision', () => {
    const all = [...Object.keys(MESSAGES.nl.mails), ...Object.keys(MESSAGES.nl.push).map((name) => `push.${name}`)];
    const fixed = all.filter((id) => !(MAIL_TEXT_IDS as readonly string[]).includes(id));
    expect(fixed).toEqual(['text-cleared', 'text-put-back']);
  });

  it.each(MAIL_TEXT_IDS.flatMap((id) => LOCALES.map((language) => [id, language] as const)))(
    'of %s begin with ours in %s, which fit and can be filled in',
    (id, language) => {
      const { ours: words } = offeredText(id, language);
      expect(mailTextProblems(id, language, words)).toEqual([]);
      if (isPushText(id)) return expect(words.text).not.toBe('');
      const texts = { [language]: worded(MESSAGES[language].mails[id], words) };
      const { subject, text } = exampleOf({ ...kindFor(id), texts }, language);
      for (const part of [subject, text]) expect(part).not.toMatch(/[{}]|undefined|NaN/);
    },
  );

  it('take names in braces that the mail can fill in, and say which where one is strange', () => {
    expect(offeredText('activation', 'nl').allowed).toEqual(expect.arrayContaining(['days', 'site', 'email']));
    expect(problems({ text: 'Welkom bij {site}, {days} dagen lang.' })).toEqual([]);
    for (const text of ['{balance}', 'Welkom {', '{}', '{days, plural, other {#}}'])
      expect(problems({ text })).toEqual([
        { field: 'text', code: 'placeholder_not_offered', params: { allowed: expect.stringContaining('{site}, ') } },
      ]);
    expect(mailTextProblems('push.like', 'nl', { subject: '', heading: '', text: '{name}!' })).toEqual([
      { field: 'text', code: 'no_placeholders', params: { allowed: '' } },
    ]);
  });

  it('cannot leave out what the law or the next step needs', () => {
    const missing = (part: string, names: string) => [
      { field: part, code: 'placeholder_missing', params: { missing: names } },
    ];
    const silent = { ...decision, text: 'Op {date} ging het mis bij {site}.' };
    expect(mailTextProblems('account-disabled', 'nl', silent)).toEqual(missing('text', '{reason}'));
    const unnumbered = { ...offeredText('complaint-received', 'nl').ours, subject: 'Je klacht' };
    expect(mailTextProblems('complaint-received', 'nl', unnumbered)).toEqual(missing('subject', '{number}'));
    expect(problems({ subject: ' ' })).toEqual([{ field: 'subject', code: 'required' }]);
  });

  it('take the place of ours in their language, literally, and leave button and footer', () => {
    const words = { subject: "L'été à {site}", heading: "'t Is zover", text: "Dit is 'm.\n\nTot bij {site}" };
    const written = [{ id: 'activation', words: { nl: words } }];
    const texts = mailTexts('activation', 'nl', written);
    const { subject, html, text } = exampleOf({ ...kindFor('activation'), texts: { nl: texts } }, 'nl', {
      site: '<b>Velvet</b>',
    });
    expect(subject).toBe("L'été à <b>Velvet</b>");
    expect(text).toContain("Dit is 'm.\n\nTot bij <b>Velvet</b>");
    expect(html).not.toContain('<b>Velvet');
    const { button, footer } = MESSAGES.nl.mails.activation;
    expect(texts).toMatchObject({ button, footer });
    expect(mailTexts('activation', 'de', written)).toBe(MESSAGES.de.mails.activation);
    expect(mailTexts('deletion', 'nl', written)).toBe(MESSAGES.nl.mails.deletion);
  });

  it('give way to ours where a newer version of the mail asks for more', () => {
    const old = [{ id: 'account-disabled', words: { nl: { ...decision, text: 'Tot ziens {nickname}' } } }];
    expect(mailTexts('account-disabled', 'nl', old)).toBe(MESSAGES.nl.mails['account-disabled']);
  });

  it('are all that a push says below the name', () => {
    const written = [{ id: 'push.like', words: { nl: { subject: '', heading: '', text: 'Wil je leren kennen' } } }];
    expect(pushText('like', 'nl', written)).toBe('Wil je leren kennen');
    expect(pushText('like', 'en', written)).toBe(MESSAGES.en.push.like);
  });
});
