import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Instant, Nullable } from '../../../kernel/index.js';
import { fromCursor, START, toCursor, type Entry } from '../statement.js';
import { StatementLine } from '../statement-view.js';
import { Statements, type Wanted } from '../statements.js';
import { transactionNotFound } from '../statements.errors.js';

export const StatementPage = Type.Object({
  transactions: Type.Array(StatementLine),
  debt: Type.Integer({ description: 'Credits owed after charge-backs; what comes in pays them first' }),
  since: Nullable(Instant, { description: 'When the first line of the whole statement is from' }),
  next: Nullable(Type.String(), { description: 'Pass as `before` for the next, older page' }),
});
export type StatementPage = Static<typeof StatementPage>;

export class ListStatement extends Query<StatementPage> {
  constructor(readonly input: Wanted & { memberId: string; before: string | undefined; limit: number }) {
    super();
  }
}

/** Read from the wallet's own events and from the payments each time, so no copy could disagree (MNY-05). */
@QueryHandler(ListStatement)
export class ListStatementHandler implements IQueryHandler<ListStatement> {
  constructor(private readonly statements: Statements) {}

  async execute({ input: { memberId, before, limit, ...wanted } }: ListStatement): Promise<StatementPage> {
    const [found, debt, since] = await Promise.all([
      firstOf(this.statements.entries(memberId, wanted, before === undefined ? START : fromCursor(before)), limit + 1),
      this.statements.debt(memberId),
      this.statements.since(memberId),
    ]);
    const page = found.slice(0, limit);
    return {
      transactions: await this.statements.toLines(page),
      debt,
      since,
      next: found.length > limit ? toCursor(page.at(-1)!.position) : null,
    };
  }
}

async function firstOf(entries: AsyncGenerator<Entry>, count: number): Promise<Entry[]> {
  const found: Entry[] = [];
  for await (const entry of entries) {
    found.push(entry);
    if (found.length === count) break;
  }
  return found;
}

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
