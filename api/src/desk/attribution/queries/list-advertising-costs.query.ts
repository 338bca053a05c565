import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Database, MoneySchema } from '../../../kernel/index.js';
import type { AdvertisingCostRow } from '../projections/advertising-costs.projection.js';

export const AdvertisingCosts = Type.Object({
  costs: Type.Array(
    Type.Object({
      network: Type.String(),
      period: Type.String({ description: 'A day (`2026-03-01`) or a month (`2026-03`)' }),
      cost: MoneySchema,
    }),
  ),
});
export type AdvertisingCosts = Static<typeof AdvertisingCosts>;

export class ListAdvertisingCosts extends Query<AdvertisingCosts> {}

/** Those entered for the latest periods; one for each day and network is some years of many networks. */
const MOST = 1_000;

@QueryHandler(ListAdvertisingCosts)
export class ListAdvertisingCostsHandler implements IQueryHandler<ListAdvertisingCosts> {
  constructor(private readonly database: Database) {}

  async execute(): Promise<AdvertisingCosts> {
    const rows = await this.database.query<AdvertisingCostRow>(
      `SELECT network, period, amount, currency FROM read.advertising_costs ORDER BY period DESC, network LIMIT ${MOST}`,
    );
    return {
      costs: rows.map(({ network, period, amount, currency }) => ({ network, period, cost: { amount, currency } })),
    };
  }
}
