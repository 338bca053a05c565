import { expect, it } from '@jest/globals';
import { mandateText } from './mandate-texts.js';

it.each([
  ['nl', 1, 'minstens 1 dag vooraf'],
  ['nl', 2, 'minstens 2 dagen vooraf'],
  ['de', 1, 'mindestens 1 Tag vorher'],
  ['en', 1, 'at least 1 day before'],
  ['pl', 1, 'co najmniej 1 dzień wcześniej'],
] as const)('MNY-04 the mandate in %s says how long before, by %i day', (language, days, words) => {
  const text = mandateText(language, { creditor: 'Velvet', amount: 2_500, collectOn: '2026-03-02', days });
  expect(text.join(' ')).toContain(words);
});
