import { DataTable } from 'react-admin';
import { FixedColumn } from '../layout/lists/columns-menu';
import { CountColumn, ListTable } from '../layout/lists/list-table';
import { RowLink } from '../layout/lists/row-link';
import { useFormats } from '../layout/values/use-formats';
import { NoReconciliations } from './no-reconciliations';
import { noonOf, type Reconciliation } from './reconciliation';
import { ReconciliationMark } from './reconciliation-mark';
import { Sums } from './sums';

export function ReconciliationTable() {
  const formats = useFormats();
  return (
    <ListTable<Reconciliation> empty={<NoReconciliations />}>
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
