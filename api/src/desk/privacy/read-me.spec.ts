import { describe, expect, it } from '@jest/globals';
import { LOCALES } from '../../ground/settings/index.js';
import { MESSAGES } from './messages.js';
import { readMe } from './read-me.js';

const told = { site: 'Velvet', email: 'help@velvet.example', day: new Date('2026-03-16T13:05:00Z') };
const placeholders = (texts: object) => [...new Set(JSON.stringify(texts).match(/\{\w+\}/g))].sort();

describe.each(LOCALES)('ACC-10 PRV-02 what own data says of itself, in %s', (locale) => {
  it('fills in the same as in Dutch, and leaves no text empty', () => {
    const { files, ...texts } = MESSAGES[locale];
    expect(placeholders(MESSAGES[locale])).toEqual(placeholders(MESSAGES.nl));
    for (const text of Object.values({ ...files, ...texts })) expect(text.trim()).not.toBe('');
  });

  it('names the site, the day, where to ask and every file', () => {
    const text = readMe(locale, told);
    for (const part of ['Velvet', '16', '2026', 'help@velvet.example']) expect(text).toContain(part);
    for (const file of ['account', 'profile', 'photos', 'conversations', 'history/*'])
      expect(text).toContain(`\n${file}.json`);
    expect(text).not.toMatch(/[{}]|undefined/);
  });
});
