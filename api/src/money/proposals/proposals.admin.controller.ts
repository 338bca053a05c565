import { Controller, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { claimedByColleague, claimRoutes } from '../../ground/claims/index.js';
import { appointedByProposer } from '../../ground/staff/index.js';
import { defineContract, Get, Id, Post, type RequestOf } from '../../kernel/index.js';
import { nothingToRefund } from '../credits/index.js';
import { refundChanged } from '../refunds/index.js';
import { ApproveProposal, DecideProposalDto, DropProposal } from './commands/decide-proposal.command.js';
import { ProposeGoodwill, ProposeGoodwillDto, ProposeRefund, ProposeRefundDto } from './commands/propose.command.js';
import { goodwillTooHigh, memberGone, ownProposal, proposalDecided, proposalNotFound } from './proposals.errors.js';
import { GetMemberOffer, MemberOffer } from './queries/get-member-offer.query.js';
import { ConsoleProposalDetail, GetProposal } from './queries/get-proposal.query.js';

const access = 'staff:finance' as const;
const params = Type.Object({ id: Id });
const ofMember = Type.Object({ id: { ...Id, description: "The member's" } });
const Made = Type.Object({ id: Id });
const Decided = Type.Object({ status: Type.String() });
const proposing = { access, key: 'required', params: ofMember, reply: { 200: Made } } as const;
const deciding = { access, key: 'required', params, body: DecideProposalDto, reply: { 200: Decided } } as const;

const offer = defineContract({
  summary: 'What staff can begin for a member: unspent credits of each purchase at their price, and goodwill',
  access,
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
  ...proposing,
  summary: 'Begin a refund of unspent credits of one purchase; a colleague has to agree',
  body: ProposeRefundDto,
  errors: [nothingToRefund, refundChanged],
});
const proposeGoodwill = defineContract({
  ...proposing,
  summary: 'Begin a gift of credits; a colleague has to agree',
  body: ProposeGoodwillDto,
  errors: [goodwillTooHigh, memberGone],
});
const show = defineContract({
  summary: 'What staff began, and what the caller can do about it',
  access,
  params,
  reply: { 200: ConsoleProposalDetail },
  errors: [proposalNotFound],
});
const approve = defineContract({
  ...deciding,
  summary: 'Agree to what a colleague began, which does it',
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
  ...deciding,
  summary: 'Refuse what a colleague began, or take the own back',
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

export class ProposalClaimsAdminController extends claimRoutes({ resource: 'proposals', access: 'staff:finance' }) {}
