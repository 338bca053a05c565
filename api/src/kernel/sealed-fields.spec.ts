import { describe, expect, it } from '@jest/globals';
import { sealedFields, unsealed } from './sealed-fields.js';

const one = `~1.${'a'.repeat(40)}`;
const two = `~2.${'b'.repeat(40)}`;
const data = { email: one, changes: { name: two, region: null }, lots: [{ note: one }], credits: 3 };

describe('PRV-01 sealed values of an event', () => {
  it('are found however deep they stand', () =>
    expect(sealedFields(data)).toEqual([
      { field: 'email', value: one },
      { field: 'changes.name', value: two },
      { field: 'lots.0.note', value: one },
    ]));

  it('are shown as text where it is known and never as they are stored', () =>
    expect(unsealed(data, new Map([[one, 'anna@example.org']]))).toEqual({
      email: 'anna@example.org',
      changes: { name: null, region: null },
      lots: [{ note: 'anna@example.org' }],
      credits: 3,
    }));
});
