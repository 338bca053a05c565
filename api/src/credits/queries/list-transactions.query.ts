import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Store, type RecordedEvent } from '../../kernel/index.js';
import { walletOf } from '../wallet.js';
import type { WalletEvent } from '../wallet.events.js';

export const TransactionView = Type.Object({
  id: Type.Integer({ description: 'Number of the movement in the wallet' }),
  at: Type.String({ format: 'date-time' }),
  kind: Type.Enum(['grant', 'purchase', 'spend']),
  credits: Type.Integer({ description: 'Below zero when credits left the wallet' }),
  balance: Type.Integer(),
  reference: Type.String({ description: 'The cause: a payment id, a message id or a word such as `signup`' }),
});
export type TransactionView = Static<typeof TransactionView>;

export const TransactionPage = Type.Object({
  transactions: Type.Array(TransactionView),
  next: Type.Union([Type.Integer(), Type.Null()], { description: 'Pass as `before` for the next, older page' }),
});
export type TransactionPage = Static<typeof TransactionPage>;

export class ListTransactions extends Query<TransactionPage> {
  constructor(
    readonly memberId: string,
    readonly before: number | undefined,
    readonly limit: number,
  ) {
    super();
  }
}

/** The wallet's own events are its statement: no copy that could disagree with it (MNY-05). */
@QueryHandler(ListTransactions)
export class ListTransactionsHandler implements IQueryHandler<ListTransactions> {
  constructor(private readonly store: Store) {}

  async execute({ memberId, before, limit }: ListTransactions): Promise<TransactionPage> {
    const events = await this.store.history(walletOf(memberId), { before, limit: limit + 1 });
    const page = events.slice(0, limit);
    return { transactions: page.map(toView), next: events.length > limit ? page.at(-1)!.version : null };
  }
}

function toView(event: RecordedEvent<WalletEvent>): TransactionView {
  const { version: id, at, data } = event;
  const movement = { id, at: at.toISOString(), balance: data.balance };
  switch (event.type) {
    case 'CreditsGranted':
      return { ...movement, kind: 'grant', credits: event.data.credits, reference: event.data.reason };
    case 'CreditsBought':
      return { ...movement, kind: 'purchase', credits: event.data.credits, reference: event.data.paymentId };
    case 'CreditsSpent':
      return { ...movement, kind: 'spend', credits: -event.data.credits, reference: event.data.reason };
  }
}
