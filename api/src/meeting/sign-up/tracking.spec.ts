import { expect, it } from '@jest/globals';
import { trackingIn, trackingText } from './tracking.js';

it('ACC-11 CLI-10 keeps what the first address told, and nothing where it told nothing', () => {
  const told = { network: 'tide', ref: 'summer', sub1: 'a', sub2: 'b', sub3: 'c', lb: 'x', lander: 'gallery/summer' };
  expect(trackingIn(trackingText(told, 'j'))).toEqual({ source: told, journey: 'j' });
  expect(trackingIn(trackingText({ network: '', sub2: 'b' }, 'j'))).toEqual({ source: { sub2: 'b' }, journey: 'j' });
  expect(trackingText({ network: '' }, 'j')).toBeNull();
  expect(trackingText(undefined, 'j')).toBeNull();
});

it('ACC-11 reads what was kept before journeys had names, and nothing once it is sealed for good', () => {
  expect(trackingIn('{"network":"tide"}')).toEqual({ source: { network: 'tide' }, journey: null });
  expect(trackingIn(null)).toEqual({ source: {}, journey: null });
});
