import { DataTable } from 'react-admin';
import { RowLink, useRowWalk } from '../layout/row-link';
import { useFormats } from '../members/use-formats';
import { NoReconciliations } from './no-reconciliations';
import { noonOf, type Reconciliation } from './reconciliation';
import { ReconciliationMark } from './reconciliation-mark';
import { Sums } from './sums';

export function ReconciliationTable() {
  const formats = useFormats();
  useRowWalk();
  return (
    <DataTable<Reconciliation> bulkActionButtons={false} rowClick="show" empty={<NoReconciliations />}>
      <DataTable.Col<Reconciliation>
        source="day"
        sortByOrder="DESC"
        render={({ id, day }) => <RowLink id={id}>{formats.day(noonOf(day))}</RowLink>}
      />
      <DataTable.Col<Reconciliation> source="provider" />
      <DataTable.Col<Reconciliation> source="status" render={({ status }) => <ReconciliationMark status={status} />} />
      <DataTable.Col<Reconciliation>
        source="payments"
        align="right"
        render={({ payments }) => formats.number(payments)}
      />
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
      <DataTable.Col<Reconciliation>
        source="differences"
        align="right"
        sortByOrder="DESC"
        render={({ differences }) => formats.number(differences)}
      />
    </DataTable>
  );
}
