import { describe, expect, it } from '@jest/globals';
import { LOCALES, type Locale } from '../../settings/index.js';
import { DEFAULTS } from '../../settings/settings.values.js';
import { PAGE_IDS } from './page-ids.js';
import { builtInPages, pageText } from './page-text.js';

const values = {
  ...DEFAULTS,
  companyName: 'Velvet B.V.',
  companyAddress: 'Singel 1',
  companyCity: 'Amsterdam',
  supportEmail: 'help@velvet.example',
};

describe.each(PAGE_IDS)('CLI-04 the page %s', (page) => {
  it.each(LOCALES)('is there in %s, with the figures of the company', (language) => {
    const text = pageText(values, page, language);
    expect(text.length).toBeGreaterThan(80);
    expect(text).not.toMatch(/\{(?!#[a-z-]+\}$)|undefined/m);
    // An operator who begins with it has room to write.
    expect(text.length).toBeLessThan(18_000);
  });

  it('names the same figures in every language', () => {
    const figures = (language: Locale) => {
      const { [page]: text } = builtInPages(language);
      return text.match(/\{\w+\}/g)?.sort();
    };
    for (const language of LOCALES) expect(figures(language)).toEqual(figures('nl'));
  });

  it('has the same headings, lists and links in every language', () => {
    const shape = (text: string) => [
      (text.match(/^# /gm) ?? []).length,
      (text.match(/^## /gm) ?? []).length,
      text.match(/\{#.*\}$/gm),
      (text.match(/^- /gm) ?? []).length,
      [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, to]) => to),
    ];
    for (const language of LOCALES)
      expect(shape(pageText(values, page, language))).toEqual(shape(pageText(values, page, 'nl')));
  });
});

describe('ADM-06 a page in the operator’s words', () => {
  const own = { ...values, pageTerms: { nl: '## Eigen\n{site} {company} {unknown}', de: '  ' } };
  it('takes the place of ours in that language, and names the company of the day', () => {
    expect(pageText(own, 'terms', 'nl')).toBe('## Eigen\nVelvet Velvet B.V., Singel 1, Amsterdam, Nederland {unknown}');
    expect(pageText(own, 'terms', 'de')).toBe(pageText(values, 'terms', 'de'));
    expect(pageText(own, 'privacy', 'nl')).toBe(pageText(values, 'privacy', 'nl'));
  });
  it('is the site’s name where no company is filled in', () => {
    expect(pageText(DEFAULTS, 'terms', 'nl')).toContain('een dienst van Velvet.');
  });
});

describe('CLI-04 the questions', () => {
  it('are forty or more, each with an address and an answer of its own', () => {
    const entries = pageText(values, 'faq', 'nl').split(/^## /m).slice(1);
    expect(entries.length).toBeGreaterThanOrEqual(40);
    const addresses = entries.map((entry) => /^.+ \{#([a-z-]+)\}\n(?=.{40})/.exec(entry)?.[1]);
    expect(new Set(addresses).size).toBe(entries.length);
    expect(addresses).not.toContain(undefined);
  });

  it.each([
    [1, 'Wiadomość kosztuje 1 kredyt;'],
    [2, 'Wiadomość kosztuje 2 kredyty;'],
    [5, 'Wiadomość kosztuje 5 kredytów;'],
    [22, 'Wiadomość kosztuje 22 kredyty;'],
  ])('tell the price of the day: %s', (messageCredits, told) => {
    expect(pageText({ ...values, messageCredits }, 'faq', 'pl')).toContain(told);
  });

  it('tell what the operator has set, and nothing else', () => {
    const told = pageText(
      {
        ...values,
        signupCredits: 77,
        photoCredits: 78,
        messageLength: { min: 1, max: 2345 },
        freeConversations: 79,
        freePhotos: 80,
        premiumPhotos: 81,
        refundDays: 82,
        minAge: 83,
        unconfirmedDays: 84,
        activationLinkDays: 85,
        resetLinkHours: 86,
        complaintAnswerDays: 87,
        chatHistoryMonths: 88,
      },
      'faq',
      'nl',
    );
    for (let figure = 77; figure <= 88; figure++) expect(told).toContain(`${figure}`);
    expect(told).toContain('2.345 tekens');
  });

  it('lead to questions and pages that there are', () => {
    const anchors = new Set(builtInPages('nl').faq.match(/(?<=\{#)[a-z-]+/g));
    for (const text of Object.values(builtInPages('nl'))) {
      for (const [, page, anchor] of text.matchAll(/\(\/pages\/([a-z-]+)(?:#([a-z-]+))?\)/g)) {
        expect(PAGE_IDS).toContain(page);
        if (anchor) expect(anchors).toContain(anchor);
      }
    }
  });
});
