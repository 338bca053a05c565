import { DataTable, useTranslate } from 'react-admin';
import { RowLink, useRowWalk } from '../layout/row-link';
import { useFormats } from '../members/use-formats';
import type { CaseItem } from './case';
import { CaseMark } from './case-mark';
import { NoCases } from './no-cases';
import { PersonName } from './person-name';

export function CaseTable() {
  const translate = useTranslate();
  const formats = useFormats();
  useRowWalk();
  const text = (key: string) => translate(`resources.cases.${key}`);
  return (
    <DataTable<CaseItem> bulkActionButtons={false} rowClick="show" empty={<NoCases />}>
      <DataTable.Col<CaseItem>
        source="opened_at"
        render={({ id, opened_at }) => <RowLink id={id}>{formats.instant(opened_at)}</RowLink>}
      />
      <DataTable.Col<CaseItem> source="kind" render={({ kind }) => text(`kind.${kind}`)} />
      <DataTable.Col<CaseItem> source="reason" render={({ reason }) => text(`reason.${reason}`)} />
      <DataTable.Col<CaseItem> source="reported" disableSort render={({ reported }) => <PersonName of={reported} />} />
      <DataTable.Col<CaseItem>
        source="open_about_reported"
        disableSort
        align="right"
        render={({ open_about_reported }) => formats.number(open_about_reported)}
      />
      <DataTable.Col<CaseItem> source="reporter" disableSort render={({ reporter }) => <PersonName of={reporter} />} />
      <DataTable.Col<CaseItem> source="status" render={(one) => <CaseMark {...one} />} />
    </DataTable>
  );
}
