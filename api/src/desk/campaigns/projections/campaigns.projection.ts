import { defineProjection } from '../../../kernel/index.js';
import type { CampaignEvent, Letter } from '../campaign.events.js';
import type { CampaignState } from '../campaign.js';
import type { CampaignKind } from '../campaign.values.js';

export interface CampaignRow {
  campaign_id: string;
  name: string;
  kind: CampaignKind;
  brand: string | null;
  status: Exclude<CampaignState['status'], 'none'>;
  written_at: string;
  sent_at: string | null;
  stopped_at: string | null;
}

const columnsOf = ({ name, kind, audience }: Letter) => ({ name, kind, brand: audience.brand });

/** The console's list. */
export const campaigns = defineProjection<CampaignRow, CampaignEvent>({
  name: 'campaigns',
  revision: 1,
  mode: 'inline',
  key: ['campaign_id'],
  columns: {
    campaign_id: 'uuid',
    name: 'text',
    kind: 'text',
    brand: 'text',
    status: 'text',
    written_at: 'timestamptz',
    sent_at: 'timestamptz',
    stopped_at: 'timestamptz',
  },
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
