import { ListPage } from '../layout/lists/list-page';
import { TO_DO, KINDS, STATUSES, type Proposal } from '../layout/proposals/proposal';
import { useTranslate, DataTable } from 'react-admin';
import { FilterWords } from '../layout/lists/choice';
import { WorkFilters } from '../layout/lists/work-filters';
import { ClaimMark } from '../layout/shows/claimed';
import { CardLine, CardLines, CardList } from '../layout/lists/card-list';
import { MemberName } from '../layout/values/member-name';
import { useFormats } from '../layout/values/use-formats';
import { ProposalMark } from './proposal-mark';
import { useWorth } from '../layout/proposals/use-worth';
import { FixedColumn } from '../layout/lists/columns-menu';
import { CountColumn, InstantColumn, ListTable } from '../layout/lists/list-table';
import { RowLink } from '../layout/lists/row-link';
import { NothingToDo } from '../layout/lists/nothing-to-do';

export const ProposalList = () => (
  <ListPage
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
      empty={<NoProposals />}
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
  const translate = useTranslate();
  return (
    <ListTable<Proposal> empty={<NoProposals />}>
      <FixedColumn<Proposal>
        source="proposed_at"
        render={({ id, proposed_at }) => <RowLink id={id}>{formats.instant(proposed_at)}</RowLink>}
      />
      <DataTable.Col<Proposal>
        source="member_id"
        disableSort
        render={({ member_id }) => <MemberName id={member_id} />}
      />
      <DataTable.Col<Proposal> source="kind" render={({ kind }) => translate(`resources.proposals.kind.${kind}`)} />
      <DataTable.Col<Proposal>
        source="status"
        render={({ status, claim }) => (
          <>
            <ProposalMark status={status} /> <ClaimMark claim={claim} />
          </>
        )}
      />
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

const NoProposals = () => <NothingToDo toDo={TO_DO} />;
