import { Type, type Static } from 'typebox';
import { MoneySchema, Nullable } from '../../kernel/index.js';
import { DebitsList } from './debits.list.js';

const text = Nullable(Type.String());

export const ConsoleDebitDetail = Type.Object({
  ...DebitsList.item.properties,
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
