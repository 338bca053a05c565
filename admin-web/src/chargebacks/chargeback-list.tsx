import { ListPage } from '../layout/lists/list-page';
import { TO_DO, STATUSES, type Chargeback } from './chargeback';
import { useTranslate, DataTable } from 'react-admin';
import { FilterChoice } from '../layout/lists/choice';
import { DaySpan } from '../layout/lists/day-span';
import { useCountries, useMethods } from '../layout/values/use-choices';
import { WorkFilters } from '../layout/lists/filter-bar';
import { ListTotals } from '../layout/lists/list-totals';
import { useFormats, useText } from '../layout/values/words';
import { dataOf, useApi } from '../providers/api-client';
import { CardLine, CardLines, CardList } from '../layout/lists/card-list';
import { ClaimedColumn, ClaimMark } from '../layout/shows/claimed';
import { MethodName, MemberName, RecordLink } from '../layout/values/names';
import { ChargebackMark, DeadlineMark } from './chargeback-mark';
import type { MouseEvent } from 'react';
import {
  FixedColumn,
  InstantColumn,
  ListTable,
  MoneyColumn,
  RowLink,
  MemberColumn,
  MethodColumn,
  CountryColumn,
} from '../layout/lists/list-table';
import { referenceOf } from '../layout/values/references';
import { NothingToDo } from '../layout/lists/nothing-to-do';

/** What banks took back, the first to be answered on top (ADM-04). */
export const ChargebackList = () => (
  <ListPage
    nothing={<NothingToDo toDo={TO_DO} />}
    exported
    sort={{ field: 'respond_by', order: 'ASC' }}
    filterDefaultValues={{ status: TO_DO }}
    filters={<ChargebackFilters />}
    totals={<Totals />}
    table={<ChargebackTable />}
    cards={<ChargebackCards />}
  />
);

function ChargebackFilters() {
  const text = useText('resources.chargebacks.filters');
  return (
    <WorkFilters statuses={STATUSES}>
      <FilterChoice source="payment_method" any={text('any_method')} options={useMethods()} />
      <FilterChoice source="country" options={useCountries()} />
      <DaySpan sources={['reported_from', 'reported_before']} />
    </WorkFilters>
  );
}

function Totals() {
  const formats = useFormats();
  const api = useApi();
  const text = useText('resources.chargebacks.totals');
  return (
    <ListTotals
      resource="chargebacks"
      label={text('title')}
      load={(filter) => dataOf(api.GET('/api/admin/chargeback-totals', { params: { query: { filter } } }))}
      sums={[
        [text('count'), ({ chargebacks }) => formats.number(chargebacks)],
        [text('total'), ({ total }) => formats.money(total)],
        [text('undecided'), ({ undecided }) => formats.money(undecided)],
        [text('won'), ({ won }) => formats.money(won)],
        [text('lost'), ({ lost }) => formats.money(lost)],
      ]}
    />
  );
}

function ChargebackCards() {
  const translate = useTranslate();
  const formats = useFormats();
  return (
    <CardList<Chargeback>
      primaryText={({ member_id, amount }) => (
        <CardLine strong>
          <MemberName id={member_id} />
          <span>{formats.money(amount)}</span>
        </CardLine>
      )}
      secondaryText={(one) => (
        <CardLines>
          <CardLine>
            <ChargebackMark of={one} />
            <span>
              {one.status === 'open' && one.respond_by !== null && `${translate('resources.chargebacks.by')} `}
              {one.status === 'open' ? <DeadlineMark {...one} /> : formats.instant(one.reported_at)}
            </span>
          </CardLine>
          <CardLine>
            <span>
              <MethodName id={one.payment_method} />
              {one.country !== null && ` · ${formats.country(one.country)}`}
            </span>
            <ClaimMark claim={one.claim} />
          </CardLine>
        </CardLines>
      )}
    />
  );
}

function ChargebackTable() {
  return (
    <ListTable<Chargeback>>
      <FixedColumn<Chargeback>
        source="respond_by"
        render={(one) => (
          <RowLink id={one.id}>
            <DeadlineMark {...one} />
          </RowLink>
        )}
      />
      <MemberColumn source="member_id" />
      <ClaimedColumn<Chargeback> source="status" mark={(one) => <ChargebackMark of={one} />} />
      <MoneyColumn source="amount" />
      <MethodColumn source="payment_method" />
      <CountryColumn source="country" disableSort />
      <DataTable.Col<Chargeback>
        source="payment_id"
        disableSort
        render={({ payment_id }) => (
          <RecordLink
            resource="payments"
            id={payment_id}
            // The row leads to the charge-back.
            onClick={(event: MouseEvent) => event.stopPropagation()}
            sx={{ color: 'secondary.main' }}
          >
            {referenceOf('payments', payment_id)}
          </RecordLink>
        )}
      />
      <InstantColumn source="reported_at" />
    </ListTable>
  );
}
