import { ListPage } from '../layout/lists/list-page';
import { useTranslate, DataTable } from 'react-admin';
import { FilterWords } from '../layout/lists/choice';
import { FilterBar } from '../layout/lists/filter-bar';
import { NewLink } from '../layout/lists/new-link';
import { KINDS, type ListedCampaign } from './campaign';
import { CardLine, CardLines, CardList } from '../layout/lists/card-list';
import { useFormats, useText } from '../layout/values/words';
import { CampaignMark, MailedCount } from './campaign-mark';
import { FixedColumn, InstantColumn, ListTable, RowLink, WordColumn } from '../layout/lists/list-table';
import { NothingListed } from '../layout/lists/nothing-listed';

export const CampaignList = () => (
  <ListPage
    nothing={<NoCampaigns />}
    sort={{ field: 'written_at', order: 'DESC' }}
    filters={<CampaignFilters />}
    table={<CampaignTable />}
    cards={<CampaignCards />}
    hints={[{ keys: ['N'], text: 'new' }]}
  />
);

const STATUSES = ['draft', 'sending', 'sent', 'stopped'] as const;

function CampaignFilters() {
  const text = useText('resources.campaigns');
  return (
    <FilterBar actions={<NewLink>{text('new')}</NewLink>}>
      <FilterWords source="status" values={STATUSES} />
      <FilterWords source="kind" values={KINDS} under="kinds" />
    </FilterBar>
  );
}

function CampaignCards() {
  const translate = useTranslate();
  const formats = useFormats();
  return (
    <CardList<ListedCampaign>
      primaryText={({ name }) => <CardLine strong>{name}</CardLine>}
      secondaryText={(campaign) => (
        <CardLines>
          <CardLine>
            <CampaignMark status={campaign.status} />
            <span>{translate(`resources.campaigns.kinds.${campaign.kind}`)}</span>
          </CardLine>
          <CardLine>
            <span>{formats.instant(campaign.sent_at ?? campaign.written_at)}</span>
            <span>
              <MailedCount campaign={campaign} />
            </span>
          </CardLine>
        </CardLines>
      )}
    />
  );
}

function CampaignTable() {
  return (
    <ListTable<ListedCampaign>>
      <FixedColumn<ListedCampaign>
        source="name"
        sx={{ overflowWrap: 'anywhere' }}
        render={({ id, name }) => <RowLink id={id}>{name}</RowLink>}
      />
      <WordColumn source="kind" under="kinds" />
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

const NoCampaigns = () => (
  <NothingListed
    drawing={
      <>
        <rect x="14" y="26" width="68" height="46" rx="6" />
        <path d="m16 30 32 24 32-24" />
      </>
    }
  />
);
