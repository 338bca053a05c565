import { describe, expect, it } from 'vitest';
import { factsOf, recordOf } from './timeline';

describe('ADM-05 an event as lines', () => {
  it('keeps the order, money whole and parts under what they belong to', () => {
    const data = { memberId: 'm1', price: { amount: 999, currency: 'EUR' }, changes: { city: null }, of: ['a', 'b'] };
    expect(factsOf(data)).toEqual([
      { field: 'memberId', name: 'memberId', depth: 0, value: 'm1' },
      { field: 'price', name: 'price', depth: 0, value: { amount: 999, currency: 'EUR' } },
      { field: 'changes', name: 'changes', depth: 0, value: undefined },
      { field: 'changes.city', name: 'city', depth: 1, value: null },
      { field: 'of', name: 'of', depth: 0, value: 'a, b' },
    ]);
  });

  it('of a member’s streams leads to the member', () => {
    expect(recordOf('wallet-a-b')).toEqual({ resource: 'members', id: 'a-b' });
    expect(recordOf('settings-site')).toBeUndefined();
  });
});
