import type { Readable } from 'node:stream';
import { Controller, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { CsvExports, csvRoute } from '../../ground/lists/index.js';
import {
  defineContract,
  defineList,
  Get,
  Id,
  ListQuery,
  Post,
  type Reply,
  type RequestOf,
} from '../../kernel/index.js';
import { ReviewPayment, ReviewPaymentBody } from './commands/review-payment.command.js';
import { ConsolePayment, ConsolePaymentDetail } from './console-payment.js';
import { nothingToReview, paymentNotFound } from './payments.errors.js';
import { PaymentSearch } from './payment-search.js';
import { paymentsCsv } from './payments-csv.js';
import { GetConsolePayment } from './queries/get-console-payment.query.js';
import { ListConsolePayments, SORTABLE } from './queries/list-console-payments.query.js';

const params = Type.Object({ id: Id });

const list = defineContract({
  summary: 'Payments, in the conventions of simple-rest, the newest first',
  access: 'staff:finance',
  query: ListQuery,
  reply: { 200: Type.Array(ConsolePayment) },
});
const csv = csvRoute('staff:finance');
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
  body: ReviewPaymentBody,
  reply: { 200: Type.Object({ status: Type.String() }) },
  errors: [paymentNotFound, nothingToReview],
});

const payments = defineList('payments', { sortable: SORTABLE, sort: ['placed_at', 'DESC'] });

@Controller('admin')
export class PaymentsAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly exports: CsvExports,
    private readonly search: PaymentSearch,
  ) {}

  @Get('payments', list)
  list(@Req() { query }: RequestOf<typeof list>, @Res({ passthrough: true }) reply: Reply) {
    return payments.page(reply, query, (asked) => this.queries.execute(new ListConsolePayments(asked)));
  }

  @Get('payments.csv', csv)
  async csv(
    @Req() { caller, query }: RequestOf<typeof csv>,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<Readable> {
    const asked = payments.read(query);
    return this.exports.send(reply, caller.id, paymentsCsv(asked, await this.search.of(asked)));
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
