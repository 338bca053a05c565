import { column, consoleList, filter } from '../../ground/lists/index.js';
import { answerOf } from '../../kernel/index.js';
import { WriteCampaignDto } from './commands/write-campaign.command.js';

const { name, kind, brand } = answerOf(WriteCampaignDto).properties;

const MAILS = 'FROM campaigns.recipients r WHERE r.campaign_id = campaigns.campaign_id';

export class CampaignsList extends consoleList({
  resource: 'campaigns',
  summary: 'Mails to members who asked for offers or news, in the conventions of simple-rest',
  access: 'staff:finance',
  from: 'read.campaigns',
  id: 'campaign_id',
  columns: {
    id: column.text({ sql: 'campaign_id' }),
    name: column.value(name),
    kind: column.value(kind),
    brand: column.value(brand),
    status: column.choice(['draft', 'sending', 'sent', 'stopped']),
    written_at: column.instant(),
    sent_at: column.nullable(column.instant()),
    stopped_at: column.nullable(column.instant()),
    num_queued: column.integer({ sql: `(SELECT count(*) ${MAILS})`, about: 'How many mails there are' }),
    num_mailed: column.integer({ sql: `(SELECT count(mailed_at) ${MAILS})`, about: 'How many of them have gone out' }),
  },
  filters: {
    status: filter.equals('status'),
    kind: filter.equals('kind'),
  },
  sort: ['name', 'status', 'kind', 'written_at', 'sent_at'],
  nullsLast: ['sent_at'],
  defaultSort: ['written_at', 'DESC'],
}) {}
