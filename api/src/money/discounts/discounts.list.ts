import { Type } from 'typebox';
import { column, consoleList, filter } from '../../ground/lists/index.js';
import { Clock, Nullable, shortText } from '../../kernel/index.js';
import { TIME_BONUS_ROW } from './projections/discounts.projection.js';

/** Adds the built-in code to the list as long as it has no row. */
const ALL = `(SELECT * FROM read.discounts UNION ALL
  SELECT (jsonb_populate_record(NULL::read.discounts, :bonus::jsonb)).*
   WHERE NOT EXISTS (SELECT FROM read.discounts WHERE code = :bonus::jsonb->>'code'))`;

export class DiscountsList extends consoleList({
  resource: 'discounts',
  summary: 'Discount codes, in the conventions of simple-rest; `q` finds codes that begin with it',
  access: 'staff:finance',
  from: ALL,
  as: 'discounts',
  parameters: { bonus: JSON.stringify(TIME_BONUS_ROW) },
  id: 'code',
  columns: {
    id: column.text({ sql: 'code', csv: false }),
    code: column.text(),
    status: column.choice(['active', 'stopped']),
    value_percentage: column.integer({ sql: 'percentage', csv: 'percentage' }),
    country: column.nullable(column.text()),
    user_id: column.nullable(column.text({ sql: 'member_id', csv: 'member_id' })),
    starts: column.nullable(column.instant({ sql: 'starts_at', csv: 'starts_at' })),
    expires: column.nullable(column.instant({ sql: 'expires_at', csv: 'expires_at' })),
    minimum: column.hidden(column.nullable(column.money('currency', { sql: 'minimum_amount', csv: 'minimum_amount' }))),
    currency: column.nullable(column.text({ sql: 'minimum_currency', csv: 'minimum_currency' })),
    validity: column.choice(['once-per-user', 'unlimited']),
    paymentmethods: column.nullable(column.jsonList(Type.String(), { sql: 'payment_methods', csv: 'payment_methods' })),
    defined_at: column.nullable(column.instant({ about: 'Null: built in' })),
    max_uses: column.nullable(column.integer({ about: 'Orders of all members together; null: no limit' })),
    num_redeemed: column.integer({ sql: 'redeemed', csv: 'redeemed' }),
    version: column.integer({ csv: false, about: 'Which writing of its terms this is; 0: built in' }),
  },
  more: {
    expired: Type.Boolean(),
    minimum_order_value: Nullable(Type.Integer()),
    begun: Type.Boolean({ description: 'Its start has come' }),
  },
  filters: {
    id: filter.oneOf('code'),
    status: filter.oneOf('status'),
    validity: filter.oneOf('validity'),
    country: filter.oneOf('country'),
    member_id: filter.oneOf('member_id', 'uuid'),
    q: (value, bind) =>
      typeof value === 'string' ? `starts_with(code, ${bind(shortText(value).toUpperCase())})` : undefined,
  },
  sort: ['code', 'status', 'percentage', 'starts_at', 'expires_at', 'max_uses', 'defined_at', 'redeemed'],
  nullsLast: ['starts_at', 'expires_at', 'max_uses', 'defined_at'],
  defaultSort: ['defined_at', 'DESC'],
  inject: { clock: Clock },
  view(rows, { clock }) {
    const now = clock.now();
    return rows.map((row) => ({
      ...row,
      minimum_order_value: row.minimum?.amount ?? null,
      begun: row.starts === null || new Date(row.starts) <= now,
      expired: row.expires !== null && new Date(row.expires) <= now,
    }));
  },
  file: true,
}) {}
