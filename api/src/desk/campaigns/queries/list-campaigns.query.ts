import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database, invalidInput, pageOf, type List } from '../../../kernel/index.js';
import type { ListedCampaign } from '../console-campaign.js';
import type { CampaignRow } from '../projections/campaigns.projection.js';

export const SORTABLE = ['name', 'status', 'kind', 'written_at', 'sent_at'] as const;
const EQUAL: readonly string[] = ['status', 'kind'];

export type StoredCampaign = Omit<CampaignRow, 'written_at' | 'sent_at' | 'stopped_at'> & {
  written_at: Date;
  sent_at: Date | null;
  stopped_at: Date | null;
  num_queued: number;
  num_mailed: number;
};

/** With how far its mails are. */
export const WITH_COUNTS = `(SELECT c.*, r.num_queued, r.num_mailed FROM read.campaigns c CROSS JOIN LATERAL (
  SELECT count(*)::int AS num_queued, count(mailed_at)::int AS num_mailed
    FROM campaigns.recipients WHERE campaign_id = c.campaign_id) r) AS campaigns`;

export class ListCampaigns extends Query<{ campaigns: ListedCampaign[]; total: number }> {
  constructor(readonly list: List) {
    super();
  }
}

@QueryHandler(ListCampaigns)
export class ListCampaignsHandler implements IQueryHandler<ListCampaigns> {
  constructor(private readonly database: Database) {}

  async execute({ list }: ListCampaigns) {
    const { sort, descending, filter } = list;
    const params: unknown[] = [];
    const parts = Object.entries(filter).map(([field, value]) => {
      if (!EQUAL.includes(field) || typeof value !== 'string') {
        throw invalidInput([{ field: `filter.${field}`, code: 'invalid' }]);
      }
      return `${field} = $${params.push(value)}`;
    });
    const order = `${sort} ${descending ? 'DESC' : 'ASC'} NULLS LAST, campaign_id`;
    const rows = { table: WITH_COUNTS, where: parts.join(' AND ') || 'true', params, order };
    const page = await pageOf<StoredCampaign>(this.database, rows, list);
    return { campaigns: page.rows.map(toListed), total: page.total };
  }
}

export const toListed = (row: StoredCampaign): ListedCampaign => ({
  id: row.campaign_id,
  ...{ name: row.name, kind: row.kind, brand: row.brand, status: row.status },
  written_at: row.written_at.toISOString(),
  sent_at: row.sent_at?.toISOString() ?? null,
  stopped_at: row.stopped_at?.toISOString() ?? null,
  ...{ num_queued: row.num_queued, num_mailed: row.num_mailed },
});
