import { DataTable, useTranslate } from 'react-admin';
import { FixedColumn } from '../layout/lists/columns-menu';
import { ListTable } from '../layout/lists/list-table';
import { RowLink } from '../layout/lists/row-link';
import { useFormats } from '../layout/values/use-formats';
import type { ComplaintItem } from './complaint';
import { ComplaintMark } from './complaint-mark';
import { DueMark } from './due-mark';
import { NoComplaints } from './no-complaints';

export function ComplaintTable() {
  const translate = useTranslate();
  const formats = useFormats();
  const text = (key: string) => translate(`resources.complaints.${key}`);
  return (
    <ListTable<ComplaintItem> empty={<NoComplaints />}>
      <FixedColumn<ComplaintItem>
        source="made_at"
        render={({ id, made_at }) => <RowLink id={id}>{formats.instant(made_at)}</RowLink>}
      />
      <DataTable.Col<ComplaintItem> source="number" disableSort />
      <DataTable.Col<ComplaintItem> source="kind" render={({ kind }) => text(`kind.${kind}`)} />
      <DataTable.Col<ComplaintItem> source="status" render={(one) => <ComplaintMark {...one} />} />
      <DataTable.Col<ComplaintItem> source="due_at" render={(one) => <DueMark {...one} />} />
      <DataTable.Col<ComplaintItem>
        source="claimed_by"
        disableSort
        render={({ claimed_by_name }) => claimed_by_name ?? '–'}
      />
      <DataTable.Col<ComplaintItem>
        source="language"
        disableSort
        render={({ language }) => formats.language(language)}
      />
      <DataTable.Col<ComplaintItem>
        source="has_file"
        disableSort
        render={({ has_file }) => translate(`events.${has_file ? 'yes' : 'no'}`)}
      />
    </ListTable>
  );
}
