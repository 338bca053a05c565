import { column, defineProjection, readModelTable, type RowOf } from '../../../kernel/index.js';
import type { CampaignEvent, Letter } from '../campaign.events.js';
import type { CampaignState } from '../campaign.js';
import type { CampaignKind } from '../campaign.values.js';

export const CampaignRow = readModelTable('campaigns', {
  campaign_id: column.uuid({ primary: true }),
  name: column.text(),
  kind: column.text<CampaignKind>(),
  brand: column.nullable(column.text()),
  status: column.text<Exclude<CampaignState['status'], 'none'>>(),
  written_at: column.timestamptz(),
  sent_at: column.nullable(column.timestamptz()),
  stopped_at: column.nullable(column.timestamptz()),
});
export type CampaignRow = RowOf<typeof CampaignRow>;

const columnsOf = ({ name, kind, audience }: Letter) => ({ name, kind, brand: audience.brand });

/** The console's list. */
export const campaigns = defineProjection<CampaignRow, CampaignEvent>({
  entity: CampaignRow,
  revision: 1,
  mode: 'inline',
  on: {
    CampaignWritten: ({ streamId, data }, rows) =>
      rows.upsert({ campaign_id: streamId }, { ...columnsOf(data), status: 'draft', written_at: data.writtenAt }),
    CampaignChanged: ({ streamId, data }, rows) =>
      rows.update({ campaign_id: streamId }, { ...columnsOf(data), written_at: data.changedAt }),
    CampaignSent: ({ streamId, data: { sentAt } }, rows) =>
      rows.update({ campaign_id: streamId }, { status: 'sending', sent_at: sentAt }),
    CampaignAddressed: ({ streamId }, rows) => rows.update({ campaign_id: streamId }, { status: 'sent' }),
    CampaignStopped: ({ streamId, data: { stoppedAt } }, rows) =>
      rows.update({ campaign_id: streamId }, { status: 'stopped', stopped_at: stoppedAt }),
  },
});
