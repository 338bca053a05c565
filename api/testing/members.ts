import { randomUUID } from 'node:crypto';
import { ActivationTokens, becomePremium, memberOf } from '../src/members/accounts/index.js';
import { grantCredits, walletOf } from '../src/money/credits/index.js';
import { Store } from '../src/kernel/index.js';
import { ageOn, dayIn } from '../src/members/profiles/index.js';
import type { TestApp, TestBrowser } from './app.js';
import { signUpByWorking } from './challenges.js';

export interface TestMember {
  id: string;
  name: string;
  browser: TestBrowser;
}

interface SignUpOptions {
  confirmed?: boolean;
  email?: string;
  credits?: number;
  country?: string;
  region?: string;
  date_of_birth?: string;
  gender?: 'male' | 'female';
  sought_gender?: 'male' | 'female';
  city?: string;
  description?: string;
  signup_message?: string;
  landing_member?: string;
  tracking?: Record<string, string>;
}

const BORN = '1990-05-17';

/** The age of a test member with the default date of birth, by the app's clock and the site's time zone. */
export const ageIn = ({ clock }: TestApp): number => ageOn(dayIn('Europe/Amsterdam', clock.now()), BORN);

/** Signs a member up as the site does, and logs in. `credits`: the balance afterwards, 30 by default. */
export async function signUp(
  app: TestApp,
  name: string,
  { confirmed = true, credits = 30, ...profile }: SignUpOptions = {},
): Promise<TestMember> {
  const browser = app.browser();
  const { status, body } = await signUpByWorking(browser, {
    email: `${name}.${randomUUID().slice(0, 8)}@example.org`,
    name,
    password: 'correct horse',
    date_of_birth: BORN,
    gender: 'female',
    country: 'NL',
    ...profile,
    terms: true,
  });
  if (status !== 201) throw new Error(`sign-up failed: ${status} ${JSON.stringify(body)}`);
  const member = { id: (body as { id: string }).id, name, browser };
  if (confirmed) await confirm(app, member);
  if (credits > 30) await give(app, member, credits - 30);
  return member;
}

/** Confirms the address as the mailed link does. */
export async function confirm(app: TestApp, { id, browser }: TestMember): Promise<void> {
  const token = await app.nest.get(ActivationTokens, { strict: false }).issue(id);
  await browser.post('/activation', { token });
  await heard(app);
}

/**
 * Waits until this process heard every notice sent so far. Confirmation ends the member's streams by a notice, and one
 * heard late would end the stream that a test opened since (a browser would open another).
 */
async function heard({ kernel }: TestApp): Promise<void> {
  const mark = `heard ${randomUUID()}`;
  const { promise, resolve } = Promise.withResolvers<void>();
  // Empty: told after the connection was lost, and the notice maybe with it.
  const off = kernel.listener.on('invalidate', (notice) => (notice === mark || notice === '') && resolve());
  await kernel.database.query('SELECT pg_notify($1, $2)', ['invalidate', mark]);
  await promise;
  off();
}

export async function give(app: TestApp, { id }: TestMember, amount: number): Promise<void> {
  const command = { actor: 'system', key: randomUUID(), request: { amount }, writes: [walletOf(id)] };
  await app.nest.get(Store).transact(command, (tx) => grantCredits(tx, { memberId: id, amount, reason: 'test' }));
}

/**
 * The number of events, to show that a rejected call added none; without those of the report of advertising, which jobs
 * write a moment later.
 */
export async function eventCount(app: TestApp): Promise<number> {
  const row = await app.kernel.database.one<{ n: number }>(
    "SELECT count(*) AS n FROM kernel.events WHERE stream NOT LIKE 'attribution-%'",
  );
  return row!.n;
}

export async function makePremium(app: TestApp, { id }: TestMember): Promise<void> {
  const command = { actor: 'system', key: randomUUID(), request: { premium: id }, writes: [memberOf(id)] };
  await app.nest.get(Store).transact(command, (tx) => becomePremium(tx, id));
}
