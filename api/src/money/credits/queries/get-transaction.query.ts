import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Store } from '../../../kernel/index.js';
import { transactionNotFound } from '../credits.errors.js';
import { walletOf } from '../wallet.js';
import { toView, type TransactionView } from './list-transactions.query.js';

export class GetTransaction extends Query<TransactionView> {
  constructor(readonly input: { memberId: string; transactionId: number }) {
    super();
  }
}

const GREATEST = 2 ** 31 - 1;

@QueryHandler(GetTransaction)
export class GetTransactionHandler implements IQueryHandler<GetTransaction> {
  constructor(private readonly store: Store) {}

  async execute({ input: { memberId, transactionId } }: GetTransaction): Promise<TransactionView> {
    // GREATEST + 1 would overflow the database's integer type.
    const page = { ...(transactionId < GREATEST && { before: transactionId + 1 }), limit: 1 };
    const [event] = await this.store.history(walletOf(memberId), page);
    if (event?.version !== transactionId) throw transactionNotFound({});
    return toView(event);
  }
}
