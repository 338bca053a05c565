import { describe, expect, it } from '@jest/globals';
import { mailboxOf, normaliseEmail } from './email.js';

describe('ACC-02 e-mail addresses', () => {
  it.each([
    ['  Anna@Example.COM ', 'anna@example.com'],
    ['jörg@müller.de', 'jörg@xn--mller-kva.de'],
    ['jörg@MÜLLER.de', 'jörg@xn--mller-kva.de'],
    ['jo\u0308rg@example.com', 'j\u00f6rg@example.com'],
    ['a+b.c@sub.example.co.uk', 'a+b.c@sub.example.co.uk'],
    ['用户@例子。中国', '用户@xn--fsqu00a.xn--fiqs8s'],
    [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
  ])('takes %s as %s', (typed, stored) => {
    expect(normaliseEmail(typed)).toBe(stored);
  });

  const longest = `a@${[63, 63, 63, 55].map((n) => 'b'.repeat(n)).join('.')}.co`;
  it('takes 254 bytes and not one more', () => {
    expect(longest.length - 'a@'.length).toBe(63 + 63 + 63 + 55 + 4 + 2);
    const exact = longest.replace('.co', `.${'c'.repeat(254 - longest.length + 2)}`);
    expect(exact).toHaveLength(254);
    expect(normaliseEmail(exact)).toBe(exact);
    expect(normaliseEmail(`a${exact}`)).toBeNull();
  });

  it.each([
    '',
    'anna',
    '@example.com',
    'anna@',
    'anna@localhost',
    'a@b@c.nl',
    'anna @example.com',
    'anna@exa mple.com',
    '.anna@example.com',
    'an..na@example.com',
    'anna@-example.com',
    'anna@example..com',
    'anna@example.com.',
    'anna@127.0.0.1',
    'anna@[127.0.0.1]',
    'anna@0x7f.1',
    'anna@example.com\r\nBcc: all@example.com',
    '"anna"@example.com',
    'anna@ex%61mple.com',
    'anna@example.com:25',
    `${'a'.repeat(65)}@example.com`,
    `anna@${'b'.repeat(64)}.com`,
  ])('refuses %j', (typed) => {
    expect(normaliseEmail(typed)).toBeNull();
  });

  it.each([
    ['anna@example.com', 'anna@example.com'],
    ['anna+shop@example.com', 'anna@example.com'],
    ['anna+a+b@example.com', 'anna@example.com'],
    ['+anna@example.com', '+anna@example.com'],
  ])('counts mails to %s as mails to %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });
});
