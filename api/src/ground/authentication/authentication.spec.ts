import { describe, expect, it } from '@jest/globals';
import { busy } from '../../kernel/index.js';
import { testKernel } from '../../../testing/kernel/index.js';
import { deviceOf } from './device.js';
import { Bulkhead } from './bulkhead.js';
import { Passwords } from './passwords.js';

const OWNER = '00000000-0000-4000-8000-000000000001';

describe('the gate before slow work', () => {
  it('lets few run, more wait, and sends the rest away', async () => {
    const bulkhead = new Bulkhead(2, 3);
    let running = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running--;
    };
    const results = await Promise.allSettled(Array.from({ length: 7 }, () => bulkhead.pass(work)));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.map(({ reason }) => (reason as { code: string }).code)).toEqual([busy.code, busy.code]);
    expect(most).toBe(2);
    await bulkhead.pass(() => Promise.reject(new Error('failed'))).catch(() => undefined);
    await expect(Promise.all([bulkhead.pass(work), bulkhead.pass(work)])).resolves.toBeDefined();
    expect(most).toBe(2);
  });
});

describe('ACC-05 a login does not wait in line with sign-ups', () => {
  it('and too many of these are sent away', async () => {
    const { database } = await testKernel();
    const passwords = new Passwords(database);
    const done: string[] = [];
    const hash = await passwords.hash('the right one');
    await database.query('INSERT INTO authentication.credentials VALUES ($1, $2)', [OWNER, hash]);
    const newcomers = Array.from({ length: 25 }, () =>
      passwords.hashNew('somebody new').then(
        () => done.push('signed up'),
        (error: { code: string }) => done.push(error.code),
      ),
    );
    expect(await passwords.verify(OWNER, 'the right one')).toBeDefined();
    expect(done.filter((what) => what === busy.code)).toHaveLength(4);
    expect(done.filter((what) => what === 'signed up').length).toBeLessThan(10);
    await Promise.all(newcomers);
    expect(done.filter((what) => what === 'signed up')).toHaveLength(21);
  });
});

describe('ACC-06 ADM-05 a session is told apart by its device', () => {
  const mozilla = 'Mozilla/5.0 ';
  it.each([
    [`${mozilla}(X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox, Linux'],
    [`${mozilla}(Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0`, 'Edge, Windows'],
    [
      `${mozilla}(iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Safari/604.1`,
      'Safari, iPhone',
    ],
    [`${mozilla}(Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36`, 'Chrome, Android'],
    ['curl/8', null],
    [undefined, null],
  ])('%s', (userAgent, device) => expect(deviceOf(userAgent)).toBe(device));
});
