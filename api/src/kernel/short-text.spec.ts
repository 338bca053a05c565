import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { shortText, showsSomething } from './short-text.js';

/** A soft hyphen, a joiner of marks, a separator of Mongolian, joiners, a selector, a tag, a filler, a blank of Braille. */
const NOTHINGS = '\u00ad \u034f \u180e \u200b \u200c \u200d \u2060 \ufe0f \u{e0061} \u3164 \ufeff \u2800 \ufff9'.split(
  ' ',
);

describe('ACC-02 short texts hold nothing that nobody sees', () => {
  it.each(NOTHINGS)('%j', (nothing) => {
    expect(shortText(`${nothing}@support${nothing}`)).toBe('@support');
    expect(shortText(`an${nothing}na@example.com`)).toBe('anna@example.com');
    expect(shortText(`A ${nothing} B`)).toBe('A B');
    expect(shortText(nothing.repeat(3))).toBe('');
    expect(showsSomething(` ${nothing}\n`)).toBe(false);
  });

  it.each([...'👩‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇳🇱 ❤️ 🏳️‍🌈 1️⃣ 👋🏽 🧑🏽‍⚕️ 👁️‍🗨️ ❤️‍🔥'.split(' ')])('%s stays whole', (emoji) => {
    expect(shortText(` Anna ${emoji}${emoji}`)).toBe(`Anna ${emoji}${emoji}`);
    expect(showsSomething(emoji)).toBe(true);
  });

  it('is one line', () => expect(shortText(' Anna\r\nBcc:\u2028 x\t')).toBe('Anna Bcc: x'));

  it('is the same on the member site', () => {
    const text = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
    const site = text('member-web/src/lib/short-text.ts').replace('const visibleLine', 'export const visibleLine');
    expect(text('api/src/kernel/short-text.ts')).toContain(site);
  });
});
