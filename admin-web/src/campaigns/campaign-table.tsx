import { DataTable, useTranslate } from 'react-admin';
import { RowLink, useRowWalk } from '../layout/row-link';
import { useFormats } from '../members/use-formats';
import type { ListedCampaign } from './campaign';
import { CampaignMark } from './campaign-mark';
import { MailedCount } from './mailed-count';
import { NoCampaigns } from './no-campaigns';

export function CampaignTable() {
  const formats = useFormats();
  const translate = useTranslate();
  useRowWalk();
  return (
    <DataTable<ListedCampaign> bulkActionButtons={false} rowClick="show" empty={<NoCampaigns />}>
      <DataTable.Col<ListedCampaign>
        source="name"
        sx={{ overflowWrap: 'anywhere' }}
        render={({ id, name }) => <RowLink id={id}>{name}</RowLink>}
      />
      <DataTable.Col<ListedCampaign>
        source="kind"
        render={({ kind }) => translate(`resources.campaigns.kinds.${kind}`)}
      />
      <DataTable.Col<ListedCampaign> source="status" render={({ status }) => <CampaignMark status={status} />} />
      <DataTable.Col<ListedCampaign>
        source="num_mailed"
        align="right"
        disableSort
        render={(campaign) => <MailedCount campaign={campaign} />}
      />
      <DataTable.Col<ListedCampaign>
        source="written_at"
        align="right"
        sortByOrder="DESC"
        render={({ written_at }) => formats.instant(written_at)}
      />
      <DataTable.Col<ListedCampaign>
        source="sent_at"
        align="right"
        sortByOrder="DESC"
        render={({ sent_at }) => (sent_at ? formats.instant(sent_at) : '–')}
      />
    </DataTable>
  );
}
