import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock, Store, SYSTEM, Vault } from '../../kernel/index.js';
import {
  PaymentProviders,
  paymentOf,
  total,
  type PaymentProvider,
  type PaymentRequest,
  type RefundReport,
  type RefundRequest,
} from '../payments/index.js';
import { accountOf, free } from './account.js';
import { debitOf, isWaiting, payBack, type Debit } from './debit.js';
import { DebitTermsReader } from './debit-terms.js';
import { hasLapsed, paymentIdIn, PROVIDER, referenceFor } from './open-order.js';

/**
 * The site as its own payment company: the member pays on a page of the site, and a provider's calls are answered from
 * the debit. So orders, results, refunds and charge-backs work as for every other method.
 */
@Injectable()
export class DebitProvider implements PaymentProvider, OnModuleInit {
  readonly name = PROVIDER;

  constructor(
    private readonly providers: PaymentProviders,
    private readonly terms: DebitTermsReader,
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.providers.register('sdd', this, () => this.terms.read() !== null);
  }

  createPayment({ paymentId, amount, returnUrl }: PaymentRequest): Promise<{ reference: string; payUrl: string }> {
    if (amount.currency !== 'EUR') return Promise.reject(new Error('direct debit collects euros only'));
    const payUrl = new URL(`/directdebit?payment=${paymentId}`, returnUrl).href;
    return Promise.resolve({ reference: referenceFor(paymentId), payUrl });
  }

  /** Paid as soon as the mandate is signed; a later return by the bank is a charge-back. */
  async fetchPayment(reference: string) {
    const paymentId = paymentIdIn(reference);
    if (!paymentId) return null;
    const [{ order }, debit] = await Promise.all([
      this.store.readFresh(paymentOf(paymentId)),
      this.store.readFresh(debitOf(paymentId)),
    ]);
    if (!order) return null;
    const { mandate } = debit;
    const report = { reference, paymentId, paid: mandate?.amount ?? total(order) };
    if (mandate) {
      const iban = await this.vault.open(mandate.iban);
      const known = { payerCountry: iban?.slice(0, 2) ?? null, chargebacks: chargebacksOf(paymentId, debit) };
      return { ...report, ...known, status: 'completed' as const };
    }
    const lapsed = hasLapsed(order.placedAt, this.clock.now());
    return { ...report, status: lapsed ? ('cancelled' as const) : ('pending' as const) };
  }

  /** No webhooks exist for direct debits. */
  verifyWebhook(): null {
    return null;
  }

  methods(): Promise<readonly string[]> {
    return Promise.resolve([PROVIDER]);
  }

  nameOf(method: string): string {
    return method;
  }

  async createRefund({ refundId, reference, amount }: RefundRequest): Promise<RefundReport> {
    const paymentId = paymentIdIn(reference);
    const { mandate } = await this.store.readFresh(debitOf(paymentId ?? ''));
    if (!paymentId || !mandate) throw new Error(`no direct debit ${reference}`);
    const [debit, account] = [debitOf(paymentId), accountOf(mandate.ibanHash)];
    const request = { refundId, reference, amount };
    const command = { actor: SYSTEM, key: `debit-refund-${refundId}`, request, writes: [debit, account] };
    await this.store.transact(command, (tx) => {
      const { at } = tx;
      if (tx.state(debit).status === 'returned') return;
      const [event] = tx.decide(debit, (state) => payBack(state, { refundId, amount, at }));
      if (event?.type === 'DebitReduced')
        tx.decide(account, (state) => free(state, { paymentId, amount: amount.amount, at }));
    });
    const made = reportOf(await this.store.readFresh(debit), refundId);
    return made ?? { reference: refundId, status: 'failed', message: RETURNED };
  }

  async fetchRefund(refundId: string, reference: string): Promise<RefundReport | null> {
    const paymentId = paymentIdIn(reference);
    return paymentId ? reportOf(await this.store.readFresh(debitOf(paymentId)), refundId) : null;
  }
}

const RETURNED = 'The bank has returned the debit to the debtor';

function reportOf(debit: Debit, refundId: string): RefundReport | null {
  const one = debit.paidBack[refundId];
  if (!one) return null;
  if (one.done) return { reference: refundId, status: 'completed', message: null };
  return isWaiting(debit, one)
    ? { reference: refundId, status: 'pending', message: null }
    : { reference: refundId, status: 'failed', message: RETURNED };
}

const chargebacksOf = (paymentId: string, { returned }: Debit) =>
  returned ? [{ id: `return_${paymentId}`, amount: returned.amount, reason: returned.code, reversed: false }] : [];
