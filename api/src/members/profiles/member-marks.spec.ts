import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { likeness, marksFor, marksOf, plain } from './member-marks.js';

const hash = (part: string) => createHmac('sha256', 'key').update(part).digest('base64url');
const marks = (text: string) => new Set(marksOf('name')(text, hash).split(' '));
const finds = (text: string, typed: string) => {
  const wanted = marksFor('name', typed, hash);
  const all = (list: string[]) => list.length > 0 && list.every((mark) => marks(text).has(mark));
  return all(wanted.whole) || all(wanted.beginning);
};

describe('ADM-08 marks of sealed names and addresses', () => {
  it.each([
    ['Zoë van Dijk', 'zoe'],
    ['Zoë van Dijk', 'van dij'],
    ['Zoë van Dijk', 'ZOË VAN DIJK'],
    ['Zoë van Dijk', 'zoe v'],
    ['Bo', 'bo'],
    ['Anne-Marie', 'marie'],
    ['anna.jansen84@post.example.org', 'jansen8'],
    ['anna.jansen84@post.example.org', '@post.exa'],
    ['Annabella Constantinescu', 'constantines'],
    ['Łukasz Søren', 'lukasz soren'],
    ['Đorđe Straßner', 'dorde strassner'],
    ['IŞIL', 'isil'],
    ['Işıl', 'ISIL'],
    ['lukasz', 'Łukasz'],
  ])('%s is found by %s', (text, typed) => {
    expect(finds(text, typed)).toBe(true);
    expect(likeness(text, typed)).toBeGreaterThan(0);
  });

  it.each([
    ['Zoë van Dijk', 'oe'],
    ['Zoë van Dijk', 'dijk van'],
    ['Zoë van Dijk', '%'],
    ['Zoë van Dijk', ''],
    ['Bob', 'ob'],
  ])('%s is not what %s means', (text, typed) => expect(likeness(text, typed)).toBe(0));

  it('the same name stands before its words, and words before beginnings', () =>
    expect(['anna', 'anna lisa', 'annabel'].map((name) => likeness(name, 'Anna'))).toEqual([3, 2, 1]));

  it('every word, and every beginning of three letters or more, leads to its member', () => {
    const word = fc.stringMatching(/^[a-zé0-9]{1,12}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), fc.nat(), fc.nat(), (words, at, cut) => {
        const picked = plain(words[at % words.length]!);
        const letters = [...picked];
        const typed = letters.slice(0, Math.max(3, cut % (letters.length + 1))).join('');
        expect(finds(words.join(' '), typed)).toBe(true);
      }),
    );
  });

  it('a mark says little: different words share each of them', () => {
    const all = new Set(Array.from({ length: 4_000 }, (_, n) => marksFor('name', `w${n}`, hash).whole[0]));
    expect(all.size).toBeLessThan(3_700);
    expect([...marks('Zoë van Dijk')].join()).not.toMatch(/zoe|van|dij/);
  });

  it('nothing that is typed makes it fail', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        marksFor('address', typed, hash);
        likeness('anna', typed);
      }),
    ));
});
