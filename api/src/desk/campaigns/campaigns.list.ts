import { choice, consoleList, equals, instant, integer, nullable, text, value } from '../../ground/lists/index.js';
import { answerOf } from '../../kernel/index.js';
import { WriteCampaignDto } from './commands/write-campaign.command.js';

const { name, kind, brand } = answerOf(WriteCampaignDto).properties;

/** Campaigns with the number of their queued and sent mails. */
const WITH_COUNTS = `(SELECT c.*, r.num_queued, r.num_mailed FROM read.campaigns c CROSS JOIN LATERAL (
  SELECT count(*)::int AS num_queued, count(mailed_at)::int AS num_mailed
    FROM campaigns.recipients WHERE campaign_id = c.campaign_id) r)`;

export class CampaignsList extends consoleList({
  resource: 'campaigns',
  summary: 'Mails to members who asked for offers or news, in the conventions of simple-rest',
  access: 'staff:finance',
  from: WITH_COUNTS,
  as: 'campaigns',
  id: 'campaign_id',
  columns: {
    id: text({ sql: 'campaign_id' }),
    name: value(name),
    kind: value(kind),
    brand: value(brand),
    status: choice(['draft', 'sending', 'sent', 'stopped']),
    written_at: instant(),
    sent_at: nullable(instant()),
    stopped_at: nullable(instant()),
    num_queued: integer({ about: 'How many mails there are' }),
    num_mailed: integer({ about: 'How many of them have gone out' }),
  },
  filters: {
    status: equals('status'),
    kind: equals('kind'),
  },
  sort: ['name', 'status', 'kind', 'written_at', 'sent_at'],
  nullsLast: ['sent_at'],
  defaultSort: ['written_at', 'DESC'],
}) {}
