import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { StaffMembers } from '../../../ground/staff/index.js';
import { Day, Instant, MoneySchema, Nullable, Store, Vault, type RecordedEvent } from '../../../kernel/index.js';
import { CHARGEBACK_DECISIONS, chargebackOf, decisionsOf, isReturn, isUndecided } from '../chargeback.js';
import type { ChargebackEvent } from '../chargeback.events.js';
import { chargebackNotFound } from '../chargebacks.errors.js';
import { ChargebacksList } from '../chargebacks.list.js';
import { PurchasesChargedBack } from '../purchase-facts.js';

const text = Nullable(Type.String());

export const ConsoleChargebackDetail = Type.Object({
  ...ChargebacksList.item.properties,
  decisions: Type.Array(Type.Enum([...CHARGEBACK_DECISIONS]), { description: 'What can be entered now' }),
  undecided: Type.Boolean({ description: 'Its last day and its statement can still be changed' }),
  purchase: Type.Object({
    placed_at: Instant,
    package: Type.String(),
    bought: Type.Integer({ description: 'Credits' }),
    paid: MoneySchema,
    provider: Type.String(),
    provider_reference: text,
    receipt: text,
  }),
  delivered: Type.Object(
    {
      used: Type.Integer({ description: 'Credits of the purchase, without what came back' }),
      messages_sent: Type.Integer(),
      photos_sent: Type.Integer(),
      gifts_sent: Type.Integer(),
      first_at: Nullable(Instant),
      last_at: Nullable(Instant),
      days_here: Type.Integer({ description: 'Days since the purchase on which the member was on the site' }),
      last_day_here: Nullable(Day),
    },
    { description: 'What the purchase went to: numbers and times, never to whom' },
  ),
  taken: Type.Integer({ description: 'Credits that the charge-back took from the wallet' }),
  owed: Type.Integer({ description: 'Credits that were already used, and became a debt' }),
  debt: Type.Integer({ description: 'Credits that the member owes now, after all charge-backs' }),
  events: Type.Array(
    Type.Object({
      id: Type.Integer(),
      type: Type.String(),
      at: Instant,
      by_name: text,
      reason: text,
      respond_by: Nullable(Day),
    }),
    { description: 'What staff did about it, newest first' },
  ),
});
export type ConsoleChargebackDetail = Static<typeof ConsoleChargebackDetail>;

export class GetChargeback extends Query<ConsoleChargebackDetail> {
  constructor(readonly chargebackId: string) {
    super();
  }
}

const MAX_EVENTS = 200;

/** A charge-back with what finance needs to answer it: the purchase, what was delivered, and what was done (ADM-04). */
@QueryHandler(GetChargeback)
export class GetChargebackHandler implements IQueryHandler<GetChargeback> {
  constructor(
    private readonly chargebacks: ChargebacksList,
    private readonly purchases: PurchasesChargedBack,
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly staff: StaffMembers,
  ) {}

  async execute({ chargebackId }: GetChargeback): Promise<ConsoleChargebackDetail> {
    const shown = await this.chargebacks.find(chargebackId);
    if (!shown) throw chargebackNotFound({});
    const ref = chargebackOf(chargebackId);
    const [facts, state, history] = await Promise.all([
      this.purchases.of(shown),
      this.store.readFresh(ref),
      this.store.history(ref, { limit: MAX_EVENTS }),
    ]);
    if (!facts) throw chargebackNotFound({});
    const { order, paid, reference, receipt, use, taken, owed, debt, days, reversed } = facts;
    const bank = { reversed, returned: isReturn(shown.payment_method) };
    return {
      ...shown,
      decisions: decisionsOf(state, bank),
      undecided: isUndecided(state, bank),
      purchase: {
        placed_at: order.placedAt,
        package: order.package,
        bought: order.credits,
        paid,
        provider: order.provider,
        provider_reference: reference,
        receipt: receipt?.number ?? null,
      },
      delivered: {
        used: use.credits,
        messages_sent: use.messages,
        photos_sent: use.photos,
        gifts_sent: use.gifts,
        first_at: use.firstAt,
        last_at: use.lastAt,
        days_here: days.length,
        last_day_here: days.at(-1) ?? null,
      },
      taken,
      owed,
      debt,
      events: await this.told(history),
    };
  }

  private async told(history: RecordedEvent<ChargebackEvent>[]): Promise<ConsoleChargebackDetail['events']> {
    const [names, reasons] = await Promise.all([
      this.staff.namesOf(history.map(({ data }) => data.by)),
      this.vault.openAll(history.map(({ data }) => ('reason' in data ? data.reason : null))),
    ]);
    return history.map(({ version, type, at, data }, i) => ({
      id: version,
      type,
      at: at.toISOString(),
      by_name: names.get(data.by) ?? null,
      reason: reasons[i] ?? null,
      respond_by: 'respondBy' in data ? data.respondBy : null,
    }));
  }
}
