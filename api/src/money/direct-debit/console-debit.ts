import { Type, type Static } from 'typebox';
import { Day, Instant, MoneySchema, Nullable, type Vault } from '../../kernel/index.js';
import { RETURN_CODES } from './debit.events.js';
import type { DebitRow } from './projections/debits.projection.js';

const text = Nullable(Type.String());
export const DEBIT_STATUS = ['authorised', 'filed', 'sent', 'collected', 'returned', 'withdrawn'] as const;

export const ConsoleDebit = Type.Object({
  id: Type.String({ description: 'Of the payment, too' }),
  member_id: Type.String(),
  status: Type.Enum([...DEBIT_STATUS]),
  reference: { ...Type.String(), description: 'Of the mandate' },
  amount: { ...MoneySchema, description: 'What the mandate is for' },
  collected: { ...MoneySchema, description: 'What is collected of it: less, where some was paid back before' },
  holder: { ...text, description: 'Null once the mandate is no longer kept' },
  collect_on: Day,
  signed_at: Instant,
  file_id: text,
  sent_at: Nullable(Instant),
  returned_at: Nullable(Instant),
  return_reason: Nullable(Type.Enum([...RETURN_CODES])),
  transfers: Type.Integer({ description: 'How many refunds wait for a transfer by hand' }),
});
export type ConsoleDebit = Static<typeof ConsoleDebit>;

export const ConsoleDebitDetail = Type.Object({
  ...ConsoleDebit.properties,
  iban: text,
  phone: text,
  address: text,
  iban_blocked: Type.Boolean(),
  mandate: Type.Object({
    version: Type.String(),
    text: Type.Array(Type.String(), { description: 'The words that were signed' }),
    creditor_id: Type.String(),
    creditor_name: Type.String(),
  }),
  pay_back: Type.Array(Type.Object({ refund_id: Type.String(), amount: MoneySchema, done: Type.Boolean() }), {
    description: 'What refunds gave back of it, or are to',
  }),
  credits_left: Type.Integer({ description: 'Still in the wallet of what was bought with it' }),
  credits: Type.Integer(),
  actions: Type.Array(Type.Enum(['return', 'confirm_transfer'])),
});
export type ConsoleDebitDetail = Static<typeof ConsoleDebitDetail>;

type Instants = 'signed_at' | 'sent_at' | 'returned_at' | 'status';
export type StoredDebit = Omit<DebitRow, Instants> & {
  status: ConsoleDebit['status'];
  signed_at: Date;
  sent_at: Date | null;
  returned_at: Date | null;
};

/** Those in a file are where their file is: made, with the bank, or credited. */
export const STORED = `(SELECT d.payment_id, d.member_id, d.reference, d.amount, d.left_amount, d.currency,
    d.collect_on::text AS collect_on, d.collect_on AS collect_day, d.signed_at, d.file_id, f.sent_at, d.returned_at, d.return_code, d.pay_back,
    d.holder, d.iban_hash,
    CASE WHEN d.status <> 'sent' THEN d.status WHEN f.collected_at IS NOT NULL THEN 'collected'
         WHEN f.sent_at IS NULL THEN 'filed' ELSE 'sent' END AS status
  FROM read.debits d LEFT JOIN read.debit_files f USING (file_id)) debits`;

export async function toConsoleDebits(vault: Vault, rows: StoredDebit[]): Promise<ConsoleDebit[]> {
  const holders = await vault.openAll(rows.map(({ holder }) => holder));
  return rows.map((row, i) => ({
    ...{ id: row.payment_id, member_id: row.member_id, status: row.status, reference: row.reference },
    amount: { amount: row.amount, currency: row.currency },
    collected: { amount: row.left_amount, currency: row.currency },
    holder: holders[i] ?? null,
    collect_on: row.collect_on,
    signed_at: row.signed_at.toISOString(),
    file_id: row.file_id,
    sent_at: row.sent_at?.toISOString() ?? null,
    returned_at: row.returned_at?.toISOString() ?? null,
    return_reason: row.return_code,
    transfers: row.pay_back,
  }));
}
