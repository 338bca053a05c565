import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Instant, MoneySchema, Nullable, Store, type RecordedEvent } from '../../../kernel/index.js';
import { movementOf } from '../movement.js';
import { walletOf } from '../wallet.js';
import type { WalletEvent } from '../wallet.events.js';

export const TRANSACTION_KINDS = [
  'grant',
  'goodwill',
  'purchase',
  'spend',
  'give_back',
  'refund_request',
  'refund_refused',
  'refund',
  'lapse',
  'charge_back',
  'charge_back_reversed',
  'debt_settled',
  'debt_written_off',
  'write_off_undone',
] as const;
type Kind = (typeof TRANSACTION_KINDS)[number];

export const TransactionView = Type.Object({
  id: Type.Integer({ description: 'Number of the movement in the wallet' }),
  at: Instant,
  kind: Type.Enum([...TRANSACTION_KINDS]),
  credits: Type.Integer({ description: 'Below zero when credits left the wallet' }),
  opening: Type.Integer({ description: 'The balance before' }),
  balance: Type.Integer({ description: 'The balance after' }),
  money: Nullable(MoneySchema, { description: 'What was paid, or paid back, with this movement' }),
  reference: Type.String({
    description: 'The cause: the id of a payment, a message or a refund, or a word such as `signup`',
  }),
  gift: Type.Optional(Type.String({ description: 'Which gift the credits went to, or came back from (CHT-10)' })),
  photo: Type.Optional(
    Type.Literal(true, { description: 'The credits went to a photo in a chat, or came back from one' }),
  ),
  debt: Nullable(Type.Integer(), {
    description: 'Credits owed after it; null where it changed nothing about that',
  }),
});
export type TransactionView = Static<typeof TransactionView>;

export const TransactionPage = Type.Object({
  transactions: Type.Array(TransactionView),
  debt: Type.Integer({ description: 'Credits owed after charge-backs; what comes in pays them first' }),
  next: Nullable(Type.Integer(), { description: 'Pass as `before` for the next, older page' }),
});
export type TransactionPage = Static<typeof TransactionPage>;

export class ListTransactions extends Query<TransactionPage> {
  constructor(readonly input: { memberId: string; before: number | undefined; limit: number }) {
    super();
  }
}

/** Read from the wallet's own events, so there is no copy that could disagree (MNY-05). */
@QueryHandler(ListTransactions)
export class ListTransactionsHandler implements IQueryHandler<ListTransactions> {
  constructor(private readonly store: Store) {}

  async execute({ input: { memberId, before, limit } }: ListTransactions): Promise<TransactionPage> {
    const asked = { ...(before && { before }), limit: limit + 1 };
    const [events, { debt }] = await Promise.all([
      this.store.history(walletOf(memberId), asked),
      this.store.readFresh(walletOf(memberId)),
    ]);
    const page = events.slice(0, limit);
    return { transactions: page.map(toView), debt, next: events.length > limit ? page.at(-1)!.version : null };
  }
}

export function toView(event: RecordedEvent<WalletEvent>): TransactionView {
  const { version: id, data } = event;
  const { at, money } = movementOf(event);
  const told = shown(event);
  return {
    id,
    at,
    ...told,
    money,
    opening: data.balance - told.credits,
    balance: data.balance,
    debt: 'debt' in data ? data.debt : null,
    ...('gift' in data && { gift: data.gift }),
    ...('photo' in data && { photo: true as const }),
  };
}

function shown({ type, data }: WalletEvent): { kind: Kind; credits: number; reference: string } {
  switch (type) {
    case 'CreditsGranted':
      return { kind: 'grant', credits: data.credits, reference: data.reason };
    case 'GoodwillGranted':
      return { kind: 'goodwill', credits: data.credits, reference: data.proposalId };
    case 'CreditsBought':
      return { kind: 'purchase', credits: data.credits, reference: data.paymentId };
    case 'CreditsSpent':
      return { kind: 'spend', credits: -data.credits, reference: data.reason };
    case 'CreditsReturned':
      return { kind: 'give_back', credits: data.credits, reference: data.reason };
    case 'CreditsHeld':
      return { kind: 'refund_request', credits: -data.credits, reference: data.refundId };
    case 'CreditsReleased':
      return { kind: 'refund_refused', credits: data.credits, reference: data.refundId };
    case 'CreditsLapsed':
      return { kind: 'lapse', credits: -data.credits, reference: 'erased' };
    case 'CreditsChargedBack':
      return { kind: 'charge_back', credits: -data.taken, reference: data.paymentId };
    case 'CreditsReinstated':
      return { kind: 'charge_back_reversed', credits: data.credits, reference: data.paymentId };
    case 'DebtSettled':
      return { kind: 'debt_settled', credits: -data.credits, reference: 'debt' };
    case 'DebtWrittenOff':
      return { kind: 'debt_written_off', credits: 0, reference: 'debt' };
    case 'WriteOffUndone':
      return { kind: 'write_off_undone', credits: 0, reference: 'debt' };
    case 'CreditsRefunded':
      // Zero credits: they left the wallet when the refund was requested, and this entry is about the money.
      return { kind: 'refund', credits: 0, reference: data.refundId };
  }
}
