import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Store } from '../../kernel/index.js';
import { transactionNotFound } from '../credits.errors.js';
import { walletOf } from '../wallet.js';
import { toView, type TransactionView } from './list-transactions.query.js';

export class GetTransaction extends Query<TransactionView> {
  constructor(
    readonly memberId: string,
    readonly id: number,
  ) {
    super();
  }
}

@QueryHandler(GetTransaction)
export class GetTransactionHandler implements IQueryHandler<GetTransaction> {
  constructor(private readonly store: Store) {}

  async execute({ memberId, id }: GetTransaction): Promise<TransactionView> {
    const [event] = await this.store.history(walletOf(memberId), { before: id + 1, limit: 1 });
    if (event?.version !== id) throw transactionNotFound({});
    return toView(event);
  }
}
