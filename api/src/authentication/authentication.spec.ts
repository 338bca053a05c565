import { describe, expect, it } from 'vitest';
import { busy } from '../kernel/index.js';
import { Gate } from './gate.js';
import { networkOf } from './login-attempts.js';

describe('ACC-05 addresses of one household count as one', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('%s is of %s', (address, network) => expect(networkOf(address)).toBe(network));
});

describe('the gate before slow work', () => {
  it('lets few run, more wait, and sends the rest away', async () => {
    const gate = new Gate(2, 3);
    let running = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running--;
    };
    const results = await Promise.allSettled(Array.from({ length: 7 }, () => gate.pass(work)));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.map(({ reason }) => (reason as { code: string }).code)).toEqual([busy.code, busy.code]);
    expect(most).toBe(2);
    await gate.pass(() => Promise.reject(new Error('failed'))).catch(() => undefined);
    await expect(Promise.all([gate.pass(work), gate.pass(work)])).resolves.toBeDefined();
    expect(most).toBe(2);
  });
});
