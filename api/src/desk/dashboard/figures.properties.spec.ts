import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from '@jest/globals';
import { contexts } from '../../app/contexts.js';
import { COUNTRIES, type Country, type Settings } from '../../ground/settings/index.js';
import type { Kernel, Sealed } from '../../kernel/index.js';
import { conversationOf } from '../../meeting/conversations/index.js';
import { memberOf } from '../../members/accounts/index.js';
import { finishErasure, startErasureAgain } from '../../members/accounts/leaving/deletion.js';
import { confirmEmail, endPremium, turnPremium } from '../../members/accounts/member.js';
import { dayIn, profileOf } from '../../members/profiles/index.js';
import { markFictional, unmarkFictional } from '../../members/profiles/profile.js';
import { walletOf } from '../../money/credits/index.js';
import { buy } from '../../money/credits/wallet.js';
import { receiptOf } from '../../money/receipts/index.js';
import { caughtUp } from '../../../testing/caught-up.js';
import { testKernel } from '../../../testing/kernel/index.js';
import { expectSameAfterRebuild } from '../../../testing/rebuild.js';
import type { Days } from '../attribution/index.js';
import { SHOWN, UNITS } from './periods.js';
import { FiguresReport, GetFigures, GetFiguresHandler, type Figures } from './queries/get-figures.query.js';

// `FC_SEED=… FC_RUNS=1000 npm run test:api -- api/src/desk/dashboard/figures.properties.spec.ts` repeats or lengthens it.
const SEED = Number(process.env.FC_SEED ?? Date.now() % 2 ** 31);
const RUNS = Number(process.env.FC_RUNS ?? 12);

/** Histories of one site: each makes the next rebuild longer. */
const OF_A_SITE = 40;

/** The contexts that write what is counted, and the one that counts. */
const COUNTED = ['accounts', 'profiles', 'credits', 'receipts', 'conversations', 'dashboard'];

let kernel: Kernel;
let site: Kernel | undefined;
async function newSite(): Promise<void> {
  await site?.stop();
  kernel = await testKernel({ contexts: contexts.filter(({ name }) => COUNTED.includes(name)) });
  kernel.processors.start();
  site = kernel;
}

/** The clocks of Europe, America and New Zealand are changed within these. */
const FIRST = Date.parse('2026-02-10T00:00:00Z');
const DAYS = 80;
const MINUTE = 60_000;
const instant = fc.nat(DAYS * 24 * 60).map((minute) => new Date(FIRST + minute * MINUTE));
const day = fc.nat(DAYS).map((n) => new Date(FIRST + n * 86_400_000).toISOString().slice(0, 10));
const money = fc.record({
  amount: fc.integer({ min: 1, max: 9_999 }),
  currency: fc.constantFrom('EUR', 'EUR', 'GBP'),
});

const action = fc.oneof(
  fc.record({ does: fc.constant('confirm' as const), at: instant }),
  fc.record({ does: fc.constantFrom('mark' as const, 'unmark' as const), at: instant }),
  fc.record({
    does: fc.constant('buy' as const),
    at: instant,
    paid: money,
    country: fc.constantFrom('NL', 'BE', 'DE'),
    method: fc.constantFrom('ideal', 'creditcard'),
    back: fc.constantFrom('no', 'no', 'refund', 'charge_back', 'won'),
    later: instant,
  }),
  fc.record({ does: fc.constant('lose all' as const), at: instant }),
  fc.record({
    does: fc.constant('write' as const),
    at: instant,
    to: fc.constantFrom('member', 'fictional', 'from staff'),
  }),
);
const person = fc.record({
  signedUp: instant,
  actions: fc.array(action, { maxLength: 8 }),
  erased: fc.option(instant),
});
type Person = typeof person extends fc.Arbitrary<infer T> ? T : never;
const question = fc.record({
  by: fc.constantFrom(...UNITS),
  until: day,
  home: fc.constantFrom<Country>('NL', 'GB', 'US', 'NZ'),
});
type Question = typeof question extends fc.Arbitrary<infer T> ? T : never;
const history = fc.record({
  people: fc.array(person, { minLength: 1, maxLength: 8 }),
  questions: fc.array(question, { minLength: 3, maxLength: 3 }),
});

