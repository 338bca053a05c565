import { generateSync } from 'otplib';
import { describe, expect, it } from '@jest/globals';
import { nameFrom } from './staff-email.js';
import { enrolmentOf, newSecret, stepOfCode } from './totp.js';

// RFC 6238, appendix B: the key is `12345678901234567890`, the codes are the last six digits.
const RFC = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const second = (epoch: number) => new Date(epoch * 1000);

describe('ADM-05 codes of an authenticator', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('are those of RFC 6238 at %i', (epoch, code) => {
    expect(stepOfCode(RFC, code, second(epoch))).toBe(Math.floor(epoch / 30));
  });

  it('are taken half a minute early or late, and not a full one', () => {
    const code = generateSync({ secret: RFC, epoch: 1_800_000_000 });
    const step = 60_000_000;
    expect(stepOfCode(RFC, code, second(1_800_000_000 - 30))).toBe(step);
    expect(stepOfCode(RFC, code, second(1_800_000_000 + 59))).toBe(step);
    expect(stepOfCode(RFC, code, second(1_800_000_000 - 31))).toBeUndefined();
    expect(stepOfCode(RFC, code, second(1_800_000_000 + 60))).toBeUndefined();
  });

  it.each(['', '12345', '1234567', 'abcdef', '12345x', ' 12345'])('are six digits: %j is none', (code) => {
    expect(stepOfCode(RFC, code, second(59))).toBeUndefined();
  });

  it('come from a secret of 160 bits, shown as a picture and as text', async () => {
    const secret = newSecret();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(newSecret()).not.toBe(secret);
    const { uri, qr_svg } = await enrolmentOf(secret, 'mira@staff.test', 'Velvet & Co');
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(new URL(uri).searchParams.get('issuer')).toBe('Velvet & Co');
    expect(qr_svg).toMatch(/^<svg[^>]+viewBox/);
  });
});

describe('ADM-05 a colleague has a name', () => {
  it.each([
    ['mira.de-wit@staff.test', 'Mira De Wit'],
    ['finance@staff.test', 'Finance'],
    ['_@staff.test', '_@staff.test'],
  ])('%s is %s', (email, name) => expect(nameFrom(email)).toBe(name));
});
