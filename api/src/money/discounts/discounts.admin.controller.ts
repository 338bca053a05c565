import { Controller, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { defineContract, Get, Post, Put, type RequestOf } from '../../kernel/index.js';
import { ChangeDiscount } from './commands/change-discount.command.js';
import { DefineDiscount } from './commands/define-discount.command.js';
import { StopDiscount } from './commands/stop-discount.command.js';
import { ConsoleDiscountDetail, termsOf } from './console-discount.js';
import { discountCodeTaken, discountExpired, discountNotFound, discountOutdated } from './discounts.errors.js';
import { GetDiscount } from './queries/get-discount.query.js';
import { ChangeDiscountDto, DefineDiscountDto, DiscountReasonDto } from './discounts.dto.js';

const params = Type.Object({ code: Type.String({ maxLength: 100 }) });

const showRoute = defineContract({
  summary: 'A discount code',
  access: 'staff:finance',
  params,
  reply: { 200: ConsoleDiscountDetail },
  errors: [discountNotFound],
});
const defineRoute = defineContract({
  summary: 'Define a discount code',
  access: 'staff:finance',
  body: DefineDiscountDto,
  reply: { 201: ConsoleDiscountDetail },
  errors: [discountCodeTaken],
});
const changeRoute = defineContract({
  summary: 'Change the terms of a code; orders that stand keep their price',
  access: 'staff:finance',
  params,
  body: ChangeDiscountDto,
  reply: { 200: ConsoleDiscountDetail },
  errors: [discountNotFound, discountExpired, discountOutdated],
});
const stopRoute = defineContract({
  summary: 'Stop a code for good',
  access: 'staff:finance',
  params,
  body: DiscountReasonDto,
  reply: { 200: ConsoleDiscountDetail },
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
