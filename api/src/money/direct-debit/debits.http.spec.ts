import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { SettlePayment } from '../payments/index.js';
import { testApp, type TestApp } from '../../../testing/app.js';
import { codeFor, collect, form, newPhone, orderDebit, payByDebit, sign } from '../../../testing/debits.js';
import { newIban } from '../../../testing/ibans.js';
import { signUp, type TestMember } from '../../../testing/members.js';
import { setSettings } from '../../../testing/settings.js';
import { debitOf } from './debit.js';
import type { DebitAuthorised } from './debit.events.js';
import { ForgetMandateJob } from './jobs/follow-debit.job.js';
import { eventually } from '../../../testing/kernel/index.js';

let app: TestApp;
let anna: TestMember;
beforeAll(async () => {
  app = await testApp({ work: true });
  await collect(app);
  anna = await signUp(app, 'Anna');
});

const DAY = 86_400;
const authorised = async (paymentId: string) => {
  const sql = "SELECT data FROM kernel.events WHERE stream = 'debit-' || $1 AND type = 'DebitAuthorised'";
  const row = await app.kernel.database.one<{ data: DebitAuthorised['data'] }>(sql, [paymentId]);
  return row!.data;
};
const methods = async ({ browser }: TestMember) =>
  ((await browser.get('/payment-methods')).body.methods as { id: string }[]).map(({ id }) => id);
const credits = async ({ browser }: TestMember) => (await browser.get('/user')).body.credits as number;
const paymentStatus = async ({ browser }: TestMember, id: string) =>
  (await browser.get(`/payments/${id}`)).body.status as string;

