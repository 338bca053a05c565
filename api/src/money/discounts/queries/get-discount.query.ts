import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { StaffMembers } from '../../../ground/staff/index.js';
import { isSealed, staffIdOf, Store, Vault } from '../../../kernel/index.js';
import { MOST_DECISIONS, shownTerms, type ConsoleDiscountDetail } from '../console-discount.js';
import { discountOf, normaliseCode } from '../discount.js';
import { discountNotFound } from '../discounts.errors.js';
import { DiscountsList } from '../discounts.list.js';

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
