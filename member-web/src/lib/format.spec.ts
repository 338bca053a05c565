import { describe, expect, it } from 'vitest';
import { formatOf } from './format';
import { countGraphemes } from './graphemes';
import { safePath } from './return-path';

const now = new Date(2026, 2, 12, 15, 0);
const at = (day: number, month = 2, year = 2026) => new Date(year, month, day, 9, 5).toISOString();

describe('what a member reads', () => {
  const format = formatOf('nl');

  it('writes money from minor units with the currency’s own decimals', () => {
    expect(format.money({ amount: 4799, currency: 'EUR' }).replace(/\s/g, ' ')).toBe('€ 47,99');
    expect(formatOf('en').money({ amount: 500, currency: 'JPY' })).toBe('¥500');
  });

  it('separates days by name, then by date', () => {
    expect(format.daySeparator(at(12), now)).toBe('Vandaag');
    expect(format.daySeparator(at(11), now)).toBe('Gisteren');
    expect(format.daySeparator(at(9), now)).toBe('Maandag');
    expect(format.daySeparator(at(1), now)).toBe('1 maart');
    expect(format.daySeparator(at(1, 2, 2024), now)).toBe('1 maart 2024');
  });

  it('writes the first of a month as French does', () => {
    expect(formatOf('fr').fullDate(at(1))).toBe('1er mars 2026');
    expect(formatOf('fr').fullDate(at(11))).toBe('11 mars 2026');
  });

  it('makes the formats of a language once, however many rows of a list ask for them', () => {
    expect(formatOf('de')).toBe(formatOf('de'));
    expect(formatOf('de')).not.toBe(formatOf('fr'));
  });

  it('CHT-02 counts characters as people do', () => {
    expect(countGraphemes('né👍🏽🇳🇱')).toBe(4);
  });
});

describe('ACC-16 ways back', () => {
  it.each([
    ...['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '', null],
    ...['/\t/evil.example', '/.//evil.example', '/a/..//evil.example', '/\n\\evil.example', '//['],
  ])('refuses %j', (path) => expect(safePath(path)).toBeUndefined());
  it('keeps a path of this site', () => expect(safePath('/chats/1?x=2')).toBe('/chats/1?x=2'));
});
