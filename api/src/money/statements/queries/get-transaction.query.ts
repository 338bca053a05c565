import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { START } from '../statement.js';
import type { StatementLine } from '../statement-view.js';
import { transactionNotFound } from '../statements.errors.js';
import { Statements } from '../statements.js';

export class GetTransaction extends Query<StatementLine> {
  constructor(readonly input: { memberId: string; transactionId: string }) {
    super();
  }
}

@QueryHandler(GetTransaction)
export class GetTransactionHandler implements IQueryHandler<GetTransaction> {
  constructor(private readonly statements: Statements) {}

  /** A payment whose credits have come meanwhile is answered with their purchase. */
  async execute({ input: { memberId, transactionId } }: GetTransaction): Promise<StatementLine> {
    const number = /^\d+$/.test(transactionId) ? Number(transactionId) : null;
    // The movement itself is the first one read.
    const from = number === null ? START : { ...START, movement: number + 1 };
    for await (const entry of this.statements.entries(memberId, {}, from)) {
      const { movement, payment } = entry;
      if (number !== null && movement && movement.id < number) break;
      const isIt =
        number === null
          ? payment?.paymentId === transactionId ||
            (movement?.kind === 'purchase' && movement.reference === transactionId)
          : movement?.id === number;
      if (isIt) return (await this.statements.toLines([entry]))[0]!;
    }
    throw transactionNotFound({});
  }
}
