import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import type { TestApp } from './app.js';
import type { TestMember } from './members.js';
import { setSettings } from './settings.js';
import { newIban } from './ibans.js';
import { eventually } from './kernel/index.js';

/** Sets the creditor's data, so that direct debit is offered. */
export const collect = (app: TestApp, changes: object = {}) =>
  setSettings(app, {
    company_name: 'Velvet Dating B.V.',
    debit_creditor_id: 'NL69ZZZ123456780000',
    debit_iban: 'NL91ABNA0417164300',
    ...changes,
  });

let number = 0;
/** An unused mobile number. */
export const newPhone = () => `+316${String(10_000_000 + ++number)}`;
export const form = (changes: Record<string, unknown> = {}) => ({
  account_holder: 'A. de Vries',
  iban: newIban(),
  phone: newPhone(),
  street: 'Kanaalstraat',
  house_number: '12-a',
  zip: '1054 XK',
  city: 'Amsterdam',
  ...changes,
});

export async function orderDebit({ browser }: TestMember, pack = 'p100'): Promise<string> {
  const { status, body } = await browser.post('/orders', {
    package: pack,
    payment_method: 'sdd',
    immediate_performance: true,
  });
  expect({ status, body }).toMatchObject({ status: 201 });
  return (body as { payment_id: string }).payment_id;
}

/** The latest code sent to a member. */
export const codeFor = (app: TestApp, { id }: TestMember, seen = 0): Promise<string> =>
  eventually(async () => {
    const sql = 'SELECT text FROM sms.inbox WHERE member_id = $1 ORDER BY id DESC';
    const rows = await app.kernel.database.query<{ text: string }>(sql, [id]);
    expect(rows.length).toBeGreaterThan(seen);
    return /^\d+/.exec(rows[0]!.text)![0];
  });

export const sign = ({ browser }: TestMember, paymentId: string, body: object, key: string = randomUUID()) =>
  browser.post(`/direct-debits/${paymentId}`, { authorised: true, mandate_version: '2026-12', ...body }, { key });

/** Places an order, requests the code and signs the mandate. */
export async function payByDebit(
  app: TestApp,
  member: TestMember,
  { pack, ...changes }: { pack?: string } & Record<string, unknown> = {},
) {
  const debtor = form(changes);
  const paymentId = await orderDebit(member, pack);
  const { n } = (await app.kernel.database.one<{ n: number }>(
    'SELECT count(*)::int AS n FROM sms.inbox WHERE member_id = $1',
    [member.id],
  ))!;
  const asked = await member.browser.post(`/direct-debits/${paymentId}/code`, debtor);
  expect(asked).toMatchObject({ status: 201 });
  const otp = await codeFor(app, member, n);
  const signed = await sign(member, paymentId, { ...debtor, otp });
  expect(signed).toMatchObject({ status: 201, body: { status: 'completed' } });
  return { paymentId, debtor, otp };
}
