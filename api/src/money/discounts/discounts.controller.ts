import { Controller, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { defineContract, Get, invalidInput, Post, type RequestOf } from '../../kernel/index.js';
import { OfferToStay } from './commands/offer-to-stay.command.js';
import { discountAlreadyUsed, discountExpired, discountNotFound } from './discounts.errors.js';
import { DiscountCode, GetDiscountCode } from './queries/get-discount-code.query.js';

const getRoute = defineContract({
  summary: "Look up a discount code, or with `welcome=true` the member's welcome discount",
  access: 'member',
  query: Type.Object(
    {
      code: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
      welcome: Type.Optional(Type.Literal('true')),
    },
    { additionalProperties: false },
  ),
  reply: { 200: DiscountCode },
  errors: [discountNotFound, discountExpired, discountAlreadyUsed],
});

const stayRoute = defineContract({
  summary: 'A code of their own for a member who thinks of leaving; asked again, the same one',
  access: 'member',
  reply: { 200: DiscountCode },
  errors: [discountNotFound, discountExpired, discountAlreadyUsed],
});

@Controller('discountcode')
export class DiscountsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('', getRoute)
  show(@Req() { caller, query: { code, welcome } }: RequestOf<typeof getRoute>): Promise<DiscountCode> {
    if (welcome) return this.queries.execute(new GetDiscountCode({ memberId: caller.id, code: null }));
    if (code === undefined) throw invalidInput([{ field: 'code', code: 'required' }]);
    return this.queries.execute(new GetDiscountCode({ memberId: caller.id, code }));
  }

  @Post('stay', stayRoute)
  async stay(@Req() { caller, key, host }: RequestOf<typeof stayRoute>): Promise<DiscountCode> {
    const code = await this.commands.execute(new OfferToStay({ memberId: caller.id, host, key }));
    return this.queries.execute(new GetDiscountCode({ memberId: caller.id, code }));
  }
}
