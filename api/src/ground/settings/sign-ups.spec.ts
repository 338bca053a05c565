import { expect, it } from '@jest/globals';
import { maySignUp } from './sign-ups.js';

it.each([
  ['all', {}, true],
  ['with_trafficsource', {}, false],
  ['with_trafficsource', { network: '', ref: '' }, false],
  ['with_trafficsource', { network: 'tide' }, true],
  ['with_trafficsource', { ref: 'summer' }, true],
  ['other', { network: 'tide' }, false],
] as const)('ACC-01 with sign-ups for %s, who came with %j may: %s', (signups, tracking, may) =>
  expect(maySignUp(signups, tracking)).toBe(may),
);
