import { CommandBus } from '@nestjs/cqrs';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { referenceOf as calledBy } from '../../ground/lists/index.js';
import { AddStaffMember } from '../../ground/staff/index.js';
import { SettlePayment } from '../../money/payments/index.js';
import { SandboxProvider } from '../../money/payments/sandbox/sandbox.provider.js';
import { testApp, type TestApp, type TestBrowser } from '../../../testing/app.js';
import { eventually } from '../../../testing/kernel/index.js';
import { signUp, type TestMember } from '../../../testing/members.js';

let app: TestApp;
let finance: TestBrowser;

beforeAll(async () => {
  app = await testApp({ work: true });
  const login = { email: 'finance@example.com', password: 'long enough' };
  const add = new AddStaffMember({ actor: 'system', ...login, role: 'finance', key: 'add-finance-for-test' });
  await app.nest.get(CommandBus).execute(add);
  finance = app.console();
  await finance.post('/admin/login', login);
});

type Ordered = { payment_id: string; pay_url: string };
const order = async ({ browser }: TestMember, more: object = {}): Promise<Ordered> =>
  (await browser.post('/orders', { package: 'p100', payment_method: 'ideal', immediate_performance: true, ...more }))
    .body;
const pay = ({ pay_url }: Ordered) =>
  fetch(pay_url, { method: 'POST', body: new URLSearchParams({ outcome: 'paid' }), redirect: 'manual' });
const referenceOf = ({ pay_url }: Ordered) => pay_url.split('/').at(-1)!;
const settle = (ordered: Ordered) =>
  app.nest.get(CommandBus).execute(new SettlePayment({ providerName: 'sandbox', reference: referenceOf(ordered) }));
const becomes = ({ browser }: TestMember, { payment_id }: Ordered, status: RegExp) =>
  eventually(async () => expect((await browser.get(`/payments/${payment_id}`)).body.status).toMatch(status));

/** The mails about money that did not stay, in the order they were sent. */
async function told({ id }: TestMember, count: number): Promise<{ subject: string; text: string }[]> {
  return eventually(async () => {
    const { body } = await app.browser().get('/dev/inbox.json');
    const mails = (body as { memberId: string; subject: string; text: string }[]).filter(
      ({ memberId, subject }) => memberId === id && /geld van|gaat terug|te veel betaald/.test(subject),
    );
    expect(mails).toHaveLength(count);
    return mails.reverse();
  });
}

describe('NTF-06 MNY-06 money that does not stay', () => {
  it('is told of when it comes and when it goes back: what came, why it goes, when it arrives', async () => {
    const anna = await signUp(app, 'Anna');
    const bonus = { discount_code: 'TIMEBONUS25' };
    const [first, second] = [await order(anna, bonus), await order(anna, bonus)];
    await pay(first);
    await becomes(anna, first, /completed/);
    await pay(second);
    await becomes(anna, second, /returned/);
    const [declined, returned] = await told(anna, 2);
    expect(declined!.subject).toBe('Je betaling bij Velvet gaat terug');
    expect(declined!.text).toMatch(/€\s7,49 van je ontvangen/);
    expect(returned!.subject).toBe('Je geld van Velvet is onderweg');
    expect(returned!.text).toMatch(/€\s7,49 teruggestort/);
    for (const { text } of [declined!, returned!]) {
      expect(text).toContain('De korting was al gebruikt');
      expect(text).toContain('binnen vijf werkdagen');
      expect(text).toContain(calledBy('payment', second.payment_id));
    }
  });

  it('that was another amount than was asked for goes back with that reason', async () => {
    const ben = await signUp(app, 'Ben');
    const ordered = await order(ben);
    const sql = 'UPDATE sandbox.payments SET amount = 500 WHERE payment_id = $1';
    await app.kernel.database.query(sql, [ordered.payment_id]);
    await pay(ordered);
    const review = () =>
      finance.post(`/admin/payments/${ordered.payment_id}/review`, { outcome: 'return', reason: 'Too little' });
    await eventually(async () => expect((await review()).status).toBe(200));
    await becomes(ben, ordered, /returned/);
    const { money_back } = (await ben.browser.get(`/payments/${ordered.payment_id}`)).body;
    expect(money_back).toEqual({ amount: { amount: 500, currency: 'EUR' }, why: 'amount' });
    const mails = await told(ben, 2);
    for (const { text } of mails) {
      expect(text).toMatch(/€\s5,00/);
      expect(text).toContain('Het was een ander bedrag dan we vroegen.');
      expect(text).not.toContain('korting');
    }
  });

  it('MNY-03 that came twice is told of once it has gone back; the order stays as it is', async () => {
    const cleo = await signUp(app, 'Cleo');
    const [first, second] = [await order(cleo), await order(cleo)];
    await pay(first);
    await becomes(cleo, first, /completed/);
    // The company treats the second payment as another one for the first order.
    const provider = app.nest.get(SandboxProvider, { strict: false });
    const fetchPayment = provider.fetchPayment.bind(provider);
    const confused = jest.spyOn(provider, 'fetchPayment').mockImplementation(async (reference) => {
      const report = await fetchPayment(reference);
      // Jobs still look at what others paid.
      return report && (reference === referenceOf(second) ? { ...report, paymentId: first.payment_id } : report);
    });
    await pay(second);
    await settle(second);
    const [surplus] = await told(cleo, 1);
    confused.mockRestore();
    expect(surplus!.subject).toBe('Je hebt te veel betaald bij Velvet');
    expect(surplus!.text).toMatch(/€\s9,99 meer binnen dan we vroegen/);
    expect(surplus!.text).toContain('binnen vijf werkdagen');
    expect(surplus!.text).toContain(calledBy('payment', first.payment_id));
    await becomes(cleo, first, /completed/);
  });
});
