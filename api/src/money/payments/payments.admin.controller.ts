import { Controller, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { defineContract, Get, Id, Post, type RequestOf } from '../../kernel/index.js';
import { ReviewPayment } from './commands/review-payment.command.js';
import { ConsolePaymentDetail } from './console-payment.js';
import { nothingToReview, paymentNotFound } from './payments.errors.js';
import { GetConsolePayment } from './queries/get-console-payment.query.js';
import { ReviewPaymentDto } from './payments.dto.js';

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

@Controller('admin')
export class PaymentsAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('payments/:id', show)
  show(@Req() { params }: RequestOf<typeof show>): Promise<ConsolePaymentDetail> {
    return this.queries.execute(new GetConsolePayment(params.id));
  }

  @Post('payments/:id/review', review)
  review(@Req() { caller, params, body, key }: RequestOf<typeof review>): Promise<{ status: string }> {
    return this.commands.execute(new ReviewPayment({ paymentId: params.id, staffId: caller.id, body, key }));
  }
}
