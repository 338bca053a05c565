import { Controller, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { defineContract, Get, Post, Put, type RequestOf } from '../../kernel/index.js';
import {
  ChangeDiscount,
  ChangeDiscountDto,
  DefineDiscount,
  DefineDiscountDto,
  DiscountReasonDto,
  StopDiscount,
  termsOf,
} from './commands/decide-discount.command.js';
import { discountCodeTaken, discountExpired, discountNotFound, discountOutdated } from './discounts.errors.js';
import { ConsoleDiscountDetail, GetDiscount } from './queries/get-discount.query.js';

const access = 'staff:finance' as const;
const one = {
  access,
  params: Type.Object({ code: Type.String({ maxLength: 100 }) }),
  reply: { 200: ConsoleDiscountDetail },
};

const showRoute = defineContract({
  ...one,
  summary: 'A discount code',
  errors: [discountNotFound],
});
const defineRoute = defineContract({
  summary: 'Define a discount code',
  access,
  body: DefineDiscountDto,
  reply: { 201: ConsoleDiscountDetail },
  errors: [discountCodeTaken],
});
const changeRoute = defineContract({
  ...one,
  summary: 'Change the terms of a code; orders that stand keep their price',
  body: ChangeDiscountDto,
  errors: [discountNotFound, discountExpired, discountOutdated],
});
const stopRoute = defineContract({
  ...one,
  summary: 'Stop a code for good',
  body: DiscountReasonDto,
  errors: [discountNotFound],
});

@Controller('admin')
export class DiscountsAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('discounts/:code', showRoute)
  show(@Req() { params: { code } }: RequestOf<typeof showRoute>): Promise<ConsoleDiscountDetail> {
    return this.queries.execute(new GetDiscount(code));
  }

  @Post('discounts', defineRoute)
  async define(@Req() { caller, key, body }: RequestOf<typeof defineRoute>): Promise<ConsoleDiscountDetail> {
    const { code, reason, ...terms } = body;
    const stored = await this.commands.execute(
      new DefineDiscount({ staffId: caller.id, code, terms: termsOf(terms), reason, key }),
    );
    return this.queries.execute(new GetDiscount(stored));
  }

  @Put('discounts/:code', changeRoute)
  async change(
    @Req() { caller, key, params: { code }, body: { version, reason, ...body } }: RequestOf<typeof changeRoute>,
  ): Promise<ConsoleDiscountDetail> {
    await this.commands.execute(
      new ChangeDiscount({ staffId: caller.id, code, version, terms: termsOf(body), reason, key }),
    );
    return this.queries.execute(new GetDiscount(code));
  }

  @Post('discounts/:code/stop', stopRoute)
  async stop(
    @Req() { caller, key, params: { code }, body }: RequestOf<typeof stopRoute>,
  ): Promise<ConsoleDiscountDetail> {
    await this.commands.execute(new StopDiscount({ staffId: caller.id, code, reason: body.reason, key }));
    return this.queries.execute(new GetDiscount(code));
  }
}
