import { randomUUID } from 'node:crypto';
import { QueryBus } from '@nestjs/cqrs';
import fc from 'fast-check';
import { beforeAll, expect, it } from '@jest/globals';
import { memberOf } from '../../members/accounts/index.js';
import { profileOf, type ProfileEvent } from '../../members/profiles/index.js';
import { walletOf } from '../../money/credits/index.js';
import { buy, chargeBack, reinstate } from '../../money/credits/wallet.js';
import { Store, Vault } from '../../kernel/index.js';
import { testApp, type TestApp } from '../../../testing/app.js';
import { caughtUp } from '../../../testing/caught-up.js';
import { jobsSettled } from '../../../testing/jobs-settled.js';
import { expectSameAfterRebuild } from '../../../testing/rebuild.js';
import { FEWEST, type Basis, type Dimension } from './attribution.values.js';
import { countStepJob } from './jobs/count-step.job.js';
import { GetAttribution, type AttributionReport, type ReportRow } from './queries/get-attribution.query.js';
import { addSums, mergeSmall, type Group, type People } from './report.js';
import { trackingText } from '../../meeting/sign-up/tracking.js';

const RUNS = 8;
const HOUR = 3_600_000;
const DAYS = 10;

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ work: true });
});

/** Days and amounts of one person, by when they happened after the first day. */
const person = fc.record({
  source: fc.nat(3),
  country: fc.constantFrom('NL', 'BE', 'DE'),
  day: fc.nat(DAYS - 1),
  confirmed: fc.boolean(),
  purchases: fc.array(
    fc.record({
      after: fc.nat(3),
      amount: fc.integer({ min: 1, max: 9_999 }),
      currency: fc.constantFrom('EUR', 'EUR', 'GBP'),
      back: fc.constantFrom('no', 'no', 'charged back', 'regained'),
    }),
    { maxLength: 3 },
  ),
  erased: fc.boolean(),
  fictional: fc.constantFrom('no', 'no', 'at once', 'later', 'later, and real again'),
});
type Person = typeof person extends fc.Arbitrary<infer T> ? T : never;
const history = fc.record({
  visits: fc.array(fc.record({ source: fc.nat(3), day: fc.nat(DAYS - 1) }), { minLength: 12, maxLength: 40 }),
  people: fc.array(person, { maxLength: 16 }),
});

interface Fact {
  day: string;
  signedUpOn: string;
  /** Null: told, but by too few to be kept. */
  source: { network: string | null; sub1: string | null };
  country: string;
  visits: number;
  people: People;
}

const NOBODY: People = { signUps: 0, confirmed: 0, firstPurchases: 0, revenue: {}, paidBack: {} };
const plus = (one: People, other: People): People => ({
  signUps: one.signUps + other.signUps,
  confirmed: one.confirmed + other.confirmed,
  firstPurchases: one.firstPurchases + other.firstPurchases,
  revenue: addSums(one.revenue, other.revenue),
  paidBack: addSums(one.paidBack, other.paidBack),
});

/** A history of its own year, told to the site as it happens, and what it comes to by a plain fold. */
class Telling {
  readonly facts: Fact[] = [];
  private readonly members: { id: string; erased: boolean; fictional: Person['fictional'] }[] = [];
  private readonly told: ReadonlyMap<number, number>;

  constructor(
    private readonly run: number,
    private readonly visits: readonly { source: number; day: number }[],
  ) {
    const told = new Map<number, number>();
    for (const { source } of visits) told.set(source, (told.get(source) ?? 0) + 1);
    this.told = told;
  }

  /** Noon, so that every time zone agrees on the day. */
  at = (day: number, hours = 0) => new Date(Date.UTC(2030 + this.run, 2, 1 + day, 12) + hours * HOUR);
  dayOf = (day: number) => this.at(day).toISOString().slice(0, 10);
  sourceOf = (n: number) => ({ network: `net${n % 2}-${this.run}`, sub1: `sub${n}-${this.run}` });

  async tellVisits(): Promise<void> {
    for (const { source, day } of this.visits) {
      app.clock.set(this.at(day));
      expect((await app.browser().post('/visits', { id: randomUUID(), ...this.sourceOf(source) })).status).toBe(204);
      const on = this.dayOf(day);
      this.facts.push({
        day: on,
        signedUpOn: on,
        source: this.sourceOf(source),
        country: '',
        visits: 1,
        people: NOBODY,
      });
    }
  }

