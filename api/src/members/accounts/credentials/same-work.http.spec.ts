import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import argon2 from '@node-rs/argon2';
import { testApp, type TestApp } from '../../../../testing/app.js';
import { signUp } from '../../../../testing/members.js';

const password = 'correct horse';
const OWASP = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;
const hash = jest.spyOn(argon2, 'hash');
const verify = jest.spyOn(argon2, 'verify');
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ costlyPasswords: true });
  await signUp(app, 'Known', { email: 'known@example.org' });
  const { browser } = await signUp(app, 'Left', { email: 'left@example.org' });
  await browser.post('/user/deletion', { reason: 'break', password: 'correct horse' });
});
beforeEach(() => {
  app.clock.advance(3_600);
  forget();
});

function forget(): void {
  hash.mockClear();
  verify.mockClear();
}

/** Calls of the hash library. */
const work = () => ({ hashed: hash.mock.calls.length, verified: verify.mock.calls.map(([hashed]) => hashed) });

describe('ACC-05 the same work for an address that nobody has', () => {
  it.each(['known@example.org', 'left@example.org', 'nobody@example.org', 'no address'])(
    'logging in as %s looks at one hash, as costly as any',
    async (email) => {
      const { body } = await app.browser().post('/user', { email, password: 'wrong' });
      expect(body.code).toBe('login_failed');
      expect(work()).toEqual({ hashed: 0, verified: [expect.stringMatching(OWASP)] });
    },
  );

  const signingUp = async (email: string) => {
    const form = { email, name: 'Someone', date_of_birth: '1990-05-01', gender: 'male', country: 'NL', terms: true };
    const { body } = await app.browser().post('/signup', { ...form, password: 'another horse' });
    expect(body.code).toBe('email_taken');
    expect(work()).toEqual({ hashed: 1, verified: [expect.stringMatching(OWASP)] });
  };

  it.each(['known@example.org', 'left@example.org'])('signing up as %s too', signingUp);

  it.each(['known@example.org', 'left@example.org'])('signing up as %s too, whose logins are locked', async (email) => {
    for (let i = 0; i < 5; i++) await app.browser().post('/user', { email, password: 'wrong' });
    expect((await app.browser().post('/user', { email, password })).body.code).toBe('account_locked');
    forget();
    await signingUp(email);
  });
});
