import { describe, expect, it } from '@jest/globals';
import { charge, debtorAccount, free, type DebtorAccount } from './account.js';
import type { AccountEvent } from './account.events.js';
import { debitLimitReached } from './debits.errors.js';

const day = (n: number, milliseconds = 0) => new Date(Date.UTC(2026, 2, n, 12) + milliseconds);
const asked = (amount: number, at: Date) => ({ paymentId: `${amount}`, amount, at, limit: 15_000, days: 14 });
const after = (...events: AccountEvent[]): DebtorAccount => events.reduce(debtorAccount.evolve, debtorAccount.initial);

describe('MNY-04 the limit of a bank account', () => {
  const account = after(...charge(debtorAccount.initial, asked(10_000, day(1))));

  it('may be reached, and not exceeded by a cent', () => {
    expect(() => charge(account, asked(5_000, day(2)))).not.toThrow();
    expect(() => charge(account, asked(5_001, day(2)))).toThrow(debitLimitReached({ left: 5_000, from: '2026-03-16' }));
    expect(() => charge(account, asked(15_001, day(2)))).toThrow(debitLimitReached({ left: 5_000, from: null }));
  });

  it('counts what was charged for as many days as are set, to the millisecond', () => {
    expect(() => charge(account, asked(15_000, day(15, -1)))).toThrow();
    expect(() => charge(account, asked(15_000, day(15)))).not.toThrow();
  });

  it('has room again once the bank gave the money back', () => {
    const [freed] = free(account, { paymentId: '10000', amount: 10_000, at: day(2).toISOString() });
    expect(() => charge(debtorAccount.evolve(account, freed!), asked(15_000, day(2)))).not.toThrow();
    expect(free(account, { paymentId: 'another', amount: 1, at: day(2).toISOString() })).toEqual([]);
  });
});
