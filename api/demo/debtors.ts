import type { Chronicle } from './calendar.js';
import type { Inhabitant } from './inhabitants.js';
import { OFFERS, shownFor, type Purchase } from './purchases.js';
import type { Visitor } from './visitor.js';

/** `transfer`: asked back after it was collected, so that finance has to transfer it. */
type Fate = 'due' | 'sent' | 'collected' | 'returned' | 'withdrawn' | 'transfer';

/** When they sign, in hours ago, together; between these hours the bank gets two files. */
const DEBITS: readonly (readonly [fate: Fate, signed: number, offer: Purchase['offer']])[] = [
  ['due', 30, 'p100'],
  ['sent', 110, 'p250'],
  ['returned', 300, 'p100'],
  ['transfer', 300, 'p600'],
  ['collected', 300, 'p100'],
  ['withdrawn', 30, 'p100'],
  ['due', 30, 'p250'],
];
const FILES = { old: 270, new: 60 };
/** Ordered, and the form has not been filled in. */
const UNSIGNED = 4;
const STREETS = [
  'Kanaalstraat',
  'Prinsengracht',
  'Nieuwe Gracht',
  'Molenweg',
  'Stationsstraat',
  'Oude Delft',
  'Dorpsplein',
];

interface Bank {
  chronicle: Chronicle;
  visitorOf: (person: Inhabitant) => Promise<Visitor>;
  finance: () => Promise<Visitor>;
  /** The one-time code that the text message of a payment has. */
  codeOf: (paymentId: string) => string;
}

/** Direct debits in each of their states, two files for the bank, and what came back. */
export function collectDebits({ chronicle, visitorOf, finance, codeOf }: Bank, debtors: readonly Inhabitant[]): void {
  const signed = new Map<Fate, Promise<string>>();
  const all: Promise<string>[] = [];
  const signing = async ([fate, , offer]: (typeof DEBITS)[number], number: number, debtor: Inhabitant) => {
    const paymentId = sign(await visitorOf(debtor), { number, debtor, offer, codeOf });
    signed.set(fate, paymentId);
    all.push(paymentId);
    await paymentId;
  };
  for (const hour of new Set(DEBITS.map(([, at]) => at))) {
    const now = DEBITS.flatMap((one, number) => {
      const debtor = debtors[number];
      return one[1] === hour && debtor ? [() => signing(one, number, debtor)] : [];
    });
    if (now.length > 0) chronicle.alone(hour, () => Promise.all(now.map((act) => act())));
  }
  const [other] = debtors;
  if (other) chronicle.at(UNSIGNED, async () => order(await visitorOf(other), `unsigned debit ${other.email}`, 'p250'));
  const act = async (path: string, name: string, body: object = {}) =>
    (await finance()).post<{ id: string }>(`/admin/${path}`, name, body);
  const sendFile = async (name: string) => {
    await Promise.all(all);
    if (all.length === 0) return undefined;
    const file = await act('debit-files', `debit file ${name}`);
    await act(`debit-files/${file.id}/sent`, `debit file ${name} sent`, { reason: 'Ingediend bij de bank.' });
    return file;
  };
  let old: ReturnType<typeof sendFile> | undefined;
  if (debtors.length > 2) chronicle.at(FILES.old, () => (old = sendFile('old')));
  const collect = async () => {
    const file = await old;
    if (file)
      await act(`debit-files/${file.id}/collected`, 'debit file collected', {
        reason: 'Bijgeschreven volgens het afschrift.',
      });
  };
  let collected: Promise<void> | undefined;
  chronicle.at(FILES.old - 60, () => (collected = collect()));
  chronicle.at(FILES.old - 70, async () => {
    // On a slow machine both are under way at once.
    await collected;
    const paymentId = await signed.get('returned');
    if (paymentId) await act(`direct-debits/${paymentId}/return`, 'debit returned', { reason: 'AM04' });
  });
  if (debtors.length > 1) chronicle.at(FILES.new, () => sendFile('new'));
  for (const [fate, at] of [
    ['transfer', 150],
    ['withdrawn', 30],
  ] as const) {
    chronicle.at(at, async () => {
      const number = DEBITS.findIndex(([one]) => one === fate);
      const [payment_id, debtor] = [await signed.get(fate), debtors[number]];
      if (!payment_id || !debtor) return;
      await old;
      const [credits, amount] = OFFERS[DEBITS[number]![2]];
      const refunds = [{ payment_id, credits, amount: { amount, currency: 'EUR' } }];
      const asked = await (
        await visitorOf(debtor)
      ).post<{ refunds: { refund_id: string }[] }>('/refunds', `refund of debit ${fate}`, { refunds });
      await act(`refunds/${asked.refunds[0]!.refund_id}/approve`, `approve debit ${fate}`, {
        reason: 'Unspent credits',
      });
    });
  }
}

interface Signing extends Pick<Bank, 'codeOf'> {
  number: number;
  debtor: Inhabitant;
  offer: Purchase['offer'];
}

const order = async (visitor: Visitor, name: string, offer: Purchase['offer']): Promise<string> => {
  const asked = { package: offer, payment_method: 'sdd', seen: shownFor(offer), immediate_performance: true };
  return (await visitor.post<{ payment_id: string }>('/orders', name, asked)).payment_id;
};

async function sign(visitor: Visitor, { number, debtor, offer, codeOf }: Signing): Promise<string> {
  const payment_id = await order(visitor, `debit order ${debtor.email}`, offer);
  const form = {
    account_holder: `${debtor.name} de Vries`,
    iban: ibanOf(number),
    phone: `+3161234560${number}`,
    street: STREETS[number],
    house_number: `${number * 7 + 3}`,
    zip: `10${number}2 AB`,
    city: 'Amsterdam',
  };
  const path = `/direct-debits/${payment_id}`;
  const { mandate } = await visitor.get<{ mandate: { version: string } }>(path);
  await visitor.post(`${path}/code`, `debit code ${debtor.email}`, form);
  const signed = { ...form, otp: codeOf(payment_id), authorised: true, mandate_version: mandate.version };
  await visitor.post(path, `sign debit ${debtor.email}`, signed);
  return payment_id;
}

/** A Dutch account with right check digits, at a bank of tests. */
function ibanOf(number: number): string {
  const account = `000012345${number}`;
  const bank = [...'INGB'].map((letter) => letter.charCodeAt(0) - 55).join('');
  const rest = BigInt(`${bank}${account}232100`) % 97n;
  return `NL${String(98n - rest).padStart(2, '0')}INGB${account}`;
}
