import { ListPage } from '../layout/lists/list-page';
import { WorkFilters } from '../layout/lists/filter-bar';
import { STATUSES, TO_DO, type Refund } from './refund';
import { ListTotals } from '../layout/lists/list-totals';
import { useFormats, useCredits, useText } from '../layout/values/words';
import { dataOf, useApi } from '../providers/api-client';
import { CardLine, CardLines, CardList } from '../layout/lists/card-list';
import { MemberName } from '../layout/values/names';
import { RefundMark } from './refund-mark';
import { ClaimedColumn, ClaimMark } from '../layout/shows/claimed';
import {
  CountColumn,
  InstantColumn,
  ListTable,
  MoneyColumn,
  MemberColumn,
  OpenColumn,
} from '../layout/lists/list-table';
import { NothingToDo } from '../layout/lists/nothing-to-do';

export const RefundList = () => (
  <ListPage
    nothing={<NothingToDo toDo={TO_DO} />}
    exported
    sort={{ field: 'requested_at', order: 'ASC' }}
    filterDefaultValues={{ status: TO_DO }}
    filters={<WorkFilters statuses={STATUSES} toDo={TO_DO} />}
    totals={<RefundTotals />}
    table={<RefundTable />}
    cards={<RefundCards />}
  />
);

function RefundTotals() {
  const formats = useFormats();
  const api = useApi();
  const text = useText('resources.refunds');
  return (
    <ListTotals
      resource="refunds"
      load={(filter) => dataOf(api.GET('/api/admin/refund-totals', { params: { query: { filter } } }))}
      sums={[
        [text('name', { smart_count: 2 }), ({ refunds }) => formats.number(refunds)],
        [text('fields.amount'), ({ amount }) => formats.money(amount)],
        [text('fields.credits'), ({ credits }) => formats.number(credits)],
      ]}
    />
  );
}

function RefundCards() {
  const formats = useFormats();
  const inCredits = useCredits();
  return (
    <CardList<Refund>
      primaryText={({ member_id, amount }) => (
        <CardLine strong>
          <MemberName id={member_id} />
          <span>{formats.money(amount)}</span>
        </CardLine>
      )}
      secondaryText={({ status, credits, claim, requested_at }) => (
        <CardLines>
          <CardLine>
            <RefundMark status={status} />
            <span>{inCredits(credits)}</span>
          </CardLine>
          <CardLine>
            <span>{formats.instant(requested_at)}</span>
            <ClaimMark claim={claim} />
          </CardLine>
        </CardLines>
      )}
    />
  );
}

function RefundTable() {
  return (
    <ListTable<Refund>>
      <OpenColumn source="requested_at" />
      <MemberColumn source="member_id" />
      <ClaimedColumn<Refund> source="status" mark={({ status }) => <RefundMark status={status} />} />
      <CountColumn source="credits" />
      <MoneyColumn source="amount" />
      <InstantColumn source="decided_at" />
    </ListTable>
  );
}
