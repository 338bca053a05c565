import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Credits } from '../../credits/index.js';
import { Instant, MoneySchema, Nullable, staffIdOf, Store, Vault, type RecordedEvent } from '../../../kernel/index.js';
import type { Money } from '../../../ground/settings/index.js';
import { StaffMembers } from '../../../ground/staff/index.js';
import { paymentOf } from '../payment.js';
import { OUTCOMES, type PaymentEvent } from '../payment.events.js';
import { paymentNotFound } from '../payments.errors.js';
import { PaymentsList } from '../payments.list.js';
import { outcomesOf } from '../review.js';

const text = Nullable(Type.String());

export const ConsolePaymentDetail = Type.Object({
  ...PaymentsList.item.properties,
  bank: { ...text, description: 'Of orders from when the checkout asked for it' },
  value_percentage: Nullable(Type.Integer(), { description: 'Of the discount' }),
  credits_left: Type.Integer({ description: 'Still in the wallet of what was bought with it' }),
  outcomes: Type.Array(Type.Enum([...OUTCOMES]), { description: 'What can be done about it by hand now' }),
  effect: Type.Object({
    balance: Type.Integer(),
    balance_when_credited: Type.Integer(),
    premium: Type.Boolean({ description: 'The member pays for premium now' }),
    debt: Type.Integer({ description: 'Credits the member owes after charge-backs' }),
  }),
  events: Type.Array(
    Type.Object({
      id: Type.Integer(),
      type: Type.String(),
      at: Instant,
      by: { ...text, description: 'A staff id; null when nobody of staff did it' },
      by_name: text,
      money: Nullable(MoneySchema),
      credits: Nullable(Type.Integer(), { description: 'Of a charge-back' }),
      provider_words: { ...text, description: 'Why a bank took money back: its code' },
      outcome: text,
      reason: text,
    }),
    { description: 'All that happened to it, newest first' },
  ),
});
export type ConsolePaymentDetail = Static<typeof ConsolePaymentDetail>;

export class GetConsolePayment extends Query<ConsolePaymentDetail> {
  constructor(readonly paymentId: string) {
    super();
  }
}

const MAX_EVENTS = 200;

/** Everything about one payment that finance needs for decisions and bookkeeping (ADM-04, MNY-11). */
@QueryHandler(GetConsolePayment)
export class GetConsolePaymentHandler implements IQueryHandler<GetConsolePayment> {
  constructor(
    private readonly payments: PaymentsList,
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly credits: Credits,
    private readonly staff: StaffMembers,
  ) {}

  async execute({ paymentId }: GetConsolePayment): Promise<ConsolePaymentDetail> {
    const shown = await this.payments.find(paymentId);
    const payment = paymentOf(paymentId);
    const state = await this.store.readFresh(payment);
    if (!shown || !state.order) throw paymentNotFound({});
    const { memberId, bank = null, discount, credits } = state.order;
    const [{ balance, debt }, bought, left, history] = await Promise.all([
      this.credits.balanceAndDebt(memberId),
      this.credits.bought(memberId),
      this.credits.leftOf(memberId, paymentId),
      this.store.history(payment, { limit: MAX_EVENTS }),
    ]);
    return {
      ...shown,
      bank,
      value_percentage: discount?.percentage ?? null,
      credits_left: left,
      outcomes: outcomesOf(state),
      effect: { balance, balance_when_credited: balance + Math.max(0, credits - debt), debt, premium: bought > 0 },
      events: await this.told(history),
    };
  }

  private async told(history: RecordedEvent<PaymentEvent>[]): Promise<ConsolePaymentDetail['events']> {
    const actors = history.map(({ actor }) => staffIdOf(actor) ?? null);
    const [names, reasons] = await Promise.all([
      this.staff.namesOf(actors),
      this.vault.openAll(history.map((event) => (event.type === 'PaymentReviewed' ? event.data.reason : null))),
    ]);
    return history.map((event, i) => ({
      id: event.version,
      type: event.type,
      at: happenedAt(event),
      by: actors[i] ?? null,
      by_name: names.get(actors[i] ?? '') ?? null,
      money: moneyOf(event),
      credits: 'chargeback' in event.data ? event.data.credits : null,
      provider_words: event.type === 'PaymentChargedBack' ? event.data.reason : null,
      outcome: event.type === 'PaymentReviewed' ? event.data.outcome : null,
      reason: reasons[i] ?? null,
    }));
  }
}

/** The instant the provider or bank gives for the event; it may be recorded later, for example after an outage. */
function happenedAt({ type, data }: PaymentEvent): string {
  switch (type) {
    case 'OrderPlaced':
      return data.placedAt;
    case 'PaymentStarted':
      return data.startedAt;
    case 'PaymentCompleted':
      return data.completedAt;
    case 'PaymentFailed':
      return data.failedAt;
    case 'PaymentCancelled':
      return data.cancelledAt;
    case 'PaymentMismatched':
      return data.noticedAt;
    case 'PaymentDeclined':
      return data.declinedAt;
    case 'PaymentReturned':
    case 'SurplusReturned':
      return data.returnedAt;
    case 'SurplusReceived':
      return data.receivedAt;
    case 'PaymentChargedBack':
      return data.chargedBackAt;
    case 'ChargebackReversed':
      return data.reversedAt;
    case 'PaymentReviewed':
      return data.reviewedAt;
  }
}

const moneyOf = ({ data }: PaymentEvent): Money | null =>
  'paid' in data ? data.paid : 'chargeback' in data ? data.amount : null;
