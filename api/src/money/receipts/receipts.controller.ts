import { Controller, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { defineContract, Get, Id, type Reply, type RequestOf } from '../../kernel/index.js';
import { GetReceiptFile } from './queries/get-receipt-file.query.js';
import { ListReceipts, ReceiptList } from './queries/list-receipts.query.js';
import { NumberParams, PDF, sendPdf } from './receipt-file.js';
import { receiptNotFound } from './receipts.errors.js';

const list = defineContract({
  summary: 'The own receipts and credit notes, newest first; those of one payment when it is named',
  access: 'member',
  query: Type.Object({ payment_id: Type.Optional(Id) }, { additionalProperties: false }),
  reply: { 200: ReceiptList },
});
const file = defineContract({
  summary: 'An own receipt or credit note as PDF, in the own language',
  access: 'member',
  params: NumberParams,
  reply: { 200: PDF },
  errors: [receiptNotFound],
});

@Controller('receipts')
export class ReceiptsController {
  constructor(private readonly queries: QueryBus) {}

  @Get('', list)
  list(@Req() { caller, query }: RequestOf<typeof list>): Promise<ReceiptList> {
    return this.queries.execute(new ListReceipts({ memberId: caller.id, paymentId: query.payment_id ?? null }));
  }

  @Get(':number', file)
  async file(
    @Req() { caller, params: { number } }: RequestOf<typeof file>,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<Buffer> {
    return sendPdf(reply, number, await this.queries.execute(new GetReceiptFile({ number, memberId: caller.id })));
  }
}
