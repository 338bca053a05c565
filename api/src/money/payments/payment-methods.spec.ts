import { describe, expect, it } from '@jest/globals';
import type { OfferedMethod } from '../../ground/settings/index.js';
import { methodDifferences, offeredMethods } from './payment-methods.js';

const choice = (id: OfferedMethod['id'], other: Partial<OfferedMethod> = {}): OfferedMethod => ({
  id,
  countries: [],
  from: null,
  until: null,
  costs: [],
  ...other,
});
const now = new Date('2026-11-21T12:00:00Z');
const ids = (methods: { id: string }[]) => methods.map(({ id }) => id);

describe('MNY-02 methods that both sides offer', () => {
  const enabled = [choice('ideal'), choice('visa'), choice('blik'), choice('giropay')];

  it('are offered in the order of the site', () => {
    expect(ids(offeredMethods(enabled, { country: 'NL', now, taken: ['visa', 'ideal', 'eps'] }))).toEqual([
      'ideal',
      'visa',
    ]);
  });

  it('are all of ours while the company has not said, and none when it takes none', () => {
    expect(ids(offeredMethods(enabled, { country: 'NL', now }))).toEqual(['ideal', 'visa']);
    expect(offeredMethods(enabled, { country: 'NL', now, taken: [] })).toEqual([]);
  });
});

describe('MNY-02 the difference between the settings and the company', () => {
  it('is told both ways; ended methods and the own form are none', () => {
    const enabled = [choice('ideal'), choice('blik'), choice('sdd'), choice('eps', { until: '2026-11-20' })];
    expect(methodDifferences(enabled, { now, taken: ['ideal', 'eps', 'paypal', 'giropay'] })).toEqual([
      { id: 'blik', difference: 'not_taken' },
      { id: 'paypal', difference: 'not_offered' },
      { id: 'eps', difference: 'not_offered' },
    ]);
    expect(methodDifferences(enabled, { now, taken: null })).toEqual([]);
  });
});
