import { describe, expect, it } from 'vitest';
import { isTooLong, normaliseLine, normaliseText } from './free-text.js';

describe('PRO-01 what a member writes', () => {
  it('keeps paragraphs and loses what shows nothing', () => {
    expect(normaliseText('  Hoi!\r\n\r\n\r\n\r\nIk ben\u202E Anna.\u0000 \t\n')).toBe('Hoi!\n\nIk ben Anna.');
    expect(normaliseText('👩‍👩‍👧‍👦 cafe\u0301')).toBe('👩‍👩‍👧‍👦 café');
  });
  it('is nothing when nothing shows', () => {
    for (const text of ['', ' \n ', '\u200b\u2800']) expect(normaliseText(text)).toBeNull();
  });
  it('a place is one line', () => expect(normaliseLine(' Sint-\nMaarten \t aan Zee ')).toBe('Sint- Maarten aan Zee'));

  it('is counted as people count', () => {
    expect(isTooLong('👨‍👩‍👧‍👦'.repeat(2000), 2000)).toBe(false);
    expect(isTooLong('a'.repeat(2001), 2000)).toBe(true);
    expect(isTooLong(`a${'\u0301'.repeat(40_000)}`, 2000)).toBe(true);
  });
});