const sealed = '~1.x' as Sealed;

/** What somebody did, as the rules tell it; returns what has to be done to erase them. */
async function tell({ signedUp, actions, erased }: Person): Promise<() => Promise<void>> {
  const id = randomUUID();
  const [member, profile, wallet] = [memberOf(id), profileOf(id), walletOf(id)] as const;
  const conversation = conversationOf(randomUUID());
  const payments = actions.map(() => receiptOf(randomUUID()));
  const writes = [member, profile, wallet, conversation, ...payments];
  await kernel.store.transact({ actor: 'system', key: id, request: {}, writes }, (tx) => {
    const at = signedUp.toISOString();
    const account = { email: sealed, language: 'nl', timeZone: 'Europe/Amsterdam', domain: '', termsVersion: at };
    tx.append(member, { type: 'SignedUp', data: { ...account, tracking: null, signedUpAt: at } });
    const empty = { soughtGender: null, region: null, city: null, location: null, description: null };
    const details = { name: sealed, dateOfBirth: sealed, gender: sealed, country: 'NL', ...empty };
    tx.append(profile, { type: 'ProfileCreated', data: { ...details, createdAt: at } });
    for (const [n, one] of actions.entries()) {
      const now = one.at;
      const when = now.toISOString();
      if (one.does === 'confirm') tx.decide(member, (state) => confirmEmail(state, { emailVersion: 0, now }));
      if (one.does === 'mark') {
        const { signedUpAt, confirmedAt } = tx.state(member);
        const known = { signedUpAt: signedUpAt!, confirmedAt };
        tx.decide(profile, (state) => markFictional(state, { reason: sealed, now, account: known }));
      }
      if (one.does === 'unmark') tx.decide(profile, (state) => unmarkFictional(state, { reason: sealed, now }));
      if (one.does === 'lose all') tx.decide(member, (state) => endPremium(state, { now }));
      if (one.does === 'write') {
        const message = { id: randomUUID(), from: id, to: randomUUID(), body: sealed, price: 0, sentAt: when };
        const toFictional = { paidFrom: [], answerBy: when };
        const data = {
          ...message,
          ...(one.to === 'fictional' && { toFictional }),
          ...(one.to === 'from staff' && { writtenBy: 'staff' }),
        };
        tx.append(conversation, { type: 'MessageSent', data });
      }
      if (one.does === 'buy') {
        const payment = payments[n]!;
        const [paymentId, { paid }] = [payment.id, one];
        tx.decide(wallet, (state) => buy(state, { credits: 10, paid, paymentId, at: when }));
        tx.decide(member, (state) => turnPremium(state, { now }));
        const nothing = { amount: 0, currency: paid.currency };
        const vat = {
          country: one.country,
          rate: 0,
          net: paid,
          vat: nothing,
          evidence: [],
          basis: 'agreeing',
        } as never;
        const sale = { memberId: id, brand: null, credits: 10, price: paid, discount: null, transactionCosts: nothing };
        const issued = { ...sale, method: one.method, paid, vat, number: `r${randomUUID()}`, issuedAt: when };
        tx.append(payment, { type: 'ReceiptIssued', data: issued });
        if (one.back === 'no') continue;
        const credit = {
          memberId: id,
          brand: null,
          causeId: 'c',
          credits: 10,
          amount: paid,
          vat,
          receipt: issued.number,
        };
        const [number, later] = [`c${randomUUID()}`, one.later.toISOString()];
        const cause = one.back === 'refund' ? 'refund' : 'charge_back';
        tx.append(payment, { type: 'CreditNoteIssued', data: { ...credit, cause, number, issuedAt: later } });
        if (one.back !== 'won') continue;
        const again = { ...credit, creditNote: number, number: `a${randomUUID()}`, issuedAt: later };
        tx.append(payment, { type: 'ReceiptRestored', data: again });
      }
    }
    return {};
  });
  return async () => {
    if (!erased) return;
    await kernel.store.transact({ actor: 'system', key: `erase ${id}`, request: {}, writes: [member] }, (tx) => {
      tx.decide(member, (state) => startErasureAgain(state, { now: erased }));
      tx.decide(member, (state) => finishErasure(state, { now: erased }));
      return {};
    });
  };
}

