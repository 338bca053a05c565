import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { StaffMembers } from '../../../ground/staff/index.js';
import { Instant, isSealed, Nullable, staffIdOf, Store, Vault } from '../../../kernel/index.js';
import { discountOf, normaliseCode } from '../discount.js';
import type { StoredTerms } from '../discount.events.js';
import { discountNotFound } from '../discounts.errors.js';
import { DiscountsList } from '../discounts.list.js';

/** Decisions that a code's page shows; the timeline has all of them. */
const MOST_DECISIONS = 50;

const DecidedTerms = Type.Pick(Type.Object(DiscountsList.item.properties), [
  'value_percentage',
  'country',
  'user_id',
  'starts',
  'expires',
  'max_uses',
  'minimum_order_value',
  'currency',
  'validity',
  'paymentmethods',
]);

export const ConsoleDiscountDetail = Type.Object({
  ...DiscountsList.item.properties,
  decisions: Type.Array(
    Type.Object({
      version: Type.Integer(),
      type: Type.Enum(['defined', 'changed', 'stopped']),
      at: Instant,
      by: Nullable(Type.String(), { description: 'Name of the member of staff; null: the product itself' }),
      reason: Nullable(Type.String(), { description: 'Null: none is kept, or its member has been forgotten' }),
      before: Nullable(DecidedTerms, { description: 'The terms that were changed; null: none were' }),
      after: Nullable(DecidedTerms, { description: 'What they became; null: none were changed' }),
    }),
    { description: `What staff decided about it, newest first: the last ${MOST_DECISIONS}` },
  ),
});
export type ConsoleDiscountDetail = Static<typeof ConsoleDiscountDetail>;

export class GetDiscount extends Query<ConsoleDiscountDetail> {
  constructor(readonly code: string) {
    super();
  }
}

@QueryHandler(GetDiscount)
export class GetDiscountHandler implements IQueryHandler<GetDiscount> {
  constructor(
    private readonly discounts: DiscountsList,
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly staff: StaffMembers,
  ) {}

  async execute({ code: text }: GetDiscount): Promise<ConsoleDiscountDetail> {
    const code = normaliseCode(text);
    const shown = code && (await this.discounts.find(code));
    if (!shown) throw discountNotFound({});
    return { ...shown, decisions: await this.decisionsOn(code) };
  }

  /** Read from the code's own events, so what is shown is what was recorded. */
  private async decisionsOn(code: string): Promise<ConsoleDiscountDetail['decisions']> {
    // With what the oldest that is shown may have changed.
    const history = await this.store.history(discountOf(code), { limit: MOST_DECISIONS + 1 });
    const events = history.slice(0, MOST_DECISIONS);
    const reasons = events.map(({ data }) => data.reason ?? null);
    const [opened, names] = await Promise.all([
      this.vault.openAll(reasons.map((reason) => (isSealed(reason) ? reason : null))),
      this.staff.namesOf(events.map(({ actor }) => staffIdOf(actor) ?? null)),
    ]);
    return events.map(({ version, type, at, actor, data }, i) => {
      const earlier = history[i + 1];
      const changed = type === 'DiscountChanged' && earlier && earlier.type !== 'DiscountStopped';
      return {
        version,
        type: DECISIONS[type],
        before: changed ? shownTerms(earlier.data) : null,
        after: changed ? shownTerms(data) : null,
        at: at.toISOString(),
        by: names.get(staffIdOf(actor) ?? '') ?? null,
        reason: isSealed(reasons[i]) ? opened[i]! : reasons[i]!,
      };
    });
  }
}

const DECISIONS = { DiscountDefined: 'defined', DiscountChanged: 'changed', DiscountStopped: 'stopped' } as const;

/** As the console shows them. */
const shownTerms = (terms: StoredTerms): Static<typeof DecidedTerms> => ({
  value_percentage: terms.percentage,
  country: terms.country,
  user_id: terms.memberId,
  starts: terms.startsAt ?? null,
  expires: terms.expiresAt,
  max_uses: terms.maxUses ?? null,
  minimum_order_value: terms.minimumOrder?.amount ?? null,
  currency: terms.minimumOrder?.currency ?? null,
  validity: terms.validity,
  paymentmethods: terms.paymentMethods,
});
