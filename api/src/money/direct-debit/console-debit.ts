import { Type, type Static } from 'typebox';
import { Day, Instant, MoneySchema, Nullable } from '../../kernel/index.js';
import { RETURN_CODES } from './debit.events.js';

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
