import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { referenceOf } from './references';

describe('ADM-08 what a record is called by', () => {
  it('is its kind and the end of its id', () => {
    expect(referenceOf('payments', '01a21e84-9000-7000-8000-00004f2a91c3')).toBe('PAY-4F2A91C3');
    expect(referenceOf('discounts', 'LENTE')).toBeUndefined();
  });

  it('is as the API has it in mails and on receipts', () => {
    const api = readFileSync(join(import.meta.dirname, '../../../../api/src/ground/lists/references.ts'), 'utf8');
    const kinds = [...api.matchAll(/(\w+): '([A-Z]{3})'/g)].map(([, kind, word]) => [`${kind}s`, word]);
    expect(kinds).toHaveLength(5);
    for (const [list, word] of kinds)
      expect(referenceOf(list!, '01a21e84-9000-7000-8000-00004f2a91c3')).toBe(`${word}-4F2A91C3`);
  });
});
