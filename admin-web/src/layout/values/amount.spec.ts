import { describe, expect, it } from 'vitest';
import { amountOf } from './amount';

describe('ADM-06 amounts as people type them', () => {
  it.each([
    ['9,99', 999],
    ['9.99', 999],
    ['9,9', 990],
    ['20', 2000],
    ['0', 0],
    [' € 1.234,50 ', 123450],
    ['1 234,50', 123450],
    ['1,234.5', 123450],
    ['0,29', 29],
  ])('%s is taken', (text, minor) => expect(amountOf(text)).toBe(minor));

  it.each([
    ['9,995', 'too_precise'],
    ['1.500', 'too_precise'],
    ['1.234,567', 'too_precise'],
    ['abc', 'not_an_amount'],
    ['', 'not_an_amount'],
    ['1e3', 'not_an_amount'],
    ['1,2,3', 'not_an_amount'],
    ['1.234.5', 'not_an_amount'],
    ['-5', 'negative'],
    ['−5', 'negative'],
  ])('%s is not guessed at: %s', (text, problem) => expect(amountOf(text)).toBe(problem));
});
