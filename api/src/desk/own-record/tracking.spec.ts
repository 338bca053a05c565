import { expect, it } from '@jest/globals';
import { trackingText } from './tracking.js';

it('ACC-11 CLI-10 keeps what the first address told, and nothing where it told nothing', () => {
  const told = { network: 'tide', ref: 'summer', sub1: 'a', sub2: 'b', sub3: 'c', lb: 'x' };
  expect(JSON.parse(trackingText(told)!)).toEqual(told);
  expect(trackingText({ network: '', sub2: 'b' })).toBe('{"sub2":"b"}');
  expect(trackingText({ network: '' })).toBeNull();
  expect(trackingText()).toBeNull();
});
