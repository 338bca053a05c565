import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { given } from '../../../testing/kernel/given.js';
import { type Sealed, DomainError } from '../../kernel/domain.js';
import { buy, giveGoodwill, hold, quoteUnspent, refund, release, spend, wallet } from '../credits/wallet.js';
import type { WalletEvent } from '../credits/wallet.events.js';
import { approveRefund, refund as refundStream, requestRefund } from '../refunds/refund.js';
import type { ProposalEvent } from './proposal.events.js';
import { actionsOf, approveProposal, dropProposal, proposal, proposeGoodwill, proposeRefund } from './proposal.js';
import { goodwillTooHigh, ownProposal, proposalDecided, proposalNotFound } from './proposals.errors.js';

const at = '2026-03-02T10:00:00.000Z';
const reason = '~1.r' as Sealed;
const made = { memberId: 'anna', credits: 40, by: 'fien', reason };
const amount = { amount: 400, currency: 'EUR' };
const refundProposed: ProposalEvent = {
  type: 'RefundProposed',
  data: { ...made, paymentId: 'p1', amount, proposedAt: at },
};
const goodwillProposed: ProposalEvent = { type: 'GoodwillProposed', data: { ...made, proposedAt: at } };
const approved: ProposalEvent = {
  type: 'ProposalApproved',
  data: { memberId: 'anna', by: 'gijs', reason: null, approvedAt: at },
};
const dropped: ProposalEvent = {
  type: 'ProposalDropped',
  data: { memberId: 'anna', by: 'gijs', reason, droppedAt: at },
};
const agree = { by: 'gijs', reason: null, most: 100, at };

describe('ADM-04 what staff begin', () => {
  it('is proposed with what was seen, and approved by somebody else', () => {
    given(proposal)
      .when((state) => proposeRefund(state, { ...made, paymentId: 'p1', amount, at }))
      .then(refundProposed);
    given(proposal)
      .when((state) => proposeGoodwill(state, { ...made, most: 40, at }))
      .then(goodwillProposed);
    for (const proposed of [refundProposed, goodwillProposed]) {
      given(proposal, proposed)
        .when((state) => approveProposal(state, agree))
        .then(approved);
      given(proposal, proposed)
        .when((state) => approveProposal(state, { ...agree, by: 'fien' }))
        .thenRefused(ownProposal);
    }
  });

  it('gives no more than the bound, neither that of the proposal nor that of the approval', () => {
    given(proposal)
      .when((state) => proposeGoodwill(state, { ...made, most: 39, at }))
      .thenRefused(goodwillTooHigh, { most: 39 });
    given(proposal, goodwillProposed)
      .when((state) => approveProposal(state, { ...agree, most: 0 }))
      .thenRefused(goodwillTooHigh, { most: 0 });
  });

  it('is decided once, and can be taken back', () => {
    given(proposal, goodwillProposed)
      .when((state) => dropProposal(state, { by: 'gijs', reason, at }))
      .then(dropped);
    for (const end of [approved, dropped]) {
      const { state } = given(proposal, goodwillProposed, end);
      expect(actionsOf(state, 'gijs')).toEqual([]);
      given(proposal, goodwillProposed, end)
        .when((before) => approveProposal(before, agree))
        .thenRefused(proposalDecided);
      given(proposal, goodwillProposed, end)
        .when((before) => dropProposal(before, { by: 'fien', reason, at }))
        .thenRefused(proposalDecided);
    }
    const { state } = given(proposal, goodwillProposed);
    expect([actionsOf(state, 'fien'), actionsOf(state, 'gijs')]).toEqual([['withdraw'], ['approve', 'refuse']]);
    given(proposal)
      .when((before) => approveProposal(before, agree))
      .thenRefused(proposalNotFound);
  });
});

const SEED = Number(process.env.FC_SEED ?? Date.now() % 2 ** 31);
const RUNS = Number(process.env.FC_RUNS ?? 500);
const step = fc.record({
  what: fc.constantFrom('buy', 'spend', 'propose refund', 'propose goodwill', 'approve', 'approve', 'drop', 'settle'),
  who: fc.constantFrom('fien', 'gijs', 'ada'),
  credits: fc.integer({ min: 1, max: 120 }),
  price: fc.integer({ min: 0, max: 3_000 }),
  choice: fc.nat(),
});

