import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ConsoleDiscount } from '../console-discount.js';
import { normaliseCode } from '../discount.js';
import { discountNotFound } from '../discounts.errors.js';
import { DiscountsList } from '../discounts.list.js';

export class GetDiscount extends Query<ConsoleDiscount> {
  constructor(readonly code: string) {
    super();
  }
}

@QueryHandler(GetDiscount)
export class GetDiscountHandler implements IQueryHandler<GetDiscount> {
  constructor(private readonly discounts: DiscountsList) {}

  async execute({ code: text }: GetDiscount): Promise<ConsoleDiscount> {
    const code = normaliseCode(text);
    const shown = code && (await this.discounts.find(code));
    if (!shown) throw discountNotFound({});
    return shown;
  }
}
