import { Injectable } from '@nestjs/common';
import { WorkClaims } from '../../ground/claims/index.js';
import { staffActor, Store, Vault, type Sealed } from '../../kernel/index.js';
import { paymentOf } from '../payments/index.js';
import { chargebackOf, isReturn, type Chargeback, type Entry } from './chargeback.js';
import type { ChargebackEvent } from './chargeback.events.js';
import { chargebackNotFound } from './chargebacks.errors.js';
import { ChargebacksList } from './chargebacks.list.js';
import { isReversed } from './reversed.js';

interface Entering {
  chargebackId: string;
  staffId: string;
  /** The idempotency key, and what must be the same when it is used again. */
  key: string;
  request: object;
  /** A reason or a statement; it is kept sealed with the member's key. */
  text: string;
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
  async enter({ chargebackId, staffId, key, request, text }: Entering, rule: Rule): Promise<Chargeback> {
    await this.claims.requireFree('chargebacks', chargebackId, staffId);
    const found = await this.chargebacks.find(chargebackId);
    if (!found) throw chargebackNotFound({});
    const { member_id: memberId, payment_id: paymentId, provider_reference: reference } = found;
    const [ref, payment] = [chargebackOf(chargebackId), paymentOf(paymentId)];
    const sealed = await this.vault.sealIfKnown(memberId, text.trim());
    const command = { actor: staffActor(staffId), key, request, reads: [payment], writes: [ref] };
    return this.store.transact(command, (tx) => {
      // The payment company may report meanwhile that the money is back.
      const reversed = isReversed(tx.state(payment), reference);
      const returned = isReturn(found.payment_method);
      const entry = { memberId, paymentId, by: staffId, reversed, returned, at: tx.now.toISOString() };
      tx.decide(ref, (state) => rule(state, entry, sealed));
      return tx.state(ref);
    });
  }
}
