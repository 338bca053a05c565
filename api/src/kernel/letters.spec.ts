import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { folded, plainLetters } from './letters.js';

describe('ADM-08 CHT-02 ACC-02 one comparison for every search', () => {
  it.each([
    ['Łukasz', 'lukasz'],
    ['Søren', 'soren'],
    ['Straßner', 'strassner'],
    ['STRAẞNER', 'strassner'],
    ['Đorđe', 'dorde'],
    ['IŞIL', 'isil'],
    ['Işıl İnci', 'isil inci'],
    ['Æsa Þóra Guðrún', 'aesa thora gudrun'],
    ['Œuvre', 'oeuvre'],
    ['Zoë', 'zoe'],
    ['ﬁona', 'fiona'],
    ['Ａｎｎａ', 'anna'],
    ['An\u00adna', 'anna'],
    ['ΝΙΚΟΣ', 'νικοσ'],
    ['νίκος', 'νικοσ'],
  ])('%s is compared as %s', (text, plain) => {
    expect(folded(text)).toBe(plain);
    expect([text.toLowerCase(), text.toUpperCase()].map(folded)).toEqual([plain, plain]);
  });

  it('keeps capitals where they are asked for', () =>
    expect(plainLetters('Łódź Ærø Straße')).toBe('Lodz AEro Strasse'));

  it.each(['member-web/src/lib', 'admin-web/src/ui'])('is the same in %s, as far as it is needed there', (folder) => {
    const text = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
    expect(text('api/src/kernel/letters.ts')).toContain(text(`${folder}/letters.ts`));
  });
});