interface Told {
  position: number;
  stream: string;
  type: string;
  // Of all types.
  // oxlint-disable-next-line typescript/no-explicit-any
  data: any;
}
let log: Told[] = [];
let read = 0;
async function readOn(): Promise<void> {
  const sql = 'SELECT position, stream, type, data FROM kernel.events WHERE position > $1 ORDER BY position';
  for (const event of await kernel.database.query<Told>(sql, [read])) {
    log.push(event);
    read = event.position;
  }
}

interface Fact {
  at: string;
  figure: keyof Figures;
  n: number;
  amount?: { amount: number; currency: string; as: keyof Figures; country?: string; method?: string };
}

/** Everything that counts, by looking at each person's whole history; nothing is remembered between two questions. */
function factsOf(events: readonly Told[]): Fact[] {
  const of = Map.groupBy(events, ({ stream }) => stream);
  return [...of].flatMap(([stream, own]) => {
    const all = (type: string) => own.filter((event) => event.type === type);
    const fact = (at: string, figure: keyof Figures, n = 1): Fact => ({ at, figure, n });
    if (stream.startsWith('member-')) {
      const marks = (of.get(stream.replace('member', 'profile')) ?? []).filter(({ type }) =>
        type.endsWith('Fictional'),
      );
      const marked = marks.findLast(({ type }) => type === 'ProfileMarkedFictional');
      const fictional = marks.at(-1)?.type === 'ProfileMarkedFictional';
      const confirmedFirst = fictional && (all('EmailConfirmed')[0]?.position ?? Infinity) < marked!.position;
      return [
        ...all('SignedUp').map(({ data }) => fact(data.signedUpAt, fictional ? 'fictional_sign_ups' : 'sign_ups')),
        ...all('EmailConfirmed').map(({ data }) =>
          fact(data.confirmedAt, confirmedFirst ? 'fictional_confirmed' : 'confirmed'),
        ),
        ...all('BecamePremium').map(({ data }) => fact(data.becameAt, 'paying')),
        ...all('PremiumEnded').map(({ data }) => fact(data.endedAt, 'paying', -1)),
      ];
    }
    if (stream.startsWith('wallet-')) {
      const [first, second] = all('CreditsBought');
      return [
        ...(first ? [fact(first.data.boughtAt, 'first_purchases')] : []),
        ...(second ? [fact(second.data.boughtAt, 'second_purchases')] : []),
      ];
    }
    if (stream.startsWith('conversation-'))
      return all('MessageSent').map(({ data }) =>
        fact(
          data.sentAt,
          data.writtenBy ? 'messages_by_fictional' : data.toFictional ? 'messages_to_fictional' : 'messages',
        ),
      );
    const money = (event: Told, figure: keyof Figures, as: keyof Figures): Fact => {
      const { issuedAt: at, paid, amount = paid, vat, method } = event.data;
      return { at, figure, n: 1, amount: { ...amount, as, country: vat.country, method } };
    };
    return [
      ...all('ReceiptIssued').map((event) => money(event, 'purchases', 'revenue')),
      ...all('CreditNoteIssued').map((event) =>
        event.data.cause === 'refund'
          ? money(event, 'refunds', 'refunded')
          : money(event, 'charge_backs', 'charged_back'),
      ),
      ...all('ReceiptRestored').map((event) => ({ ...money(event, 'purchases', 'won_back'), n: 0 })),
    ];
  });
}

const NAMES = Object.keys(FiguresReport.properties.total.properties.now.properties) as (keyof Figures)[];
const isSum = (name: string) => ['revenue', 'refunded', 'charged_back', 'won_back'].includes(name);

function sumsOf(facts: readonly Fact[], name: keyof Figures) {
  const sums: Record<string, number> = {};
  for (const { amount } of facts)
    if (amount?.as === name) sums[amount.currency] = (sums[amount.currency] ?? 0) + amount.amount;
  return Object.entries(sums)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([currency, amount]) => ({ amount, currency }));
}

const days = new Map<string, string>();
/** Telling the day of an instant takes long, and it is asked for each period. */
function dayOfFact(zone: string, { at }: Fact): string {
  const key = `${zone} ${at}`;
  const day = days.get(key) ?? dayIn(zone, new Date(at));
  days.set(key, day);
  return day;
}

