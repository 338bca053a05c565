import { Type, type Static } from 'typebox';
import { Id, Instant, Nullable } from '../../kernel/index.js';
import { TRANSACTION_KINDS, TransactionView } from '../credits/index.js';
import type { Entry } from './statement.js';

const PAYMENT_KINDS = [
  'payment_pending',
  'payment_failed',
  'payment_cancelled',
  'payment_declined',
  'payment_returned',
] as const;
const STATEMENT_KINDS = [...TRANSACTION_KINDS, ...PAYMENT_KINDS] as const;
type Kind = (typeof STATEMENT_KINDS)[number];

const { credits, opening, balance, money, reference, gift, photo, debt } = TransactionView.properties;

/** A line of a member's statement: a movement of their credits, or a payment that brought none (MNY-05). */
export const StatementLine = Type.Object({
  id: Type.String({ description: 'Number of the movement in the wallet, or the id of the payment' }),
  at: Instant,
  kind: Type.Enum([...STATEMENT_KINDS], {
    description: '`payment_declined`: its money is on its way back; `payment_returned`: it is back',
  }),
  credits,
  opening,
  balance,
  money,
  reference,
  gift,
  photo,
  debt,
  recipient: Type.Optional(
    Type.Object(
      {
        id: Nullable(Id),
        name: Nullable(Type.String(), { description: 'Null: is no member any more' }),
      },
      { description: 'To whom the message, gift or photo went' },
    ),
  ),
  payment_method: Nullable(Type.String(), { description: 'Of a payment that brought no credits' }),
  payable_until: Nullable(Instant, { description: 'A bank transfer that waits for its money; null otherwise' }),
});
export type StatementLine = Static<typeof StatementLine>;

/** Filters for members: `refund` covers every way money goes back, and `spend` includes returned credits. */
export const STATEMENT_FILTERS = ['grant', 'purchase', 'spend', 'refund'] as const;
export type StatementFilter = (typeof STATEMENT_FILTERS)[number];

const FILTER_OF: Record<Kind, StatementFilter | null> = {
  grant: 'grant',
  goodwill: 'grant',
  purchase: 'purchase',
  payment_pending: 'purchase',
  payment_failed: 'purchase',
  payment_cancelled: 'purchase',
  spend: 'spend',
  give_back: 'spend',
  refund_request: 'refund',
  refund_refused: 'refund',
  refund: 'refund',
  charge_back: 'refund',
  charge_back_reversed: 'refund',
  debt_settled: 'refund',
  debt_written_off: 'refund',
  write_off_undone: 'refund',
  payment_declined: 'refund',
  payment_returned: 'refund',
  lapse: null,
};

const kindOf = ({ movement, payment }: Entry): Kind => movement?.kind ?? `payment_${payment!.status}`;
export const isOf = (filter: StatementFilter | undefined, entry: Entry): boolean =>
  filter === undefined || FILTER_OF[kindOf(entry)] === filter;

/** `names`: of those recipients who are still members. */
export function toLine(entry: Entry, names: ReadonlyMap<string, string>): StatementLine {
  if (entry.movement) {
    const { recipientId, ...movement } = entry.movement;
    const name = recipientId ? (names.get(recipientId) ?? null) : null;
    return {
      ...movement,
      id: String(movement.id),
      ...(recipientId && { recipient: { id: name === null ? null : recipientId, name } }),
      payment_method: null,
      payable_until: null,
    };
  }
  const { at, opening, balance } = entry;
  const { paymentId, amount, method, payableUntil } = entry.payment;
  return {
    id: paymentId,
    at,
    kind: kindOf(entry),
    opening,
    balance,
    credits: 0,
    money: amount,
    reference: paymentId,
    debt: null,
    payment_method: method,
    payable_until: payableUntil,
  };
}
