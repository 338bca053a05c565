import type { MemberEvent } from '../../../members/accounts/index.js';
import { defineProjection } from '../../../kernel/index.js';
import type { DiscountEvent, Terms } from '../discount.events.js';
import type { RedemptionEvent } from '../redemption.events.js';
import { TIME_BONUS, TIME_BONUS_TERMS } from '../time-bonus.values.js';

export interface DiscountRow {
  code: string;
  status: 'active' | 'stopped';
  percentage: number;
  country: string | null;
  member_id: string | null;
  expires_at: string | null;
  minimum_amount: number | null;
  minimum_currency: string | null;
  validity: Terms['validity'];
  /** A JSON list; null: all methods. */
  payment_methods: string | null;
  defined_at: string | null;
  redeemed: number;
  /** How many times its terms have been written. */
  version: number;
}

const columnsOf = (terms: Terms) => ({
  percentage: terms.percentage,
  country: terms.country,
  member_id: terms.memberId,
  expires_at: terms.expiresAt,
  minimum_amount: terms.minimumOrder?.amount ?? null,
  minimum_currency: terms.minimumOrder?.currency ?? null,
  validity: terms.validity,
  payment_methods: terms.paymentMethods && JSON.stringify(terms.paymentMethods),
});

/** The time bonus is built in: its row is created by the first redemption, and until then it is shown like this. */
export const TIME_BONUS_ROW: DiscountRow = {
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
  name: 'discounts',
  revision: 2,
  mode: 'inline',
  key: ['code'],
  columns: {
    code: 'text',
    status: 'text',
    percentage: 'integer',
    country: 'text',
    member_id: 'uuid',
    expires_at: 'timestamptz',
    minimum_amount: 'bigint',
    minimum_currency: 'text',
    validity: 'text',
    payment_methods: 'text',
    defined_at: 'timestamptz',
    redeemed: 'integer not null default 0',
    version: 'integer not null default 0',
  },
  indexes: ['(member_id)'],
  on: {
    DiscountDefined: ({ streamId, data }, rows) =>
      rows.upsert(
        { code: streamId },
        { set: { status: 'active', ...columnsOf(data), defined_at: data.definedAt, version: 1 } },
      ),
    DiscountChanged: ({ streamId, data }, rows) =>
      rows.update({ code: streamId }, { set: columnsOf(data), add: { version: 1 } }),
    DiscountStopped: ({ streamId }, rows) => rows.update({ code: streamId }, { set: { status: 'stopped' } }),
    DiscountRedeemed: ({ data: { code } }, rows) =>
      rows.upsert({ code }, { set: code === TIME_BONUS ? timeBonusColumns : {}, add: { redeemed: 1 } }),
    // Nobody else can use a code for this member.
    MemberErased: ({ streamId }, rows) => rows.deleteAll({ member_id: streamId }),
  },
});
