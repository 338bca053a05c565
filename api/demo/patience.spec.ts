import { describe, expect, it } from '@jest/globals';
import { busy, invalidInput } from '../src/kernel/index.js';
import { patiently } from './patience.js';

describe('the demo world on a machine with other work', () => {
  it('asks again while the site is busy, and no more than that', async () => {
    const answers = [busy({}), busy({}), 'made'];
    const ask = () => {
      const answer = answers.shift()!;
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    };
    expect(await patiently(ask)).toBe('made');
    const refused = invalidInput([]);
    await expect(patiently(() => Promise.reject(refused))).rejects.toBe(refused);
  });
});
