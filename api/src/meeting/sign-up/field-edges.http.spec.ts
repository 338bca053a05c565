import { beforeAll, describe, expect, it } from '@jest/globals';
import { testApp, type TestApp } from '../../../testing/app.js';

// The clock is set to 2 March 2026.
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

let number = 0;
/** The rejected fields with their codes; empty: the account was created. */
async function signUp(change: object): Promise<Record<string, string>> {
  const email = `edge${++number}@example.com`;
  const form = { email, name: 'Anna', password: 'correct horse', date_of_birth: '1990-05-01', gender: 'female' };
  const { status, body } = await app.browser().post('/signup', { ...form, country: 'NL', terms: true, ...change });
  if (status === 201) return {};
  const fields = (body as { fields?: { field: string; code: string }[] }).fields ?? [];
  return Object.fromEntries(fields.map(({ field, code }) => [field, code]));
}

/** 252 characters long. */
const domain = `${[63, 63, 63, 57].map((length) => 'b'.repeat(length)).join('.')}.nl`;

describe('ACC-02 the edges of the sign-up fields', () => {
  it.each([
    ['254 characters', { email: `a@${domain}` }, {}],
    ['255 characters', { email: `ab@${domain}` }, { email: 'invalid_email' }],
    ['an internationalised domain', { email: 'jörg@müller-straße.de' }, {}],
    ['an address without a domain', { email: 'anna@localhost' }, { email: 'invalid_email' }],
  ])('an e-mail address of %s', async (_, change, wrong) => expect(await signUp(change)).toEqual(wrong));

  it.each([
    ['from right to left', { name: 'נועה כהן' }, {}],
    ['of emoji', { name: '🌻🌊🏳️‍🌈' }, {}],
    ['of two characters', { name: 'An' }, { name: 'name_length' }],
    ['of three', { name: 'Ann' }, {}],
    ['of thirty', { name: 'a'.repeat(30) }, {}],
    ['of thirty-one', { name: 'a'.repeat(31) }, { name: 'name_length' }],
    ['that starts with @', { name: '@anna' }, { name: 'name_starts_with_at' }],
    ['that is the address', { name: 'same@example.com', email: 'Same@Example.com' }, { name: 'name_equals_email' }],
  ])('a name %s', async (_, change, wrong) => expect(await signUp(change)).toEqual(wrong));

  it.each([
    [7, { password: 'password_length' }],
    [8, {}],
    [128, {}],
    [129, { password: 'password_length' }],
  ])('a password of %i characters', async (length, wrong) => {
    expect(await signUp({ password: 'x'.repeat(length) })).toEqual(wrong);
    // Length counts characters as people do, not UTF-16 units.
    expect(await signUp({ password: '𝔵'.repeat(length) })).toEqual(wrong);
  });

  it.each([
    ['18 today', '2008-03-02', {}],
    ['18 tomorrow', '2008-03-03', { date_of_birth: 'too_young' }],
    ['a 29 February there was', '2004-02-29', {}],
    ['a 29 February there was not', '2005-02-29', { date_of_birth: 'invalid_date_of_birth' }],
    ['no date', null, { date_of_birth: 'date_of_birth_required' }],
  ])('a date of birth: %s', async (_, date_of_birth, wrong) => expect(await signUp({ date_of_birth })).toEqual(wrong));
});
