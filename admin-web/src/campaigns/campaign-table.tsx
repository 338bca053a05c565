import { DataTable, useTranslate } from 'react-admin';
import { FixedColumn } from '../layout/lists/columns-menu';
import { InstantColumn, ListTable } from '../layout/lists/list-table';
import { RowLink } from '../layout/lists/row-link';
import type { ListedCampaign } from './campaign';
import { CampaignMark } from './campaign-mark';
import { MailedCount } from './mailed-count';
import { NoCampaigns } from './no-campaigns';

export function CampaignTable() {
  const translate = useTranslate();
  return (
    <ListTable<ListedCampaign> empty={<NoCampaigns />}>
      <FixedColumn<ListedCampaign>
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
      <InstantColumn source="written_at" />
      <InstantColumn source="sent_at" />
    </ListTable>
  );
}
