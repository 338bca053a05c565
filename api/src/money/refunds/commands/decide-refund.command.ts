import { Injectable } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { memberOf } from '../../../members/accounts/index.js';
import { releaseCredits, walletOf } from '../../credits/index.js';
import { IsReason, staffActor, Store, Vault, type AnyRef, type Transaction } from '../../../kernel/index.js';
import { Settings } from '../../../ground/settings/index.js';
import { claimedByColleague, WorkClaims } from '../../../ground/claims/index.js';
import { SecondPerson } from '../../../ground/staff/index.js';
import {
  approveRefund,
  confirmRefund,
  refundOf,
  refuseRefund,
  repeatPayout,
  withdrawApproval,
  type Decided,
  type Refund,
  type RefundAction,
} from '../refund.js';
import type { RefundEvent, Request } from '../refund.events.js';
import { refundNotFound } from '../refunds.errors.js';

export class ApproveRefundDto {
  @IsReason('For colleagues')
  reason!: string;
}

export class RefuseRefundDto {
  @IsReason('Shown to the member')
  reason!: string;
}

interface Decision {
  refundId: string;
  staffId: string;
  body: { reason: string };
}
interface Status {
  status: string;
}

class DecideRefund extends Command<Status> {
  constructor(readonly input: Decision & { key: string }) {
    super();
  }
}
export class ApproveRefund extends DecideRefund {}
export class ConfirmRefund extends DecideRefund {}
export class WithdrawApproval extends DecideRefund {}
export class RefuseRefund extends DecideRefund {}
export class RepeatPayout extends DecideRefund {}

interface Deciding {
  act: RefundAction;
  key: string;
  rule: (state: Refund, decided: Decided) => RefundEvent[];
  /** What follows in the same transaction, and the streams that it reads and writes. */
  follow?: (tx: Transaction) => void;
  reads?: readonly AnyRef[];
  writes?: readonly AnyRef[];
}

/** What staff decide about a refund is written one way (ADM-04). */
@Injectable()
export class RefundDecisions {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly claims: WorkClaims,
  ) {}

  /** @throws claimed_by_colleague, refund_not_found */
  async requireFree({ refundId, staffId }: Decision): Promise<Refund & { request: Request }> {
    await this.claims.requireFree('refunds', refundId, staffId, claimedByColleague);
    return this.found(refundId);
  }

  /** @throws refund_not_found, and what the rule throws */
  async write(
    { refundId, staffId, body }: Decision,
    { act, key, rule, follow, reads = [], writes = [] }: Deciding,
  ): Promise<Status> {
    const ref = refundOf(refundId);
    const { request } = await this.found(refundId);
    const reason = await this.vault.sealIfKnown(request.memberId, body.reason.trim());
    const command = {
      actor: staffActor(staffId),
      key,
      request: { [act]: refundId, input: body },
      reads,
      writes: [ref, ...writes],
    };
    return this.store.transact(command, (tx) => {
      tx.decide(ref, (state) => rule(state, { by: staffId, reason, at: tx.at }));
      follow?.(tx);
      return { status: tx.state(ref).status };
    });
  }

  private async found(refundId: string): Promise<Refund & { request: Request }> {
    const { request, ...state } = await this.store.readFresh(refundOf(refundId));
    if (!request) throw refundNotFound({});
    return { request, ...state };
  }
}

/** A policy starts the pay-out, above the limit only after a second person confirmed it; the credits stay held. */
@CommandHandler(ApproveRefund)
export class ApproveRefundHandler implements ICommandHandler<ApproveRefund> {
  constructor(
    private readonly decisions: RefundDecisions,
    private readonly settings: Settings,
  ) {}

  async execute({ input: { key, ...decision } }: ApproveRefund): Promise<Status> {
    await this.decisions.requireFree(decision);
    const { fourEyesAbove } = this.settings.current();
    const rule = (state: Refund, decided: Decided) => approveRefund(state, { ...decided, fourEyesAbove });
    return this.decisions.write(decision, { act: 'approve', key, rule });
  }
}

/** The second of four eyes: the pay-out starts now. */
@CommandHandler(ConfirmRefund)
export class ConfirmRefundHandler implements ICommandHandler<ConfirmRefund> {
  constructor(
    private readonly decisions: RefundDecisions,
    private readonly secondPerson: SecondPerson,
  ) {}

  async execute({ input: { key, ...decision } }: ConfirmRefund): Promise<Status> {
    const { approvedBy: first } = await this.decisions.requireFree(decision);
    if (first !== null) await this.secondPerson.requireIndependent({ first, second: decision.staffId });
    return this.decisions.write(decision, { act: 'confirm', key, rule: confirmRefund });
  }
}

/** The approver withdraws the approval before anybody has confirmed it, whoever has the refund before them. */
@CommandHandler(WithdrawApproval)
export class WithdrawApprovalHandler implements ICommandHandler<WithdrawApproval> {
  constructor(private readonly decisions: RefundDecisions) {}

  execute({ input: { key, ...decision } }: WithdrawApproval): Promise<Status> {
    return this.decisions.write(decision, { act: 'withdraw', key, rule: withdrawApproval });
  }
}

/** The credits are released in the same transaction (MNY-08). */
@CommandHandler(RefuseRefund)
export class RefuseRefundHandler implements ICommandHandler<RefuseRefund> {
  constructor(private readonly decisions: RefundDecisions) {}

  async execute({ input: { key, ...decision } }: RefuseRefund): Promise<Status> {
    const { memberId } = (await this.decisions.requireFree(decision)).request;
    return this.decisions.write(decision, {
      act: 'refuse',
      key,
      rule: refuseRefund,
      follow: (tx) => releaseCredits(tx, { memberId, refundId: decision.refundId }),
      reads: [memberOf(memberId)],
      writes: [walletOf(memberId)],
    });
  }
}

/** Starts a new pay-out attempt after the provider refused the last one. */
@CommandHandler(RepeatPayout)
export class RepeatPayoutHandler implements ICommandHandler<RepeatPayout> {
  constructor(private readonly decisions: RefundDecisions) {}

  async execute({ input: { key, ...decision } }: RepeatPayout): Promise<Status> {
    await this.decisions.requireFree(decision);
    return this.decisions.write(decision, { act: 'repeat', key, rule: repeatPayout });
  }
}
