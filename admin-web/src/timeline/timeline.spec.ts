import { describe, expect, it } from 'vitest';
import { factsOf, recordOf } from './timeline';

describe('ADM-05 an event as lines', () => {
  it('keeps the order, money whole and parts under what they belong to', () => {
    const data = {
      memberId: 'm1',
      price: { amount: 999, currency: 'EUR' },
      changes: { city: null },
      of: ['a', 'b'],
      none: [],
      to: [{ lot: 2, totals: [{ amount: 1, currency: 'EUR' }] }],
    };
    const line = (path: string, value: unknown, more: object = {}) => {
      const [name, depth] = [path.split('.').at(-1), path.split('.').length - 1];
      return { field: path, path, name, depth, value, ...more };
    };
    expect(factsOf(data)).toEqual([
      line('memberId', 'm1'),
      line('price', { amount: 999, currency: 'EUR' }),
      line('changes', undefined),
      line('changes.city', null),
      line('of', ['a', 'b']),
      line('none', null),
      line('to', undefined),
      line('to', undefined, { field: 'to.0', place: 1, depth: 1 }),
      line('to.lot', 2, { field: 'to.0.lot', depth: 2 }),
      line('to.totals', undefined, { field: 'to.0.totals', depth: 2 }),
      line('to.totals', { amount: 1, currency: 'EUR' }, { field: 'to.0.totals.0', place: 1, depth: 3 }),
    ]);
  });

  it('of a member’s streams leads to the member, one of the settings to their history', () => {
    expect(recordOf('wallet-a-b')).toEqual({ resource: 'members', id: 'a-b' });
    expect(recordOf('chatsigns-a')).toEqual({ resource: 'members', id: 'a' });
    expect(recordOf('discount-LENTE')).toEqual({ resource: 'discounts', id: 'LENTE' });
    expect(recordOf('settings-site')).toEqual({ resource: 'settings', id: 'history' });
    expect(recordOf('relation-a:b')).toBeUndefined();
  });
});
