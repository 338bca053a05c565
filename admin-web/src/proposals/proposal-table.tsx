import { DataTable, useTranslate } from 'react-admin';
import { ClaimMark } from '../layout/shows/claimed';
import { FixedColumn } from '../layout/lists/columns-menu';
import { CountColumn, InstantColumn, ListTable } from '../layout/lists/list-table';
import { RowLink } from '../layout/lists/row-link';
import { MemberName } from '../layout/values/member-name';
import { useFormats } from '../layout/values/use-formats';
import { NoProposals } from './no-proposals';
import type { Proposal } from '../layout/proposals/proposal';
import { ProposalMark } from './proposal-mark';

export function ProposalTable() {
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
