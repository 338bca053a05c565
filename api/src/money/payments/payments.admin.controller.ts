import { Controller, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { FilterQuery } from '../../ground/lists/index.js';
import { defineContract, Get, Id, Post, type RequestOf } from '../../kernel/index.js';
import { ReviewPayment, ReviewPaymentDto } from './commands/review-payment.command.js';
import { nothingToReview, paymentNotFound } from './payments.errors.js';
import { ConsolePaymentDetail, GetConsolePayment } from './queries/get-console-payment.query.js';
import { PaymentsList } from './payments.list.js';

const params = Type.Object({ id: Id });

const show = defineContract({
  summary: 'A payment, what happened to it and what can be done about it',
  access: 'staff:finance',
  params,
  reply: { 200: ConsolePaymentDetail },
  errors: [paymentNotFound],
});
const review = defineContract({
  summary: 'Settle an odd payment by hand',
  access: 'staff:finance',
  key: 'required',
  params,
  body: ReviewPaymentDto,
  reply: { 200: Type.Object({ status: Type.String() }) },
  errors: [paymentNotFound, nothingToReview],
});

const counts = defineContract({
  summary: 'How many of the payments that a filter finds each of several more leaves, counted to 10,000',
  access: 'staff:finance',
  query: Type.Interface(
    [FilterQuery],
    { each: Type.String({ maxLength: 2_000, description: 'Filters of the list, in a JSON array' }) },
    { additionalProperties: false },
  ),
  reply: {
    200: Type.Object({
      counts: Type.Array(
        Type.Object({
          count: Type.Integer(),
          more: Type.Boolean({ description: 'There are more than are counted' }),
        }),
        { description: 'In the order of the filters' },
      ),
    }),
  },
});

@Controller('admin')
export class PaymentsAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly list: PaymentsList,
  ) {}

  @Get('payment-counts', counts)
  async counts(@Req() { query }: RequestOf<typeof counts>) {
    return { counts: await this.list.counts(query.filter, query.each) };
  }

  @Get('payments/:id', show)
  show(@Req() { params }: RequestOf<typeof show>): Promise<ConsolePaymentDetail> {
    return this.queries.execute(new GetConsolePayment(params.id));
  }

  @Post('payments/:id/review', review)
  review(@Req() { caller, params, body, key }: RequestOf<typeof review>): Promise<{ status: string }> {
    return this.commands.execute(new ReviewPayment({ paymentId: params.id, staffId: caller.id, body, key }));
  }
}
