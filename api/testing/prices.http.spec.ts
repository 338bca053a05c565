import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { DefineDiscount } from '../src/money/discounts/index.js';
import { CommandBus } from '@nestjs/cqrs';
import { Store } from '../src/kernel/index.js';
import { Settings, type SettingsValues } from '../src/ground/settings/index.js';
import { changeSettings, siteSettings } from '../src/ground/settings/settings.js';
import { testApp, type TestApp } from './app.js';
import { signUp, type TestMember } from './members.js';

// Three processes of one installation. The first knows the operator's changes at once; each test decides when the
// others learn of them.
let processes: [TestApp, TestApp, TestApp];
beforeAll(async () => {
  const first = await testApp();
  const another = () => testApp({ databaseUrl: first.kernel.database.url });
  processes = [first, await another(), await another()];
});

const settingsOf = (app: TestApp) => app.nest.get(Settings, { strict: false });
/** Commits a change and announces it to these processes only. */
async function change(changes: Partial<SettingsValues>, heardBy: readonly TestApp[] = [processes[0]]) {
  const at = new Date().toISOString();
  const command = { actor: 'system', key: randomUUID(), request: {}, writes: [siteSettings] };
  await processes[0].nest.get(Store).transact(command, (tx) => {
    tx.decide(siteSettings, (state) =>
      changeSettings(state, { changes, version: null, reason: null, restores: null, at }),
    );
    return {};
  });
  await Promise.all(heardBy.map((app) => settingsOf(app).refresh()));
}
const everywhere = () => processes;

const at = (member: TestMember, process: TestApp) => member.browser.at(process.origin);
const balance = async ({ browser }: TestMember) => (await browser.get('/user')).body.credits as number;

async function pair(credits = 1_000): Promise<{ writer: TestMember; chat: string }> {
  const [writer, reader] = await Promise.all([signUp(processes[0], 'Noor', { credits }), signUp(processes[0], 'Sem')]);
  const chat = (await writer.browser.post('/chats', { profile_id: reader.id })).body.id as string;
  return { writer, chat };
}
const send = (by: TestMember, chat: string, price: unknown, { on = processes[0], key = randomUUID() } = {}) =>
  at(by, on).post(`/chats/${chat}/messages`, { body: 'Hallo', price }, { key });

describe('MNY-12 CHT-02 the price of a message', () => {
  it('is the one on the button: another is refused with the new one and takes nothing', async () => {
    await change({ messageCredits: 10 }, everywhere());
    const { writer, chat } = await pair();
    expect(await send(writer, chat, 10)).toMatchObject({ status: 201, body: { credits: 990 } });
    await change({ messageCredits: 12 }, everywhere());
    const refused = await send(writer, chat, 10);
    expect(refused).toMatchObject({ status: 409, body: { code: 'price_changed', params: { price: 12 } } });
    expect(await balance(writer)).toBe(990);
    expect(await send(writer, chat, 12)).toMatchObject({ status: 201, body: { credits: 978 } });
    // A lower price was not shown either, so it is rejected as well.
    await change({ messageCredits: 10 }, everywhere());
    expect(await send(writer, chat, 12)).toMatchObject({ status: 409, body: { params: { price: 10 } } });
  });

  it('holds for the first message of a conversation too', async () => {
    await change({ messageCredits: 10 }, everywhere());
    const { writer, chat } = await pair();
    await change({ messageCredits: 12 }, everywhere());
    expect(await send(writer, chat, 10)).toMatchObject({ status: 409, body: { code: 'price_changed' } });
    const view = (await writer.browser.get(`/chats/${chat}`)).body;
    expect(view.messages).toEqual([]);
  });

  it('a repeat of what was sent is answered as it was, whatever it costs by now', async () => {
    await change({ messageCredits: 10 }, everywhere());
    const { writer, chat } = await pair();
    const key = randomUUID();
    const first = await send(writer, chat, 10, { key });
    await change({ messageCredits: 12 }, everywhere());
    for (const on of processes) {
      expect(await send(writer, chat, 10, { key, on })).toMatchObject({ status: 201, body: first.body });
      expect(await send(writer, chat, 12, { key, on })).toMatchObject({ status: 201, body: first.body });
    }
    expect(await balance(writer)).toBe(990);
  });

  it('is asked of every client: one that does not say what it showed is refused', async () => {
    const { writer, chat } = await pair();
    for (const price of [undefined, null, '10', -1, 10.5]) {
      expect(await send(writer, chat, price)).toMatchObject({
        status: 422,
        body: { code: 'invalid_input', fields: [{ field: 'price' }] },
      });
    }
    expect(await balance(writer)).toBe(1_000);
  });

  it('a process that has not heard of a new price looks before it refuses, so nobody is sent to and fro', async () => {
    await change({ messageCredits: 10 }, everywhere());
    const { writer, chat } = await pair();
    await change({ messageCredits: 12 });
    expect(await send(writer, chat, 12, { on: processes[1] })).toMatchObject({ status: 201, body: { credits: 988 } });
    expect(await send(writer, chat, 11, { on: processes[2] })).toMatchObject({
      status: 409,
      body: { params: { price: 12 } },
    });
  });

  it('is what each message took, on three processes that know different prices, pressed twice and repeated', async () => {
    await change({ messageCredits: 10 }, everywhere());
    const writers = await Promise.all(Array.from({ length: 3 }, () => pair(100_000)));
    const step = fc.record({
      who: fc.nat(2),
      on: fc.nat(2),
      seenOn: fc.nat(2),
      twice: fc.boolean(),
      change: fc.option(fc.record({ to: fc.integer({ min: 1, max: 20 }), heard: fc.subarray([0, 1, 2]) }), { freq: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 8 }), async (steps) => {
        const before = await Promise.all(writers.map(({ writer }) => balance(writer)));
        const paid = [0, 0, 0];
        const sending = steps.map(async ({ who, on, seenOn, twice, change: changed }) => {
          const { writer, chat } = writers[who]!;
          const seen = (await at(writer, processes[seenOn]!).get('/settings')).body.message_credits as number;
          if (changed)
            await change(
              { messageCredits: changed.to },
              changed.heard.map((i) => processes[i]!),
            );
          const key = randomUUID();
          const press = () => send(writer, chat, seen, { on: processes[on]!, key });
          const answers = await Promise.all(twice ? [press(), press()] : [press()]);
          for (const { status, body } of answers) {
            expect([JSON.stringify(body), status === 201 || body.code === 'price_changed']).toEqual([
              JSON.stringify(body),
              true,
            ]);
          }
          // Both clicks send one message, at the price on the button.
          if (answers.some(({ status }) => status === 201)) paid[who]! += seen;
        });
        await Promise.all(sending);
        const after = await Promise.all(writers.map(({ writer }) => balance(writer)));
        expect(before.map((credits, i) => credits - after[i]!)).toEqual(paid);
      }),
      { numRuns: 25 },
    );
  });
});

