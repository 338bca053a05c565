import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Person } from './people.js';

/** A Dutch account nobody has used yet. */
export function newIban(): string {
  const account = String(randomInt(100_000_000, 999_999_999)).padStart(10, '0');
  const digits = BigInt(`18231611${account}232100`);
  return `NL${String(98n - (digits % 97n)).padStart(2, '0')}INGB${account}`;
}

export const newPhone = (): string => `06 ${randomInt(10_000_000, 19_999_999)}`;

/** The newest code that was sent to a member; `seen`: how many were before it. */
export async function codeFor(person: Person, seen = 0): Promise<string> {
  let texts: string[] = [];
  const look = async () => {
    const all = (await (await person.request.get('/api/dev/sms.json')).json()) as { memberId: string; text: string }[];
    texts = all.filter(({ memberId }) => memberId === person.id).map(({ text }) => text);
    return texts.length;
  };
  await expect.poll(look).toBeGreaterThan(seen);
  return /^\d{6}/.exec(texts[0]!)![0];
}

/** Pays by direct debit without a screen: it waits for the next file for the bank. Answers the id of its payment. */
export async function signDebit(person: Person): Promise<string> {
  const { payment_id } = await person.order({ package: 'p100', payment_method: 'sdd' });
  const debtor = {
    account_holder: 'A. de Vries',
    iban: newIban(),
    phone: newPhone(),
    street: 'Kanaalstraat',
    house_number: '12-a',
    zip: '1054 XK',
    city: 'Amsterdam',
  };
  await person.post(`/direct-debits/${payment_id}/code`, debtor);
  const otp = await codeFor(person);
  type Form = { collect_on: string; mandate: { version: string } };
  const { collect_on, mandate } = await person.get<Form>(`/direct-debits/${payment_id}`);
  const shown = { authorised: true, mandate_version: mandate.version, collect_on };
  await person.post(`/direct-debits/${payment_id}`, { ...debtor, otp, ...shown });
  return payment_id;
}