  async tellPerson({ source, country, day, confirmed, purchases, erased, fictional }: Person): Promise<void> {
    const [store, vault] = [app.nest.get(Store), app.nest.get(Vault)];
    const id = randomUUID();
    await vault.createKey(id);
    const seal = (text: string) => vault.seal(id, text);
    const tracking = await seal(trackingText(this.sourceOf(source), randomUUID())!);
    const [email, name, dateOfBirth, gender] = await Promise.all([
      seal(`${id}@example.org`),
      seal('Somebody'),
      seal('1990-05-17'),
      seal('female'),
    ]);
    const signedUpAt = this.at(day).toISOString();
    const streams = [memberOf(id), profileOf(id), walletOf(id)] as const;
    const marked = await this.marking(id);
    await store.transact({ actor: 'visitor', key: id, request: {}, writes: streams }, (tx) => {
      const account = { email, language: 'nl', timeZone: 'Europe/Amsterdam', domain: '', termsVersion: signedUpAt };
      tx.append(streams[0], { type: 'SignedUp', data: { ...account, tracking, signedUpAt } });
      const empty = { soughtGender: null, region: null, city: null, location: null, description: null };
      const profile = { name, dateOfBirth, gender, country, ...empty, createdAt: signedUpAt };
      tx.append(streams[1], { type: 'ProfileCreated', data: profile });
      if (confirmed)
        tx.append(streams[0], { type: 'EmailConfirmed', data: { confirmedAt: this.at(day, 1).toISOString() } });
      if (fictional === 'at once') tx.append(streams[1], marked);
      for (const [n, { after, amount, currency, back }] of purchases.entries()) {
        const at = this.at(day + after).toISOString();
        const bought = { credits: 10, paid: { amount, currency }, paymentId: randomUUID(), at };
        tx.decide(streams[2], (state) => buy(state, bought));
        if (back === 'no') continue;
        const gone = { chargebackId: `${n}`, paymentId: bought.paymentId, credits: 10, amount: bought.paid, at };
        tx.decide(streams[2], (state) => chargeBack(state, gone));
        if (back === 'regained') tx.decide(streams[2], (state) => reinstate(state, { chargebackId: `${n}`, at }));
      }
      return {};
    });
    this.members.push({ id, erased, fictional });
    const real = fictional === 'no' || fictional === 'later, and real again';
    const step = (on: number, people: Partial<People>) =>
      this.facts.push({
        day: this.dayOf(on),
        signedUpOn: this.dayOf(day),
        source: this.keptOf(source),
        country,
        visits: 0,
        people: { ...NOBODY, ...people },
      });
    if (real) step(day, { signUps: 1 });
    if (real && confirmed) step(day, { confirmed: 1 });
    for (const [n, { after, amount, currency, back }] of purchases.entries())
      step(day + after, {
        firstPurchases: n === 0 ? 1 : 0,
        revenue: { [currency]: amount },
        paidBack: back === 'charged back' ? { [currency]: amount } : {},
      });
  }

  private marking = async (id: string): Promise<Extract<ProfileEvent, { type: 'ProfileMarkedFictional' }>> => {
    const reason = await app.nest.get(Vault).seal(id, 'Written by staff');
    return { type: 'ProfileMarkedFictional', data: { reason, markedAt: this.at(20).toISOString() } };
  };

  /** Of whom was counted before, whatever of it has been by now. */
  async markFictional(): Promise<void> {
    for (const { id, fictional } of this.members.filter(({ fictional }) => fictional.startsWith('later'))) {
      const [own, marked] = [profileOf(id), await this.marking(id)];
      const { reason, markedAt: unmarkedAt } = marked.data;
      await app.nest.get(Store).transact({ actor: 'system', key: `mark ${id}`, request: {}, writes: [own] }, (tx) => {
        tx.append(own, marked);
        if (fictional !== 'later') tx.append(own, { type: 'ProfileUnmarkedFictional', data: { reason, unmarkedAt } });
        return {};
      });
    }
  }

  private keptOf(n: number): Fact['source'] {
    const { network, sub1 } = this.sourceOf(n);
    const [one, other] = [this.told.get(n) ?? 0, this.told.get((n + 2) % 4) ?? 0];
    return { network: one + other >= FEWEST ? network : null, sub1: one >= FEWEST ? sub1 : null };
  }

