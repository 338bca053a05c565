import fc from 'fast-check';
import { describe, it } from '@jest/globals';
import { payment, placeOrder, settle, start, total, type PaymentReport } from './payment.js';
import type { Order, PaymentEvent } from './payment.events.js';

const SEED = Number(process.env.FC_SEED ?? Date.now() % 2 ** 31);
const RUNS = 10_000;
const at = '2026-03-01T10:00:00.000Z';
const order: Order = {
  memberId: 'anna',
  package: 'p100',
  credits: 100,
  price: { amount: 999, currency: 'EUR' },
  discount: null,
  transactionCosts: { amount: 0, currency: 'EUR' },
  vat: {
    country: 'NL',
    rate: 2100,
    basis: 'single',
    evidence: [{ kind: 'profile', country: 'NL' }],
    net: { amount: 826, currency: 'EUR' },
    vat: { amount: 173, currency: 'EUR' },
  },
  immediatePerformance: { text: 'immediate-performance-1', language: 'nl' },
  method: 'ideal',
  provider: 'sandbox',
  origin: 'http://localhost:3000',
  brand: null,
  placedAt: at,
};

const report = fc.record({
  what: fc.constant('report' as const),
  status: fc.constantFrom<PaymentReport['status'][]>('pending', 'completed', 'failed', 'cancelled'),
  reference: fc.constantFrom('sb_1', 'sb_1', 'sb_1', 'sb_2'),
  paid: fc.record({
    amount: fc.constantFrom(999, 999, 999, 1, 1000),
    currency: fc.constantFrom('EUR', 'EUR', 'EUR', 'PLN'),
  }),
});
const step = fc.oneof(
  { weight: 1, arbitrary: fc.record({ what: fc.constant('order' as const) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('start' as const) }) },
  { weight: 6, arbitrary: report },
);

describe(`MNY-03 any sequence of reports (seed ${SEED})`, () => {
  it(`credits a payment once, and only for the right money, over ${RUNS} sequences`, () => {
    console.log(`payment sequences: seed ${SEED} (repeat with FC_SEED=${SEED})`);
    fc.assert(
      fc.property(fc.array(step, { maxLength: 14 }), (steps) => {
        let state = payment.initial;
        const events: PaymentEvent[] = [];
        let rightMoney = false;
        const came = new Set<string>();
        for (const one of steps) {
          if (one.what !== 'order' && !state.order) continue;
          const decided: PaymentEvent[] =
            one.what === 'order'
              ? placeOrder(state, order)
              : one.what === 'start'
                ? start(state, { reference: 'sb_1', payUrl: 'http://pay', at })
                : settle(state, one, { at });
          const before = state.status;
          const aside = one.what === 'report' && one.reference in state.surplus;
          for (const event of decided) state = payment.evolve(state, event);
          events.push(...decided);
          if (one.what === 'report') {
            const { amount, currency } = total(order);
            const right = one.paid.amount === amount && one.paid.currency === currency;
            // A surplus that is already being refunded stays a refund, whatever is reported about it later.
            rightMoney ||= one.status === 'completed' && right && !aside;
            if (one.status === 'completed') came.add(one.reference);
          }
          check(before !== 'completed' || state.status === 'completed');
          check(before === 'none' || state.status !== 'none');
        }
        const completions = events.filter(({ type }) => type === 'PaymentCompleted');
        check(completions.length === (rightMoney ? 1 : 0));
        check((state.status === 'completed') === rightMoney);
        // Every payment that arrived is credited, reviewed by staff or refunded: none is forgotten.
        for (const reference of came) check(reference === state.reference || reference in state.surplus);
        const surplus = events.flatMap(({ type, data }) => (type === 'SurplusReceived' ? [data.reference] : []));
        check(
          new Set(surplus).size === surplus.length && (state.reference === null || !surplus.includes(state.reference)),
        );
        check(events.filter(({ type }) => type === 'OrderPlaced').length <= 1);
        check(events.filter(({ type }) => type === 'PaymentStarted').length <= 1);
        check(events.filter(({ type }) => type === 'PaymentFailed' || type === 'PaymentCancelled').length <= 1);
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });
});

function check(holds: boolean): void {
  if (!holds) throw new Error('an invariant of the payment does not hold');
}
