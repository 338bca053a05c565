import { Controller, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { defineContract, Get, Post, Put, type RequestOf } from '../../kernel/index.js';
import { ChangeDiscount } from './commands/change-discount.command.js';
import { DefineDiscount } from './commands/define-discount.command.js';
import { StopDiscount } from './commands/stop-discount.command.js';
import { ConsoleDiscount, termsOf } from './console-discount.js';
import { discountCodeTaken, discountExpired, discountNotFound, discountOutdated } from './discounts.errors.js';
import { GetDiscount } from './queries/get-discount.query.js';
import { ChangeDiscountDto, DefineDiscountDto } from './discounts.dto.js';

const params = Type.Object({ code: Type.String({ maxLength: 100 }) });

const showRoute = defineContract({
  summary: 'A discount code',
  access: 'staff:finance',
  params,
  reply: { 200: ConsoleDiscount },
  errors: [discountNotFound],
});
const defineRoute = defineContract({
  summary: 'Define a discount code',
  access: 'staff:finance',
  body: DefineDiscountDto,
  reply: { 201: ConsoleDiscount },
  errors: [discountCodeTaken],
});
const changeRoute = defineContract({
  summary: 'Change the terms of a code; orders that stand keep their price',
  access: 'staff:finance',
  params,
  body: ChangeDiscountDto,
  reply: { 200: ConsoleDiscount },
  errors: [discountNotFound, discountExpired, discountOutdated],
});
const stopRoute = defineContract({
  summary: 'Stop a code for good',
  access: 'staff:finance',
  params,
  reply: { 200: ConsoleDiscount },
  errors: [discountNotFound],
});

@Controller('admin')
export class DiscountsAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('discounts/:code', showRoute)
  show(@Req() { params: { code } }: RequestOf<typeof showRoute>): Promise<ConsoleDiscount> {
    return this.queries.execute(new GetDiscount(code));
  }

  @Post('discounts', defineRoute)
  async define(@Req() { caller, key, body }: RequestOf<typeof defineRoute>): Promise<ConsoleDiscount> {
    const { code, ...terms } = body;
    const stored = await this.commands.execute(
      new DefineDiscount({ staffId: caller.id, code, terms: termsOf(terms), key }),
    );
    return this.queries.execute(new GetDiscount(stored));
  }

  @Put('discounts/:code', changeRoute)
  async change(
    @Req() { caller, key, params: { code }, body: { version, ...body } }: RequestOf<typeof changeRoute>,
  ): Promise<ConsoleDiscount> {
    await this.commands.execute(new ChangeDiscount({ staffId: caller.id, code, version, terms: termsOf(body), key }));
    return this.queries.execute(new GetDiscount(code));
  }

  @Post('discounts/:code/stop', stopRoute)
  async stop(@Req() { caller, key, params: { code } }: RequestOf<typeof stopRoute>): Promise<ConsoleDiscount> {
    await this.commands.execute(new StopDiscount({ staffId: caller.id, code, key }));
    return this.queries.execute(new GetDiscount(code));
  }
}
