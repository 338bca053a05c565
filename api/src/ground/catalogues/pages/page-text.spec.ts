import { describe, expect, it } from '@jest/globals';
import { LOCALES } from '../../settings/index.js';
import { DEFAULTS } from '../../settings/settings.values.js';
import { PAGE_IDS } from './page-ids.js';
import { pageText } from './page-text.js';

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
    expect(text).not.toMatch(/\{|undefined/);
  });

  it('has the same headings, lists and links in every language', () => {
    const shape = (text: string) => [
      (text.match(/^## /gm) ?? []).length,
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
