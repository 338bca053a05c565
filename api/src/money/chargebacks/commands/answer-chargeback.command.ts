import { Injectable } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsIn, Matches, MaxLength, MinLength } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { claimedByColleague, WorkClaims } from '../../../ground/claims/index.js';
import { IsDay, IsReason, staffActor, Store, Vault, type Sealed } from '../../../kernel/index.js';
import { paymentOf } from '../../payments/index.js';
import {
  CHARGEBACK_DECISIONS,
  chargebackOf,
  decideChargeback,
  isReturn,
  setDeadline,
  writeStatement,
  type Chargeback,
  type ChargebackDecision,
  type Entry,
} from '../chargeback.js';
import type { ChargebackEvent } from '../chargeback.events.js';
import { chargebackNotFound } from '../chargebacks.errors.js';
import { ChargebacksList } from '../chargebacks.list.js';
import { isReversed } from '../purchase-facts.js';

export class DecideChargebackDto {
  @IsIn(CHARGEBACK_DECISIONS)
  decision!: ChargebackDecision;

  @IsReason('For colleagues and the books')
  reason!: string;
}

export class SetChargebackDeadlineDto {
  @IsDay()
  @JSONSchema({ description: 'The last day to answer the bank' })
  respond_by!: string;

  @IsReason('For colleagues and the books')
  reason!: string;
}

export class WriteChargebackStatementDto {
  @Matches(/\S/u)
  @MinLength(1)
  @MaxLength(5_000)
  @JSONSchema({ description: 'Stands in the evidence, so the bank and the payer may read it' })
  statement!: string;
}

interface Asked<Body> {
  chargebackId: string;
  staffId: string;
  body: Body;
  key: string;
}

export class DecideChargeback extends Command<{ status: string }> {
  constructor(readonly input: Asked<DecideChargebackDto>) {
    super();
  }
}

export class SetChargebackDeadline extends Command<{ respond_by: string }> {
  constructor(readonly input: Asked<SetChargebackDeadlineDto>) {
    super();
  }
}

export class WriteChargebackStatement extends Command<{ status: string }> {
  constructor(readonly input: Asked<WriteChargebackStatementDto>) {
    super();
  }
}

type Rule = (state: Chargeback, entry: Entry, text: Sealed | null) => ChargebackEvent[];

/** Enters what one of the staff writes about a charge-back. */
@Injectable()
export class ChargebackEntries {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly claims: WorkClaims,
    private readonly chargebacks: ChargebacksList,
  ) {}

  /** @throws chargeback_not_found, claimed_by_colleague, and what the rule throws */
  async enter(
    act: string,
    { chargebackId, staffId, body, key }: Asked<{ reason: string } | { statement: string }>,
    rule: Rule,
  ): Promise<Chargeback> {
    await this.claims.requireFree('chargebacks', chargebackId, staffId, claimedByColleague);
    const found = await this.chargebacks.find(chargebackId);
    if (!found) throw chargebackNotFound({});
    const { member_id: memberId, payment_id: paymentId, provider_reference: reference } = found;
    const [ref, payment] = [chargebackOf(chargebackId), paymentOf(paymentId)];
    const sealed = await this.vault.sealIfKnown(memberId, ('reason' in body ? body.reason : body.statement).trim());
    const request = { [act]: chargebackId, input: body };
    const command = { actor: staffActor(staffId), key, request, reads: [payment], writes: [ref] };
    return this.store.transact(command, (tx) => {
      // The payment company may report meanwhile that the money is back.
      const reversed = isReversed(tx.state(payment), reference);
      const returned = isReturn(found.payment_method);
      const entry = { memberId, paymentId, by: staffId, reversed, returned, at: tx.at };
      tx.decide(ref, (state) => rule(state, entry, sealed));
      return tx.state(ref);
    });
  }
}

/** What finance answered, or what the bank decided: kept with its reason, and no money moves by it (ADM-04). */
@CommandHandler(DecideChargeback)
export class DecideChargebackHandler implements ICommandHandler<DecideChargeback> {
  constructor(private readonly entries: ChargebackEntries) {}

  async execute({ input: { key, ...asked } }: DecideChargeback): Promise<{ status: string }> {
    const { decision } = asked.body;
    const { status } = await this.entries.enter('decideChargeback', { ...asked, key }, (state, entry, reason) =>
      decideChargeback(state, { ...entry, decision, reason }),
    );
    return { status };
  }
}

/** The payment company told another last day than was assumed (ADM-04). */
@CommandHandler(SetChargebackDeadline)
export class SetChargebackDeadlineHandler implements ICommandHandler<SetChargebackDeadline> {
  constructor(private readonly entries: ChargebackEntries) {}

  async execute({ input: { key, ...asked } }: SetChargebackDeadline): Promise<{ respond_by: string }> {
    const { respond_by } = asked.body;
    await this.entries.enter('setChargebackDeadline', { ...asked, key }, (state, entry, reason) =>
      setDeadline(state, { ...entry, respondBy: respond_by, reason }),
    );
    return { respond_by };
  }
}

/** What the site says about it stands in the evidence, in place of what was written before (ADM-04). */
@CommandHandler(WriteChargebackStatement)
export class WriteChargebackStatementHandler implements ICommandHandler<WriteChargebackStatement> {
  constructor(private readonly entries: ChargebackEntries) {}

  async execute({ input: { key, ...asked } }: WriteChargebackStatement): Promise<{ status: string }> {
    const { status } = await this.entries.enter('writeChargebackStatement', { ...asked, key }, (state, entry, text) =>
      writeStatement(state, { ...entry, statement: text }),
    );
    return { status };
  }
}
