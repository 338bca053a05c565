import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Instant, MoneySchema, Nullable, Store, type RecordedEvent } from '../../../kernel/index.js';
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
  constructor(
    readonly input: {
      memberId: string;
      before: number | undefined;
      limit: number;
    },
  ) {
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
  const view = (
    kind: Kind,
    at: string,
    credits: number,
    reference: string,
    money: TransactionView['money'] = null,
  ) => ({
    id,
    at,
    kind,
    credits,
    money,
    reference,
    opening: data.balance - credits,
    balance: data.balance,
    debt: 'debt' in data ? data.debt : null,
    ...('gift' in data && { gift: data.gift }),
    ...('photo' in data && { photo: true as const }),
  });
  switch (event.type) {
    case 'CreditsGranted':
      return view('grant', event.data.grantedAt, event.data.credits, event.data.reason);
    case 'GoodwillGranted':
      return view('goodwill', event.data.grantedAt, event.data.credits, event.data.proposalId);
    case 'CreditsBought':
      return view('purchase', event.data.boughtAt, event.data.credits, event.data.paymentId, event.data.paid);
    case 'CreditsSpent':
      return view('spend', event.data.spentAt, -event.data.credits, event.data.reason);
    case 'CreditsReturned':
      return view('give_back', event.data.returnedAt, event.data.credits, event.data.reason);
    case 'CreditsHeld':
      return view('refund_request', event.data.heldAt, -event.data.credits, event.data.refundId);
    case 'CreditsReleased':
      return view('refund_refused', event.data.releasedAt, event.data.credits, event.data.refundId);
    case 'CreditsLapsed':
      return view('lapse', event.data.lapsedAt, -event.data.credits, 'erased');
    case 'CreditsChargedBack':
      return view('charge_back', event.data.chargedBackAt, -event.data.taken, event.data.paymentId, event.data.amount);
    case 'CreditsReinstated':
      return view(
        'charge_back_reversed',
        event.data.reinstatedAt,
        event.data.credits,
        event.data.paymentId,
        event.data.amount,
      );
    case 'DebtSettled':
      return view('debt_settled', event.data.settledAt, -event.data.credits, 'debt');
    case 'DebtWrittenOff':
      return view('debt_written_off', event.data.writtenOffAt, 0, 'debt');
    case 'WriteOffUndone':
      return view('write_off_undone', event.data.undoneAt, 0, 'debt');
    case 'CreditsRefunded':
      // Zero credits: they left the wallet when the refund was requested, and this entry is about the money.
      return view('refund', event.data.refundedAt, 0, event.data.refundId, event.data.amount);
  }
}
