import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Clock, Database, Day, MoneySchema, Nullable } from '../../../kernel/index.js';
import { DebitTermsReader } from '../debit-terms.js';
import { dueUntil, IN_NEXT_FILE } from '../due-debits.js';

export const DueDebits = Type.Object({
  ready: Type.Boolean({ description: 'The settings name who collects' }),
  debits: Type.Integer(),
  total: MoneySchema,
  first: Nullable(Day),
  last: Nullable(Day),
});
export type DueDebits = Static<typeof DueDebits>;

export class GetDueDebits extends Query<DueDebits> {}

/** What the next file would contain. */
@QueryHandler(GetDueDebits)
export class GetDueDebitsHandler implements IQueryHandler<GetDueDebits> {
  constructor(
    private readonly database: Database,
    private readonly terms: DebitTermsReader,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<DueDebits> {
    const row = await this.database.one<{ debits: number; sum: number; first: string | null; last: string | null }>(
      `SELECT count(*)::int AS debits, coalesce(sum(left_amount), 0)::bigint AS sum,
              min(collect_on)::text AS first, max(collect_on)::text AS last
         FROM (SELECT left_amount, collect_on ${IN_NEXT_FILE}) next`,
      [dueUntil(this.clock.now())],
    );
    const { debits, sum, first, last } = row!;
    return { ready: this.terms.read() !== null, debits, total: { amount: sum, currency: 'EUR' }, first, last };
  }
}
