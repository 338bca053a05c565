import { createSecretKey, randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { seal, unseal } from './sealing.js';

describe('PRV-01 sealed bytes', () => {
  const key = createSecretKey(randomBytes(32));

  it('open as they were sealed, also when there is nothing in them', () => {
    for (const text of ['', 'Größe 🌷']) expect(unseal(key, seal(key, text)).toString()).toBe(text);
    const about = Buffer.from('ann');
    expect(unseal(key, seal(key, 'x', about), about).toString()).toBe('x');
    expect(() => unseal(key, seal(key, 'x', about))).toThrow();
  });

  it('do not open by a part of their tag, which is easier to guess than the whole', () => {
    const box = seal(key, '');
    expect(box).toHaveLength(28);
    for (let length = 0; length < box.length; length++) expect(() => unseal(key, box.subarray(0, length))).toThrow();
    // A nonce that ends like the tag: both in one, and nothing between.
    for (const length of [4, 8, 12, 13, 14, 15]) expect(() => unseal(key, box.subarray(-length))).toThrow();
  });

  it('do not open once a bit of them is another', () => {
    const box = seal(key, 'x');
    for (let at = 0; at < box.length; at++) {
      const other = Buffer.from(box);
      other[at]! ^= 1;
      expect(() => unseal(key, other)).toThrow();
    }
  });
});