  /** The keys are gone and the log says so, as after an erasure; every job is tried once more. */
  async forget(): Promise<void> {
    const store = app.nest.get(Store);
    for (const { id, erased } of this.members) {
      if (erased) {
        const own = memberOf(id);
        await store.transact({ actor: 'system', key: `erase ${id}`, request: {}, writes: [own] }, (tx) => {
          const startedAt = this.at(60).toISOString();
          tx.append(own, { type: 'ErasureStarted', data: { startedAt } });
          tx.append(own, { type: 'MemberErased', data: { erasedAt: startedAt } });
          return {};
        });
        await app.nest.get(Vault).destroy(id);
      }
      for (const kind of ['member', 'profile', 'wallet'] as const)
        for (let version = 1; version <= 12; version++)
          await app.handlers.get(countStepJob)!.run({ memberId: id, of: kind, version }, { attempt: 2, key: '' });
    }
  }

  asked(by: readonly Dimension[], basis: Basis): Promise<AttributionReport> {
    const wanted = { from: this.dayOf(0), until: this.dayOf(40), basis, by, filter: {} };
    return app.nest.get(QueryBus).execute(new GetAttribution(wanted));
  }

  folded(by: readonly Dimension[], basis: Basis): ReturnType<typeof mergeSmall> {
    const groups = new Map<string, Group>();
    for (const fact of this.facts) {
      const values = by.map((dimension) => {
        if (dimension === 'day') return basis === 'event' ? fact.day : fact.signedUpOn;
        if (dimension === 'country') return fact.country;
        return fact.source[dimension as 'network' | 'sub1'];
      });
      const known = values.every((value) => value !== null);
      const key = known ? JSON.stringify(values) : '';
      const { visits, people } = groups.get(key) ?? { visits: 0, people: NOBODY };
      groups.set(key, {
        values: known ? values : null,
        visits: visits + fact.visits,
        people: plus(people, fact.people),
      });
    }
    return mergeSmall([...groups.values()]);
  }
}

const QUESTIONS: [by: Dimension[], basis: Basis][] = [
  [['network'], 'event'],
  [['sub1'], 'event'],
  [['day'], 'event'],
  [['day'], 'sign_up'],
  [['network', 'day'], 'sign_up'],
  [['country', 'network'], 'event'],
];

const amounts = (sums: Readonly<Record<string, number>>) =>
  Object.entries(sums)
    .filter(([, amount]) => amount !== 0)
    .sort()
    .map(([currency, amount]) => ({ amount, currency }));
const plain = ({ values, visits, people }: ReportRow) => JSON.stringify([values, visits, people]);
const plainFold = ({ values, visits, people }: ReturnType<typeof mergeSmall>['total']) =>
  JSON.stringify([
    values,
    visits,
    people && {
      sign_ups: people.signUps,
      confirmed: people.confirmed,
      first_purchases: people.firstPurchases,
      revenue: amounts(people.revenue),
      paid_back: amounts(people.paidBack),
    },
  ]);

async function expectFold(telling: Telling): Promise<void> {
  for (const [by, basis] of QUESTIONS) {
    const { rows, total } = await telling.asked(by, basis);
    const folded = telling.folded(by, basis);
    expect([by, rows.map(plain).sort()]).toEqual([by, folded.groups.map(plainFold).sort()]);
    expect(plain(total)).toBe(plainFold(folded.total));
  }
}

const settled = async () => {
  await caughtUp(app);
  await jobsSettled(app);
  await caughtUp(app);
};

it('ADM-10 EVT-01 the report is a plain fold of what happened, also after a rebuild and after erasures', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(history, async ({ visits, people }) => {
      const telling = new Telling(run++, visits);
      await telling.tellVisits();
      await caughtUp(app);
      for (const one of people) await telling.tellPerson(one);
      if (run % 2 === 0) await settled();
      await telling.markFictional();
      await settled();
      await expectFold(telling);
      await telling.forget();
      await settled();
      await expectFold(telling);
      await expectSameAfterRebuild(app, 'attribution', 'day, signed_up_on, source, country, currency');
      await expectFold(telling);
    }),
    // Each run has a year of its own, so a smaller one that fails is no other than the first.
    { numRuns: RUNS, endOnFailure: true },
  );
}, 240_000);