describe('MNY-12 ACC-04 the message written while signing up', () => {
  const join = (landing: string, price: number | undefined, on = processes[0]) =>
    on.browser().post('/signup', {
      email: `${randomUUID()}@example.org`,
      name: 'Noor',
      password: 'correct horse',
      date_of_birth: '1990-05-17',
      gender: 'female',
      country: 'NL',
      terms: true,
      landing_member: landing,
      signup_message: 'Hallo',
      signup_message_price: price,
    });

  it('is kept at the price that was shown, and refused at another', async () => {
    await change({ messageCredits: 10 }, everywhere());
    const sem = await signUp(processes[0], 'Sem');
    await change({ messageCredits: 12 });
    for (const on of processes) {
      expect(await join(sem.id, 11, on)).toMatchObject({
        status: 409,
        body: { code: 'price_changed', params: { price: 12 } },
      });
    }
    expect(await join(sem.id, undefined)).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
    expect((await join(sem.id, 12, processes[2])).status).toBe(201);
  });
});

const consent = { immediate_performance: true };
const P100 = { package: 'p100', payment_method: 'ideal', ...consent };
const packages = (amount: number) => {
  const packs = settingsOf(processes[0]).current().packages;
  return packs.map((one) => (one.id === 'p100' ? { ...one, price: { amount, currency: 'EUR' } } : one));
};
const costing = (amount: number) => [
  { id: 'ideal' as const, countries: [], from: null, until: null, costs: [{ amount, currency: 'EUR' }] },
];
const seen = (price: number, discount: number, total: number, currency = 'EUR') => ({
  price,
  discount,
  total,
  currency,
});
const order = (by: TestMember, body: object, { on = processes[0], key = randomUUID() } = {}) =>
  at(by, on).post('/orders', { ...P100, ...body }, { key });
const orders = async ({ browser }: TestMember, id: string) => (await browser.get(`/payments/${id}`)).body;

