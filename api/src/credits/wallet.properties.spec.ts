import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DomainError } from '../kernel/errors.js';
import { postings } from './ledger.js';
import { buy, grant, spend, wallet, type Wallet } from './wallet.js';
import type { WalletEvent } from './wallet.events.js';

const SEED = Number(process.env.FC_SEED ?? Date.now() % 2 ** 31);
const RUNS = 10_000;

const amount = fc.integer({ min: 1, max: 200 });
const step = fc.record({ what: fc.constantFrom('grant', 'buy', 'spend', 'spend'), credits: amount });
type Step = { what: string; credits: number };

const at = '2026-03-01T10:00:00.000Z';
function decide(state: Wallet, { what, credits }: Step, i: number): WalletEvent[] {
  switch (what) {
    case 'grant':
      return grant(state, { credits, reason: 'gift', at });
    case 'buy':
      return buy(state, { credits, paid: { amount: credits * 9, currency: 'EUR' }, paymentId: `p${i}`, at });
    default:
      try {
        return spend(state, { credits, reason: `m${i}` });
      } catch (refusal) {
        // Refused exactly when the balance is too small.
        expect(refusal).toBeInstanceOf(DomainError);
        expect(credits).toBeGreaterThan(state.balance);
        return [];
      }
  }
}

/** A second, naive account of the same rules: single credits in a list. */
class NaiveWallet {
  private granted: number[] = [];
  private bought: number[] = [];

  apply({ what, credits }: Step, lot: number): Map<number, number> {
    const taken = new Map<number, number>();
    if (what !== 'spend') {
      (what === 'grant' ? this.granted : this.bought).push(...Array<number>(credits).fill(lot));
    } else if (credits <= this.balance) {
      for (let i = 0; i < credits; i++) {
        const from = (this.granted.shift() ?? this.bought.shift())!;
        taken.set(from, (taken.get(from) ?? 0) + 1);
      }
    }
    return taken;
  }

  get balance(): number {
    return this.granted.length + this.bought.length;
  }
}

describe(`MNY-08 MNY-09 any sequence of movements (seed ${SEED})`, () => {
  it(`keeps every invariant over ${RUNS} sequences`, () => {
    console.log(`wallet sequences: seed ${SEED} (repeat with FC_SEED=${SEED})`);
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let state = wallet.initial;
        const naive = new NaiveWallet();
        const ledger = new Map<string, number>();
        for (const [i, one] of steps.entries()) {
          const [event] = decide(state, one, i);
          const taken = naive.apply(one, state.lastLot + 1);
          if (!event) continue;
          state = wallet.evolve(state, event);
          for (const { account, credits } of postings(event)) ledger.set(account, (ledger.get(account) ?? 0) + credits);
          if (event.type === 'CreditsSpent') {
            same(
              event.data.from.map(({ lot, credits }) => [lot, credits]),
              [...taken],
            );
          }
          check(state.balance >= 0);
          check(state.balance === naive.balance);
          check(state.balance === state.lots.reduce((sum, lot) => sum + lot.left, 0));
          check(state.lots.every((lot) => lot.left > 0));
          check((ledger.get('member_wallets') ?? 0) === state.balance);
          check([...ledger.values()].reduce((sum, credits) => sum + credits, 0) === 0);
        }
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });
});

// `expect` costs more than the rules under test; these run some hundred thousand times.
function check(holds: boolean): void {
  if (!holds) throw new Error('an invariant of the wallet does not hold');
}
const same = (a: unknown, b: unknown): void => check(JSON.stringify(a) === JSON.stringify(b));
