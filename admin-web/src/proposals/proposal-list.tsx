import { ListPage } from '../layout/lists/list-page';
import { TO_DO, KINDS, STATUSES, type Proposal } from '../layout/proposals/proposal';
import { useTranslate, DataTable } from 'react-admin';
import { FilterWords } from '../layout/lists/choice';
import { WorkFilters } from '../layout/lists/filter-bar';
import { ClaimedColumn, ClaimMark } from '../layout/shows/claimed';
import { CardLine, CardLines, CardList } from '../layout/lists/card-list';
import { MemberName } from '../layout/values/names';
import { useFormats } from '../layout/values/words';
import { ProposalMark } from './proposal-mark';
import { useWorth } from '../layout/proposals/use-worth';
import {
  CountColumn,
  InstantColumn,
  ListTable,
  MemberColumn,
  OpenColumn,
  WordColumn,
} from '../layout/lists/list-table';
import { NothingToDo } from '../layout/lists/nothing-to-do';

export const ProposalList = () => (
  <ListPage
    nothing={<NothingToDo toDo={TO_DO} />}
    exported
    sort={{ field: 'proposed_at', order: 'ASC' }}
    filterDefaultValues={{ status: TO_DO }}
    filters={<ProposalFilters />}
    table={<ProposalTable />}
    cards={<ProposalCards />}
  />
);

const ProposalFilters = () => (
  <WorkFilters statuses={STATUSES}>
    <FilterWords source="kind" values={KINDS} />
  </WorkFilters>
);

function ProposalCards() {
  const translate = useTranslate();
  const formats = useFormats();
  const worth = useWorth();
  return (
    <CardList<Proposal>
      primaryText={(proposal) => (
        <CardLine strong>
          <MemberName id={proposal.member_id} />
          <span>{worth(proposal)}</span>
        </CardLine>
      )}
      secondaryText={({ kind, status, claim, proposed_at }) => (
        <CardLines>
          <CardLine>
            <ProposalMark status={status} />
            <span>{translate(`resources.proposals.kind.${kind}`)}</span>
          </CardLine>
          <CardLine>
            <span>{formats.instant(proposed_at)}</span>
            <ClaimMark claim={claim} />
          </CardLine>
        </CardLines>
      )}
    />
  );
}

function ProposalTable() {
  const formats = useFormats();
  return (
    <ListTable<Proposal>>
      <OpenColumn source="proposed_at" />
      <MemberColumn source="member_id" />
      <WordColumn source="kind" />
      <ClaimedColumn<Proposal> source="status" mark={({ status }) => <ProposalMark status={status} />} />
      <CountColumn source="credits" />
      <DataTable.Col<Proposal>
        source="amount"
        align="right"
        disableSort
        // Goodwill has no price.
        render={({ amount }) => amount && <strong>{formats.money(amount)}</strong>}
      />
      <DataTable.Col<Proposal> source="proposed_by_name" disableSort />
      <InstantColumn source="decided_at" />
    </ListTable>
  );
}