describe('MNY-12 MNY-01 the price of an order', () => {
  it('is the one that was shown: another is refused with the new one, and nothing is ordered', async () => {
    await change({ packages: packages(999), paymentMethods: costing(0) }, everywhere());
    const noor = await signUp(processes[0], 'Noor');
    expect((await order(noor, { seen: seen(999, 0, 999) })).status).toBe(201);
    await change({ packages: packages(1049) }, everywhere());
    expect(await order(noor, { seen: seen(999, 0, 999) })).toMatchObject({
      status: 409,
      body: { code: 'price_changed', params: seen(1049, 0, 1049) },
    });
    expect((await order(noor, { seen: seen(1049, 0, 1049) })).status).toBe(201);
  });

  it('costs of the method, currency and what a code takes off are part of it', async () => {
    await change({ packages: packages(999), paymentMethods: costing(35) }, everywhere());
    const noor = await signUp(processes[0], 'Noor');
    const wrong = [seen(999, 0, 999), seen(999, 0, 1034, 'GBP'), seen(999, 100, 934), seen(1034, 0, 1034)];
    for (const one of wrong) {
      expect(await order(noor, { seen: one })).toMatchObject({ status: 409, body: { params: seen(999, 0, 1034) } });
    }
    const code = { discount_code: 'TIMEBONUS25' };
    expect(await order(noor, { ...code, seen: seen(999, 0, 1034) })).toMatchObject({
      status: 409,
      body: { params: seen(999, 250, 784) },
    });
    const placed = await order(noor, { ...code, seen: seen(999, 250, 784) });
    expect(placed.status).toBe(201);
    expect(await orders(noor, placed.body.payment_id)).toMatchObject({
      price: { amount: 749 },
      discount: { off: { amount: 250 } },
      transaction_costs: { amount: 35 },
    });
  });

  it('a code that was changed meanwhile is asked about again', async () => {
    await change({ packages: packages(999), paymentMethods: costing(0) }, everywhere());
    const noor = await signUp(processes[0], 'Noor');
    const terms = {
      country: null,
      memberId: null,
      expiresAt: null,
      minimumOrder: null,
      paymentMethods: null,
      startsAt: null,
      maxUses: null,
      percentage: 10,
      validity: 'unlimited' as const,
    };
    const bus = processes[0].nest.get(CommandBus, { strict: false });
    await bus.execute(
      new DefineDiscount({ staffId: 'system', code: 'SPRING10', terms, reason: 'Spring', key: randomUUID() }),
    );
    expect(await order(noor, { discount_code: 'spring10', seen: seen(999, 200, 799) })).toMatchObject({
      status: 409,
      body: { code: 'price_changed', params: seen(999, 100, 899) },
    });
  });

  it('a repeat of what was ordered is answered as it was', async () => {
    await change({ packages: packages(999), paymentMethods: costing(0) }, everywhere());
    const noor = await signUp(processes[0], 'Noor');
    const key = randomUUID();
    const first = await order(noor, { seen: seen(999, 0, 999) }, { key });
    await change({ packages: packages(1049) }, everywhere());
    for (const on of processes) {
      expect(await order(noor, { seen: seen(999, 0, 999) }, { key, on })).toMatchObject({
        status: 201,
        body: first.body,
      });
    }
  });

  it('is asked of every client: one that does not say what it showed is refused', async () => {
    const noor = await signUp(processes[0], 'Noor');
    for (const one of [undefined, null, {}, { ...seen(999, 0, 999), total: '999' }, { ...seen(999, 0, 999), x: 1 }]) {
      expect(await order(noor, { seen: one })).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
    }
  });

  it('is what was shown, on three processes that know different prices; what is shown adds up', async () => {
    const noor = await signUp(processes[0], 'Noor');
    const step = fc.record({
      price: fc.integer({ min: 950, max: 2_200 }),
      costs: fc.integer({ min: 0, max: 300 }),
      heard: fc.subarray([0, 1, 2]),
      shownOn: fc.nat(2),
      on: fc.nat(2),
      bonus: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(step, async ({ price, costs, heard, shownOn, on, bonus }) => {
        const screen = at(noor, processes[shownOn]!);
        const [list, { body: ways }] = [await screen.get('/packages'), await screen.get('/payment-methods')];
        const card = list.body.packages.find(({ id }: { id: string }) => id === 'p100');
        const added = ways.methods.find(({ id }: { id: string }) => id === 'ideal').transaction_costs.amount as number;
        expect(card.price.amount).toBe(card.discounted.off.amount + card.discounted.price.amount);
        const off = bonus ? (card.discounted.off.amount as number) : 0;
        const shown = seen(card.price.amount, off, card.price.amount - off + added);
        await change(
          { packages: packages(price), paymentMethods: costing(costs) },
          heard.map((i) => processes[i]!),
        );
        const answer = await order(
          noor,
          { seen: shown, ...(bonus && { discount_code: 'TIMEBONUS25' }) },
          { on: processes[on]! },
        );
        if (answer.status === 409) {
          expect(answer.body.code).toBe('price_changed');
          const again = { seen: answer.body.params, ...(bonus && { discount_code: 'TIMEBONUS25' }) };
          // The price named in the rejection is accepted by every process.
          expect((await order(noor, again, { on: processes[(on + 1) % 3]! })).status).toBe(201);
          return;
        }
        expect(answer.status).toBe(201);
        const placed = await orders(noor, answer.body.payment_id);
        expect(placed.price.amount + placed.transaction_costs.amount).toBe(shown.total);
        expect(placed.discount?.off.amount ?? 0).toBe(shown.discount);
      }),
      { numRuns: 40 },
    );
  });
});
