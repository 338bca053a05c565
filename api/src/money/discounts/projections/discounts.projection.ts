import type { MemberEvent } from '../../../members/accounts/index.js';
import { column, defineProjection, readModelTable, type RowOf, type Written } from '../../../kernel/index.js';
import type { DiscountEvent, StoredTerms, Terms } from '../discount.events.js';
import type { RedemptionEvent } from '../redemption.events.js';
import { TIME_BONUS, TIME_BONUS_TERMS } from '../time-bonus.values.js';

export const DiscountRow = readModelTable('discounts', {
  code: column.text({ primary: true }),
  status: column.text<'active' | 'stopped'>(),
  percentage: column.integer(),
  country: column.nullable(column.text()),
  member_id: column.nullable(column.uuid()),
  expires_at: column.nullable(column.timestamptz()),
  minimum_amount: column.nullable(column.bigint()),
  minimum_currency: column.nullable(column.text()),
  validity: column.text<Terms['validity']>(),
  /** A JSON list; null: all methods. */
  payment_methods: column.nullable(column.text()),
  defined_at: column.nullable(column.timestamptz()),
  starts_at: column.nullable(column.timestamptz()),
  max_uses: column.nullable(column.integer()),
  redeemed: column.integer({ default: 0 }),
  /** How many times its terms have been written. */
  version: column.integer({ default: 0 }),
});
export type DiscountRow = RowOf<typeof DiscountRow>;

const columnsOf = (terms: StoredTerms) => ({
  percentage: terms.percentage,
  country: terms.country,
  member_id: terms.memberId,
  expires_at: terms.expiresAt,
  minimum_amount: terms.minimumOrder?.amount ?? null,
  minimum_currency: terms.minimumOrder?.currency ?? null,
  validity: terms.validity,
  starts_at: terms.startsAt ?? null,
  max_uses: terms.maxUses ?? null,
  payment_methods: terms.paymentMethods && JSON.stringify(terms.paymentMethods),
});

/** The time bonus is built in: its row is created by the first redemption, and until then it is shown like this. */
export const TIME_BONUS_ROW: Written<DiscountRow> = {
  code: TIME_BONUS,
  status: 'active',
  ...columnsOf(TIME_BONUS_TERMS),
  defined_at: null,
  redeemed: 0,
  version: 0,
};

const { code: _, redeemed: __, version: ___, ...timeBonusColumns } = TIME_BONUS_ROW;

/** The console's list of codes. */
export const discounts = defineProjection<DiscountRow, DiscountEvent | RedemptionEvent | MemberEvent>({
  entity: DiscountRow,
  revision: 4,
  mode: 'inline',
  indexes: ['(member_id)', '(code text_pattern_ops)'],
  on: {
    DiscountDefined: ({ streamId, data }, rows) =>
      rows.upsert({ code: streamId }, { status: 'active', ...columnsOf(data), defined_at: data.definedAt, version: 1 }),
    DiscountChanged: ({ streamId, data }, rows) =>
      rows.update({ code: streamId }, columnsOf(data), { add: { version: 1 } }),
    DiscountStopped: ({ streamId }, rows) => rows.update({ code: streamId }, { status: 'stopped' }),
    DiscountRedeemed: ({ data: { code } }, rows) =>
      rows.upsert({ code }, code === TIME_BONUS ? timeBonusColumns : {}, { add: { redeemed: 1 } }),
    // Nobody else can use a code for this member.
    MemberErased: ({ streamId }, rows) => rows.deleteAll({ member_id: streamId }),
  },
});