describe(`ADM-04 MNY-08 MNY-09 any staff, in any order (seed ${SEED})`, () => {
  it('nobody alone moves anything, no wallet is below zero, nothing is paid twice or above its price', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), fc.integer({ min: 1, max: 100 }), (steps, most) => {
        let mine = wallet.initial;
        const move = (events: readonly WalletEvent[]) => (mine = events.reduce(wallet.evolve, mine));
        const open: { id: string; state: typeof proposal.initial }[] = [];
        const paid = new Map<string, { price: number; back: number }>();
        const running = new Map<string, string>();
        for (const [i, { what, who, credits, price, choice }] of steps.entries()) {
          const of = <T>(list: readonly T[]) => list[choice % list.length];
          const follow = (one: (typeof open)[number], events: readonly ProposalEvent[]) =>
            (one.state = events.reduce(proposal.evolve, one.state));
          refuses(() => {
            if (what === 'buy') {
              move(buy(mine, { credits, paid: { amount: price, currency: 'EUR' }, paymentId: `p${i}`, at }));
              paid.set(`p${i}`, { price, back: 0 });
            } else if (what === 'spend') move(spend(mine, { credits, reason: `m${i}`, at }));
            else if (what === 'propose goodwill') {
              const one = { id: `g${i}`, state: proposal.initial };
              const asked = { memberId: 'anna', credits, by: who, reason: null, most, at };
              follow(one, proposeGoodwill(one.state, asked));
              open.push(one);
            } else if (what === 'propose refund') {
              const paymentId = of([...paid.keys()]);
              if (paymentId === undefined) return;
              const one = { id: `r${i}`, state: proposal.initial };
              const offer = quoteUnspent(mine, { paymentId, credits });
              follow(
                one,
                proposeRefund(one.state, { memberId: 'anna', paymentId, ...offer, by: who, reason: null, at }),
              );
              open.push(one);
            } else if (what === 'settle') {
              const id = of([...running.keys()]);
              if (id === undefined) return;
              const amount = mine.held[id]!.amount.amount;
              if (choice % 3 === 0) move(release(mine, { refundId: id, at }));
              else {
                move([...refund(mine, { refundId: id, at })]);
                paid.get(running.get(id)!)!.back += amount;
              }
              running.delete(id);
            } else {
              const one = of(open);
              if (!one) return;
              if (what === 'drop') return void follow(one, dropProposal(one.state, { by: who, reason: null, at }));
              const events = approveProposal(one.state, { by: who, reason: null, most, at });
              const proposed = one.state.proposed!;
              check(who !== proposed.by);
              if (proposed.kind === 'goodwill') {
                check(proposed.credits <= most);
                move(giveGoodwill(mine, { credits: proposed.credits, proposalId: one.id, at }));
              } else {
                const { paymentId, credits: part, amount: shown, memberId, by: begunBy } = proposed;
                const now = new Date(at);
                const held = hold(mine, { refundId: one.id, paymentId, credits: part, term: null, now });
                // The command refuses what is not as it was shown.
                if (held[0].data.credits !== part || held[0].data.amount.amount !== shown.amount) return;
                const request = { memberId, paymentId, credits: part, amount: shown, requestedAt: at, begunBy };
                const begun = requestRefund(refundStream.initial, request).reduce(
                  refundStream.evolve,
                  refundStream.initial,
                );
                approveRefund(begun, { by: who, reason: null, fourEyesAbove: Infinity, at });
                check(refuses(() => approveRefund(begun, { by: begunBy, reason: null, fourEyesAbove: Infinity, at })));
                check(!running.has(one.id));
                move(held);
                running.set(one.id, paymentId);
              }
              follow(one, events);
            }
          });
          check(mine.balance >= 0);
          check(mine.balance === mine.lots.reduce((sum, { left }) => sum + left, 0));
          for (const { price, back } of paid.values()) check(back <= price);
        }
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });
});

/** A rule may refuse, and then nothing has changed; everything else is a fault. */
function refuses(act: () => unknown): boolean {
  try {
    act();
    return false;
  } catch (refusal) {
    if (!(refusal instanceof DomainError)) throw refusal;
    return true;
  }
}

function check(holds: boolean): void {
  if (!holds) throw new Error('an invariant of what staff begin does not hold');
}