describe('MNY-04 direct debit', () => {
  it('MNY-02 is offered where the operator collects, and nowhere while nobody does', async () => {
    const [french, dutch] = await Promise.all([signUp(app, 'Luc', { country: 'FR' }), signUp(app, 'Piet')]);
    expect(await methods(dutch)).toContain('sdd');
    expect(await methods(french)).not.toContain('sdd');
    await setSettings(app, { debit_creditor_id: '' });
    expect(await methods(dutch)).not.toContain('sdd');
    expect(
      await dutch.browser.post('/orders', { package: 'p100', payment_method: 'sdd', immediate_performance: true }),
    ).toMatchObject({
      status: 422,
      body: { code: 'invalid_input', fields: [{ field: 'payment_method', code: 'not_offered' }] },
    });
    await collect(app);
  });

  it('who no longer collects says so once and for all: nothing of it reads like an outage that passes', async () => {
    const otto = await signUp(app, 'Otto');
    const debtor = form();
    const paymentId = await orderDebit(otto);
    await setSettings(app, { debit_creditor_id: '' });
    const refused = { status: 409, body: { code: 'debit_unavailable' } };
    expect(await otto.browser.get(`/direct-debits/${paymentId}`)).toMatchObject(refused);
    expect(await otto.browser.post(`/direct-debits/${paymentId}/code`, debtor)).toMatchObject(refused);
    expect(await sign(otto, paymentId, { ...debtor, otp: '123456' })).toMatchObject(refused);
    await collect(app);
    expect(await otto.browser.get(`/direct-debits/${paymentId}`)).toMatchObject({ body: { status: 'open' } });
  });

  it('an order leads to the form, which shows amount, creditor, day and the words of the mandate', async () => {
    const { body } = await anna.browser.post('/orders', {
      package: 'p100',
      payment_method: 'sdd',
      immediate_performance: true,
    });
    expect(body.pay_url).toBe(`${app.origin}/directdebit?payment=${body.payment_id}`);
    const form = await anna.browser.get(`/direct-debits/${body.payment_id}`);
    expect(form).toMatchObject({
      status: 200,
      body: {
        status: 'open',
        amount: { amount: 999, currency: 'EUR' },
        creditor: { name: 'Velvet Dating B.V.', id: 'NL69ZZZ123456780000' },
        mandate: { version: '2026-12', reference: expect.stringMatching(/^[0-9A-F]{32}$/) },
      },
    });
    expect(form.body.mandate.text.join(' ')).toMatch(/Velvet Dating B\.V\..*€\s?9,99.*acht weken/s);
    const stranger = await signUp(app, 'Stranger');
    expect(await stranger.browser.get(`/direct-debits/${body.payment_id}`)).toMatchObject({
      status: 404,
      body: { code: 'debit_not_found' },
    });
  });

  it('signed with the code: credited at once, premium, one mandate', async () => {
    const ben = await signUp(app, 'Ben');
    const { paymentId, debtor, otp } = await payByDebit(app, ben);
    expect((await ben.browser.get('/user')).body).toMatchObject({ credits: 130, paid_user: true });
    expect(await ben.browser.get(`/direct-debits/${paymentId}`)).toMatchObject({ body: { status: 'authorised' } });
    expect(await sign(ben, paymentId, { ...debtor, otp })).toMatchObject({
      status: 409,
      body: { code: 'debit_closed' },
    });
    expect(await credits(ben)).toBe(130);
    await eventually(async () => {
      const mails = await app.kernel.database.query<{ subject: string; text: string }>(
        'SELECT subject, text FROM notifications.inbox WHERE member_id = $1',
        [ben.id],
      );
      const notice = mails.find(({ subject }) => /schrijven we/.test(subject));
      expect(notice?.text).toMatch(/NL•••• \d{4}[\s\S]*NL69ZZZ123456780000[\s\S]*[0-9A-F]{32}/);
      const receipt = mails.find(({ subject }) => /^Je kwitantie/.test(subject));
      // Credited before it is collected: no word of money that has come.
      expect(receipt?.text).toContain('Dank je wel. Kwitantie');
    });
    const [sms] = await app.kernel.database.query<{ recipient: string; text: string }>(
      'SELECT recipient, text FROM sms.inbox WHERE member_id = $1',
      [ben.id],
    );
    expect(sms).toEqual({ recipient: debtor['phone'], text: expect.stringMatching(/^\d{6} is je code .*10 minuten/) });
  });

  it('no more than three a day by one member or one number, whatever accounts they name', async () => {
    const dunya = await signUp(app, 'Dunya');
    const phone = newPhone();
    const later = () => app.clock.set(new Date(app.clock.now().getTime() + 60_000));
    for (const number of [phone, phone, newPhone()]) {
      await payByDebit(app, dunya, { phone: number });
      later();
    }
    const refusedFor = async (member: TestMember, changes: object) =>
      (await member.browser.post(`/direct-debits/${await orderDebit(member)}/code`, form({ ...changes }))).body;
    expect(await refusedFor(dunya, {})).toMatchObject({ code: 'mandates_reached', params: { hours: 24 } });
    const other = await signUp(app, 'Other');
    await payByDebit(app, other, { phone });
    later();
    expect(await refusedFor(await signUp(app, 'Third'), { phone })).toMatchObject({ code: 'mandates_reached' });
    app.clock.set(new Date());
  });

  it('refuses field by field, before a code is sent', async () => {
    const id = await orderDebit(anna);
    const wrong = { ...form(), iban: 'NL91ABNA0417164301', phone: '020 1234567', city: ' ' };
    expect(await anna.browser.post(`/direct-debits/${id}/code`, wrong)).toMatchObject({
      status: 422,
      body: {
        fields: [
          { field: 'city', code: 'required' },
          { field: 'iban', code: 'invalid_iban' },
          { field: 'phone', code: 'invalid_phone' },
        ],
      },
    });
    const far = { ...form(), iban: 'AE070331234567890123456', phone: '+12025550123' };
    await setSettings(app, { countries: ['NL', 'BE', 'DE', 'AT', 'FR'] });
    expect(await anna.browser.post(`/direct-debits/${id}/code`, far)).toMatchObject({
      status: 422,
      body: {
        fields: [
          { field: 'iban', code: 'not_sepa' },
          { field: 'phone', code: 'invalid_phone' },
        ],
      },
    });
    expect(await sign(anna, id, { ...form(), otp: '123456', authorised: false })).toMatchObject({
      status: 422,
      body: { fields: [{ field: 'authorised', code: 'authorisation_required' }] },
    });
    expect(await sign(anna, id, { ...form(), otp: '123456', mandate_version: '2001-01' })).toMatchObject({
      status: 422,
      body: { fields: [{ field: 'mandate_version', code: 'mandate_outdated' }] },
    });
  });

  it('a wrong code is told with the tries left, five end it, a repeated request counts once', async () => {
    const cora = await signUp(app, 'Cora');
    const id = await orderDebit(cora);
    const debtor = form();
    expect(await sign(cora, id, { ...debtor, otp: '000000' })).toMatchObject({ body: { code: 'code_expired' } });
    await cora.browser.post(`/direct-debits/${id}/code`, debtor);
    const right = await codeFor(app, cora);
    const wrong = right === '111111' ? '222222' : '111111';
    const key = randomUUID();
    for (const _ of [1, 2])
      expect(await sign(cora, id, { ...debtor, otp: wrong }, key)).toMatchObject({
        status: 422,
        body: { code: 'code_invalid', params: { left: 4 } },
      });
    for (const left of [3, 2, 1, 0])
      expect((await sign(cora, id, { ...debtor, otp: wrong })).body).toMatchObject({ params: { left } });
    expect(await sign(cora, id, { ...debtor, otp: right })).toMatchObject({
      status: 422,
      body: { code: 'code_expired' },
    });
    // A new code resets the attempts, after a short wait; it is valid only for the number it was sent to.
    expect(await cora.browser.post(`/direct-debits/${id}/code`, debtor)).toMatchObject({
      status: 429,
      body: { code: 'code_throttled', params: { seconds: expect.any(Number) } },
    });
    app.clock.advance(31);
    await cora.browser.post(`/direct-debits/${id}/code`, debtor);
    const next = await codeFor(app, cora, 1);
    expect(await sign(cora, id, { ...debtor, phone: newPhone(), otp: next })).toMatchObject({
      body: { code: 'code_expired' },
    });
    app.clock.advance(10 * 60 + 1);
    expect(await sign(cora, id, { ...debtor, otp: next })).toMatchObject({ body: { code: 'code_expired' } });
    expect(await paymentStatus(cora, id)).toBe('pending');
  });

  it('no more than € 150 from an account in 30 days, whoever uses it', async () => {
    const [dora, emil] = await Promise.all([signUp(app, 'Dora'), signUp(app, 'Emil')]);
    const iban = newIban();
    await payByDebit(app, dora, { iban, pack: 'p1500' });
    const id = await orderDebit(emil, 'p600');
    const from = new Date(app.clock.now().getTime() + 31 * DAY * 1000).toISOString().slice(0, 10);
    expect(await emil.browser.post(`/direct-debits/${id}/code`, form({ iban }))).toMatchObject({
      status: 409,
      body: { code: 'debit_limit_reached', params: { left: 4501, from } },
    });
    // A smaller amount fits; of two concurrent debits that together exceed the limit, one is refused.
    await payByDebit(app, emil, { iban, pack: 'p100' });
    const pair = await Promise.all([signUp(app, 'Finn'), signUp(app, 'Gijs')]);
    const answers = await Promise.all(
      pair.map(async (member) => {
        const debtor = form({ iban });
        const order = await orderDebit(member, 'p250');
        await member.browser.post(`/direct-debits/${order}/code`, debtor);
        return sign(member, order, { ...debtor, otp: await codeFor(app, member) });
      }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    app.clock.advance(31 * DAY);
    await payByDebit(app, await signUp(app, 'Griet'), { iban, pack: 'p1500' });
  });

  it('ADM-06 a code keeps the digits, minutes and tries it was sent with; the days of the limit are what is set', async () => {
    const [ines, iban] = [await signUp(app, 'Ines'), newIban()];
    const debtor = form({ iban });
    const id = await orderDebit(ines);
    await setSettings(app, { debit_code_digits: 8, debit_code_minutes: 20, debit_code_tries: 2, debit_limit_days: 60 });
    const asked = await ines.browser.post(`/direct-debits/${id}/code`, debtor);
    expect(asked.body).toMatchObject({ tries: 2 });
    expect(Date.parse(asked.body.expires_at) - app.clock.now().getTime()).toBe(20 * 60_000);
    const right = await codeFor(app, ines);
    expect(right).toMatch(/^\d{8}$/);
    await setSettings(app, { debit_code_digits: 6, debit_code_minutes: 10, debit_code_tries: 5 });
    app.clock.advance(15 * 60);
    const wrong = right === '11111111' ? '22222222' : '11111111';
    expect((await sign(ines, id, { ...debtor, otp: wrong })).body).toMatchObject({ params: { left: 1 } });
    expect(await sign(ines, id, { ...debtor, otp: right })).toMatchObject({ status: 201 });
    await setSettings(app, { debit_limit: 1500 });
    app.clock.advance(31 * DAY);
    const other = await signUp(app, 'Joop');
    const order = await orderDebit(other);
    const refused = async () =>
      (await other.browser.post(`/direct-debits/${order}/code`, form({ iban }))).body.code as string;
    expect(await refused()).toBe('debit_limit_reached');
    await setSettings(app, { debit_limit_days: 30 });
    expect(await refused()).toBeUndefined();
    await setSettings(app, { debit_limit: 15_000 });
  });

  it('an order whose form nobody filled in for a day lapses', async () => {
    const hugo = await signUp(app, 'Hugo');
    const id = await orderDebit(hugo);
    app.clock.advance(DAY + 1);
    await app.nest.get(CommandBus).execute(new SettlePayment({ providerName: 'sdd', reference: `sdd_${id}` }));
    expect(await paymentStatus(hugo, id)).toBe('cancelled');
    expect(await hugo.browser.post(`/direct-debits/${id}/code`, form())).toMatchObject({
      status: 409,
      body: { code: 'debit_closed' },
    });
  });

  it('PRV-02 what names the debtor is forgotten 14 months after the collection', async () => {
    const ida = await signUp(app, 'Ida');
    const { paymentId } = await payByDebit(app, ida);
    const forget = () => app.nest.get(ForgetMandateJob, { strict: false }).run({ paymentId }, { key: randomUUID() });
    const data = await authorised(paymentId);
    const until = new Date(data.collectOn);
    until.setUTCMonth(until.getUTCMonth() + 14);
    app.clock.advance((until.getTime() - app.clock.now().getTime()) / 1000 - 1);
    await forget();
    expect(await app.kernel.vault.open(data.iban)).toMatch(/^NL/);
    app.clock.advance(1);
    await forget();
    await forget();
    expect(await app.kernel.vault.open(data.iban)).toBeNull();
  });

  it('PRV-02 a mandate that is used again while it is about to be forgotten stays readable', async () => {
    const { paymentId } = await payByDebit(app, await signUp(app, 'Jan'));
    const { iban, memberId, collectOn } = await authorised(paymentId);
    app.clock.advance(500 * DAY);
    const { store } = app.kernel;
    const transact = store.transact.bind(store);
    const debit = debitOf(paymentId);
    const data = { memberId, collectOn: app.clock.now().toISOString().slice(0, 10), postponedAt: collectOn };
    const used = jest.spyOn(store, 'transact').mockImplementationOnce(async (command, decide) => {
      await transact({ actor: 'system', key: randomUUID(), request: {}, writes: [debit] }, (tx) => {
        tx.append(debit, { type: 'DebitPostponed', data });
        return null;
      });
      return transact(command, decide);
    });
    await app.nest.get(ForgetMandateJob, { strict: false }).run({ paymentId }, { key: randomUUID() });
    used.mockRestore();
    expect(await app.kernel.vault.open(iban)).toMatch(/^NL/);
  });
});
