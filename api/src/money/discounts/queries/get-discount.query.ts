import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Clock, Database } from '../../../kernel/index.js';
import { toConsole, type ConsoleDiscount, type StoredDiscount } from '../console-discount.js';
import { normaliseCode } from '../discount.js';
import { discountNotFound } from '../discounts.errors.js';
import { TIME_BONUS_ROW } from '../projections/discounts.projection.js';

export class GetDiscount extends Query<ConsoleDiscount> {
  constructor(readonly code: string) {
    super();
  }
}

@QueryHandler(GetDiscount)
export class GetDiscountHandler implements IQueryHandler<GetDiscount> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ code: text }: GetDiscount): Promise<ConsoleDiscount> {
    const code = normaliseCode(text);
    const row =
      code && (await this.database.one<StoredDiscount>('SELECT * FROM read.discounts WHERE code = $1', [code]));
    const shown = row ?? (code === TIME_BONUS_ROW.code ? TIME_BONUS_ROW : null);
    if (!shown) throw discountNotFound({});
    return toConsole(shown, this.clock.now());
  }
}
