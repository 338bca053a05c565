import { Controller, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { claimedByColleague } from '../../ground/claims/index.js';
import { appointedByProposer } from '../../ground/staff/index.js';
import { defineContract, Get, Id, Post, type RequestOf } from '../../kernel/index.js';
import { nothingToRefund } from '../credits/index.js';
import { refundChanged } from '../refunds/index.js';
import { ApproveProposal } from './commands/approve-proposal.command.js';
import { DropProposal } from './commands/drop-proposal.command.js';
import { ProposeGoodwill } from './commands/propose-goodwill.command.js';
import { ProposeRefund } from './commands/propose-refund.command.js';
import { DecideProposalDto, ProposeGoodwillDto, ProposeRefundDto } from './proposals.dto.js';
import { goodwillTooHigh, memberGone, ownProposal, proposalDecided, proposalNotFound } from './proposals.errors.js';
import { GetMemberOffer, MemberOffer } from './queries/get-member-offer.query.js';
import { ConsoleProposalDetail, GetProposal } from './queries/get-proposal.query.js';

const params = Type.Object({ id: Id });
const ofMember = Type.Object({ id: { ...Id, description: "The member's" } });
const Made = Type.Object({ id: Id });
const Decided = Type.Object({ status: Type.String() });

const offer = defineContract({
  summary: 'What staff can begin for a member: unspent credits of each purchase at their price, and goodwill',
  access: 'staff:finance',
  params: ofMember,
  query: Type.Object(
    {
      payment_id: Type.Optional(Id),
      credits: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'Fewer of that payment than are left' }),
      ),
    },
    { additionalProperties: false },
  ),
  reply: { 200: MemberOffer },
});
const proposeRefund = defineContract({
  summary: 'Begin a refund of unspent credits of one purchase; a colleague has to agree',
  access: 'staff:finance',
  key: 'required',
  params: ofMember,
  body: ProposeRefundDto,
  reply: { 200: Made },
  errors: [nothingToRefund, refundChanged],
});
const proposeGoodwill = defineContract({
  summary: 'Begin a gift of credits; a colleague has to agree',
  access: 'staff:finance',
  key: 'required',
  params: ofMember,
  body: ProposeGoodwillDto,
  reply: { 200: Made },
  errors: [goodwillTooHigh, memberGone],
});
const show = defineContract({
  summary: 'What staff began, and what the caller can do about it',
  access: 'staff:finance',
  params,
  reply: { 200: ConsoleProposalDetail },
  errors: [proposalNotFound],
});
const approve = defineContract({
  summary: 'Agree to what a colleague began, which does it',
  access: 'staff:finance',
  key: 'required',
  params,
  body: DecideProposalDto,
  reply: { 200: Decided },
  errors: [
    proposalNotFound,
    proposalDecided,
    claimedByColleague,
    ownProposal,
    appointedByProposer,
    nothingToRefund,
    refundChanged,
    goodwillTooHigh,
    memberGone,
  ],
});
const drop = defineContract({
  summary: 'Refuse what a colleague began, or take the own back',
  access: 'staff:finance',
  key: 'required',
  params,
  body: DecideProposalDto,
  reply: { 200: Decided },
  errors: [proposalNotFound, proposalDecided, claimedByColleague],
});

@Controller('admin')
export class ProposalsAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('wallets/:id/offer', offer)
  offer(@Req() { params, query }: RequestOf<typeof offer>): Promise<MemberOffer> {
    const { payment_id: paymentId, credits } = query;
    const part = paymentId !== undefined && credits !== undefined ? { paymentId, credits } : undefined;
    return this.queries.execute(new GetMemberOffer({ memberId: params.id, part }));
  }

  @Post('wallets/:id/refund', proposeRefund)
  proposeRefund(@Req() { caller, params, body, key }: RequestOf<typeof proposeRefund>): Promise<Static<typeof Made>> {
    return this.commands.execute(new ProposeRefund({ memberId: params.id, staffId: caller.id, body, key }));
  }

  @Post('wallets/:id/goodwill', proposeGoodwill)
  proposeGoodwill(
    @Req() { caller, params, body, key }: RequestOf<typeof proposeGoodwill>,
  ): Promise<Static<typeof Made>> {
    return this.commands.execute(new ProposeGoodwill({ memberId: params.id, staffId: caller.id, body, key }));
  }

  @Get('proposals/:id', show)
  show(@Req() { caller, params }: RequestOf<typeof show>): Promise<ConsoleProposalDetail> {
    return this.queries.execute(new GetProposal({ proposalId: params.id, staffId: caller.id }));
  }

  @Post('proposals/:id/approve', approve)
  approve(@Req() { caller, params, body, key }: RequestOf<typeof approve>): Promise<Static<typeof Decided>> {
    return this.commands.execute(new ApproveProposal({ proposalId: params.id, staffId: caller.id, body, key }));
  }

  @Post('proposals/:id/drop', drop)
  drop(@Req() { caller, params, body, key }: RequestOf<typeof drop>): Promise<Static<typeof Decided>> {
    return this.commands.execute(new DropProposal({ proposalId: params.id, staffId: caller.id, body, key }));
  }
}
