import { Controller, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { nothingToRefund, refundTooLate, WalletVersion } from '../credits/index.js';
import { defineContract, Get, Id, Post, type RequestOf } from '../../kernel/index.js';
import { RequestRefunds, RequestRefundsDto } from './commands/request-refunds.command.js';
import { GetRefundOffer, RefundOffer } from './queries/get-refund-offer.query.js';
import { ListRefunds, RefundList, RefundView } from './queries/list-refunds.query.js';
import { refundChanged, refundNotFound } from './refunds.errors.js';

const RequestedRefunds = Type.Object({
  refunds: Type.Array(RefundView),
  credits: Type.Integer(),
  wallet_version: WalletVersion,
});

const getOffer = defineContract({
  summary: 'Which of the own credits can be asked back now, and for how much',
  access: 'member',
  reply: { 200: RefundOffer },
});
const requestRefunds = defineContract({
  summary: 'Ask back what the offer showed; the credits leave the wallet at once',
  access: 'active',
  key: 'required',
  body: RequestRefundsDto,
  reply: { 201: RequestedRefunds },
  errors: [nothingToRefund, refundTooLate, refundChanged],
});
const listRefunds = defineContract({
  summary: 'List the own refunds, newest first',
  access: 'member',
  reply: { 200: RefundList },
});
const getRefund = defineContract({
  summary: 'Look an own refund up',
  access: 'member',
  params: Type.Object({ id: Id }),
  reply: { 200: RefundView },
  errors: [refundNotFound],
});

@Controller('refunds')
export class RefundsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('offer', getOffer)
  offer(@Req() { caller }: RequestOf<typeof getOffer>): Promise<RefundOffer> {
    return this.queries.execute(new GetRefundOffer(caller.id));
  }

  @Post('', requestRefunds)
  async request(
    @Req() { caller, body, key }: RequestOf<typeof requestRefunds>,
  ): Promise<Static<typeof RequestedRefunds>> {
    const { refundIds, balance, version } = await this.commands.execute(
      new RequestRefunds({ memberId: caller.id, confirmed: body.refunds, key }),
    );
    const { refunds } = await this.queries.execute(new ListRefunds({ memberId: caller.id, ids: refundIds }));
    return { refunds, credits: balance, wallet_version: version };
  }

  @Get('', listRefunds)
  list(@Req() { caller }: RequestOf<typeof listRefunds>): Promise<RefundList> {
    return this.queries.execute(new ListRefunds({ memberId: caller.id }));
  }

  /** Another member's refund gives the same answer as one that does not exist. */
  @Get(':id', getRefund)
  async refund(@Req() { caller, params: { id } }: RequestOf<typeof getRefund>): Promise<RefundView> {
    const { refunds } = await this.queries.execute(new ListRefunds({ memberId: caller.id, ids: [id] }));
    if (!refunds[0]) throw refundNotFound({});
    return refunds[0];
  }
}
