import { defineProjection, nullable, readModelOf, type RowOf, text, timestamptz, uuid } from '../../../kernel/index.js';
import type { CampaignEvent, Letter } from '../campaign.events.js';
import type { CampaignState } from '../campaign.js';
import type { CampaignKind } from '../campaign.values.js';

export const CampaignRow = readModelOf('campaigns', {
  campaign_id: uuid({ primary: true }),
  name: text(),
  kind: text<CampaignKind>(),
  brand: nullable(text()),
  status: text<Exclude<CampaignState['status'], 'none'>>(),
  written_at: timestamptz(),
  sent_at: nullable(timestamptz()),
  stopped_at: nullable(timestamptz()),
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
      rows.upsert(
        { campaign_id: streamId },
        { set: { ...columnsOf(data), status: 'draft', written_at: data.writtenAt } },
      ),
    CampaignChanged: ({ streamId, data }, rows) =>
      rows.update({ campaign_id: streamId }, { set: { ...columnsOf(data), written_at: data.changedAt } }),
    CampaignSent: ({ streamId, data: { sentAt } }, rows) =>
      rows.update({ campaign_id: streamId }, { set: { status: 'sending', sent_at: sentAt } }),
    CampaignAddressed: ({ streamId }, rows) => rows.update({ campaign_id: streamId }, { set: { status: 'sent' } }),
    CampaignStopped: ({ streamId, data: { stoppedAt } }, rows) =>
      rows.update({ campaign_id: streamId }, { set: { status: 'stopped', stopped_at: stoppedAt } }),
  },
});