function fold(facts: readonly Fact[], zone: string, from: string, until: string): Figures {
  const dayOf = (fact: Fact) => dayOfFact(zone, fact);
  const own = facts.filter((fact) => dayOf(fact) >= from && dayOf(fact) <= until);
  const count = (some: readonly Fact[], name: string) =>
    some.reduce((sum, { figure, n }) => (figure === name ? sum + n : sum), 0);
  return Object.fromEntries(
    NAMES.map((name) => [
      name,
      isSum(name)
        ? sumsOf(own, name)
        : count(name === 'paying' ? facts.filter((fact) => dayOf(fact) <= until) : own, name),
    ]),
  ) as Figures;
}

function sharesFolded(
  facts: readonly Fact[],
  part: 'country' | 'method',
  zone: string,
  [from, until]: [string, string],
) {
  const dayOf = (fact: Fact) => dayOfFact(zone, fact);
  const values = new Set(facts.flatMap(({ amount }) => (amount?.as === 'revenue' ? [amount[part]!] : [])));
  return [...values].map((value) => ({
    value,
    sums: sumsOf(
      facts.filter((fact) => fact.amount?.[part] === value && dayOf(fact) >= from && dayOf(fact) <= until),
      'revenue',
    ),
  }));
}

async function expectFold({ by, until, home }: Question): Promise<void> {
  const settings = { current: () => ({ companyCountry: home }) } as unknown as Settings;
  const days = { today: () => '2026-12-31' } as Days;
  const report = await new GetFiguresHandler(kernel.database, settings, days).execute(new GetFigures({ by, until }));
  const facts = factsOf(log);
  const zone = COUNTRIES[home].timeZone;
  expect(report.periods).toHaveLength(SHOWN[by]);
  for (const { from, until: last, before_from, before_until, now, before } of report.periods) {
    expect({ by, home, from, figures: now }).toEqual({ by, home, from, figures: fold(facts, zone, from, last) });
    expect({ by, home, before_from, figures: before }).toEqual({
      ...{ by, home, before_from },
      figures: fold(facts, zone, before_from, before_until),
    });
  }
  const [begin, end] = [report.periods[0]!, report.periods.at(-1)!];
  expect(report.total).toEqual({
    now: fold(facts, zone, begin.from, end.until),
    before: fold(facts, zone, begin.before_from, end.before_until),
  });
  for (const [part, shares] of [
    ['country', report.countries],
    ['method', report.methods],
  ] as const) {
    const [now, before] = [
      sharesFolded(facts, part, zone, [begin.from, end.until]),
      sharesFolded(facts, part, zone, [begin.before_from, end.before_until]),
    ];
    const sums = (folded: typeof now, value: string) => folded.find((one) => one.value === value)?.sums ?? [];
    for (const share of shares)
      expect(share).toEqual({ value: share.value, now: sums(now, share.value), before: sums(before, share.value) });
    const shown = new Set(shares.map(({ value }) => value));
    for (const { value, sums } of [...now, ...before]) expect(sums.length > 0 && !shown.has(value)).toBe(false);
  }
}

it('ADM-07 EVT-01 figures are a plain fold over the events, also after a rebuild and after erasures', async () => {
  console.log(`figures: seed ${SEED} (repeat with FC_SEED=${SEED}), ${RUNS} histories`);
  let run = 0;
  await fc.assert(
    fc.asyncProperty(history, async ({ people, questions }) => {
      if (run++ % OF_A_SITE === 0) {
        await newSite();
        [log, read] = [[], 0];
      }
      const erasures: (() => Promise<void>)[] = [];
      for (const one of people) erasures.push(await tell(one));
      await readOn();
      await caughtUp({ kernel });
      await expectFold(questions[0]!);
      for (const erase of erasures) await erase();
      await readOn();
      await caughtUp({ kernel });
      await expectFold(questions[1]!);
      await expectSameAfterRebuild({ kernel }, 'figures', 'part, grain, at, value, currency');
      await expectFold(questions[2]!);
    }),
    // A site keeps what was told it, so a smaller history that fails is no other than the first.
    { numRuns: RUNS, seed: SEED, endOnFailure: true },
  );
}, 3_600_000);
