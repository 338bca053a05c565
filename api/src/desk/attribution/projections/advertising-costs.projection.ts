import { column, defineProjection, readModelOf, type RowOf } from '../../../kernel/index.js';
import type { AdvertisingCostEvent } from '../advertising-cost.events.js';

export const AdvertisingCostRow = readModelOf('advertising_costs', {
  network: column.text({ primary: true }),
  /** A day or a month. */
  period: column.text({ primary: true }),
  /** Minor units. */
  amount: column.bigint(),
  currency: column.text(),
});
export type AdvertisingCostRow = RowOf<typeof AdvertisingCostRow>;

export const advertisingCostList = defineProjection<AdvertisingCostRow, AdvertisingCostEvent>({
  entity: AdvertisingCostRow,
  revision: 1,
  mode: 'inline',
  on: {
    AdvertisingCostSet: ({ data: { network, period, cost } }, rows) =>
      cost ? rows.upsert({ network, period }, { set: cost }) : rows.delete({ network, period }),
  },
});
