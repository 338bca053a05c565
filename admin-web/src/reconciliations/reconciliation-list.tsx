import { ListPage } from '../layout/lists/list-page';
import { useTranslate, DataTable } from 'react-admin';
import { FilterChoice } from '../layout/lists/choice';
import { FilterBar } from '../layout/lists/filter-bar';
import { CompareDay } from './compare-day';
import { STATUSES, noonOf, type Reconciliation } from './reconciliation';
import { Alert } from '@mui/material';
import { useRead } from '../providers/api-client';
import { CardLine, CardLines, CardList } from '../layout/lists/card-list';
import { useFormats, useText } from '../layout/values/words';
import { ReconciliationMark } from './reconciliation-mark';
import { Sums } from './sums';
import { FixedColumn, CountColumn, ListTable, RowLink } from '../layout/lists/list-table';
import { NothingListed } from '../layout/lists/nothing-listed';

export const ReconciliationList = () => (
  <>
    <MethodDifferences />
    <ListPage
      nothing={<NothingListed drawing={<path d="M18 36h54M60 24l12 12-12 12M78 60H24M36 48 24 60l12 12" />} />}
      exported
      sort={{ field: 'day', order: 'DESC' }}
      filters={<ReconciliationFilters />}
      table={<ReconciliationTable />}
      cards={<ReconciliationCards />}
    />
  </>
);

function ReconciliationFilters() {
  const text = useText('resources.reconciliations');
  return (
    <FilterBar label={text('filters')} actions={<CompareDay />}>
      <FilterChoice
        source="status"
        any={text('any_status')}
        options={STATUSES.map((one) => [one, text(`status.${one}`)] as const)}
      />
    </FilterBar>
  );
}

/** Methods of the settings that the payment company does not take, and the other way round (MNY-02). */
function MethodDifferences() {
  const translate = useTranslate();
  const { data } = useRead(['payment-methods'], (api) => api.GET('/api/admin/payment-methods'));
  const names = (wanted: 'not_taken' | 'not_offered') =>
    (data?.differences ?? [])
      .filter(({ difference }) => difference === wanted)
      .map(({ id }) => translate(`console.payment_methods.${id}`, { _: id }))
      .join(', ');
  const told = (['not_taken', 'not_offered'] as const).filter((one) => names(one));
  if (told.length === 0) return null;
  return (
    <Alert severity={told.includes('not_taken') ? 'warning' : 'info'} sx={{ mt: 2 }}>
      {told.map((one) => (
        <div key={one}>{translate(`resources.reconciliations.methods.${one}`, { names: names(one) })}</div>
      ))}
    </Alert>
  );
}

function ReconciliationCards() {
  const formats = useFormats();
  const field = useText('resources.reconciliations.fields');
  return (
    <CardList<Reconciliation>
      primaryText={({ day, paid }) => (
        <CardLine strong>
          <span>{formats.day(noonOf(day))}</span>
          <Sums of={paid} />
        </CardLine>
      )}
      secondaryText={({ status, provider, differences }) => (
        <CardLines>
          <CardLine>
            <ReconciliationMark status={status} />
            <span>{provider}</span>
          </CardLine>
          {differences > 0 && (
            <span>
              {field('differences')}: {formats.number(differences)}
            </span>
          )}
        </CardLines>
      )}
    />
  );
}

function ReconciliationTable() {
  const formats = useFormats();
  return (
    <ListTable<Reconciliation>>
      <FixedColumn<Reconciliation>
        source="day"
        sortByOrder="DESC"
        render={({ id, day }) => <RowLink id={id}>{formats.day(noonOf(day))}</RowLink>}
      />
      <DataTable.Col<Reconciliation> source="provider" />
      <DataTable.Col<Reconciliation> source="status" render={({ status }) => <ReconciliationMark status={status} />} />
      <CountColumn source="payments" sortByOrder="ASC" />
      <DataTable.Col<Reconciliation>
        source="paid"
        disableSort
        align="right"
        render={({ paid }) => <Sums of={paid} />}
      />
      <DataTable.Col<Reconciliation>
        source="paid_back"
        disableSort
        align="right"
        render={({ paid_back }) => <Sums of={paid_back} />}
      />
      <CountColumn source="differences" />
    </ListTable>
  );
}
