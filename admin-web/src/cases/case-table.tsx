import { DataTable, useTranslate } from 'react-admin';
import { FixedColumn } from '../layout/lists/columns-menu';
import { ClaimMark } from '../layout/shows/claimed';
import { CountColumn, ListTable } from '../layout/lists/list-table';
import { RowLink } from '../layout/lists/row-link';
import { useFormats } from '../layout/values/use-formats';
import type { CaseItem } from './case';
import { CaseMark } from './case-mark';
import { CaseReason } from './case-reason';
import { NoCases } from './no-cases';
import { PersonName } from './person-name';

export function CaseTable() {
  const translate = useTranslate();
  const formats = useFormats();
  const text = (key: string) => translate(`resources.cases.${key}`);
  return (
    <ListTable<CaseItem> empty={<NoCases />}>
      <FixedColumn<CaseItem>
        source="opened_at"
        render={({ id, opened_at }) => <RowLink id={id}>{formats.instant(opened_at)}</RowLink>}
      />
      <DataTable.Col<CaseItem> source="kind" render={({ kind }) => text(`kind.${kind}`)} />
      <DataTable.Col<CaseItem>
        source="harm"
        label="resources.cases.fields.reason"
        render={(one) => <CaseReason {...one} />}
      />
      <DataTable.Col<CaseItem> source="reported" disableSort render={({ reported }) => <PersonName of={reported} />} />
      <CountColumn source="open_about_reported" disableSort />
      <DataTable.Col<CaseItem>
        source="reporter"
        disableSort
        render={({ reporter }) => (reporter ? <PersonName of={reporter} /> : '–')}
      />
      <DataTable.Col<CaseItem>
        source="status"
        render={(one) => (
          <>
            <CaseMark {...one} /> <ClaimMark claim={one.claim} />
          </>
        )}
      />
    </ListTable>
  );
}
