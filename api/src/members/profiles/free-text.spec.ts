import { describe, expect, it } from '@jest/globals';
import { worked } from '../../../testing/loop-watch.js';
import { isTooLong, normaliseLine, normaliseText } from './free-text.js';

describe('PRO-01 what a member writes', () => {
  it('keeps paragraphs and loses what shows nothing', () => {
    expect(normaliseText('  Hoi!\r\n\r\n\r\n\r\nIk ben\u202E Anna.\u0000 \t\n')).toBe('Hoi!\n\nIk ben Anna.');
    expect(normaliseText('👩‍👩‍👧‍👦 cafe\u0301')).toBe('👩‍👩‍👧‍👦 café');
  });
  it('is nothing when nothing shows', () => {
    for (const text of ['', ' \n ', '\u200b\u2800', '\u00ad\u034f']) expect(normaliseText(text)).toBeNull();
  });
  it('a place is one line', () => expect(normaliseLine(' Sint-\nMaarten \t aan Zee ')).toBe('Sint- Maarten aan Zee'));

  it('is counted as people count', () => {
    expect(isTooLong('👨‍👩‍👧‍👦'.repeat(2000), 2000)).toBe(false);
    expect(isTooLong('a'.repeat(2001), 2000)).toBe(true);
    expect(isTooLong(`a${'\u0301'.repeat(40_000)}`, 2000)).toBe(true);
  });

  it('PRV-02 takes no longer for 64,000 characters made to be slow', () => {
    const slow = [
      ' ',
      '\t',
      '\u00a0',
      '\n ',
      '\r',
      '\n',
      '\u0301',
      '\u0301\u0316',
      '\u1100',
      '\u0915\u094d',
      'a ',
      '\0',
    ];
    for (const piece of slow) {
      for (const end of ['b', '']) {
        const text = `a${piece.repeat(64_000 / piece.length)}${end}`;
        for (const normalise of [normaliseText, normaliseLine]) {
          const times = Array.from({ length: 3 }, () => {
            const started = worked();
            normalise(text);
            return worked(started);
          });
          expect({ piece, slow: Math.min(...times) >= 100 }).toEqual({ piece, slow: false });
        }
      }
    }
  });
});
