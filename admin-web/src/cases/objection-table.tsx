import { DataTable, useGetIdentity, useListContext, useTranslate } from 'react-admin';
import { FixedColumn } from '../layout/lists/columns-menu';
import { ListTable } from '../layout/lists/list-table';
import { RowLink } from '../layout/lists/row-link';
import { PersonName } from './person-name';
import { useFormats } from '../layout/values/use-formats';
import { DecidedAlone } from './decided-alone';
import { NoObjections } from './no-objections';
import type { ObjectionItem } from './objections';
import { ObjectionMark } from './objection-mark';
import { Waiting } from './waiting';

/** Whether any that waits is about a decision of the reader's own, for want of anybody else. */
export function useDecidedAlone(): boolean {
  const { data = [] } = useListContext<ObjectionItem>();
  const { identity } = useGetIdentity();
  return data.some(
    ({ status, decided_before }) => status === 'open' && decided_before.some(({ id }) => id === identity?.id),
  );
}

export function ObjectionTable() {
  const translate = useTranslate();
  const formats = useFormats();
  const alone = useDecidedAlone();
  const text = (key: string) => translate(`resources.objections.${key}`);
  return (
    <>
      {alone && <DecidedAlone />}
      <ListTable<ObjectionItem> empty={<NoObjections />}>
        <FixedColumn<ObjectionItem>
          source="objected_at"
          render={({ id, objected_at }) => <RowLink id={id}>{formats.instant(objected_at)}</RowLink>}
        />
        <DataTable.Col<ObjectionItem> source="age" disableSort render={(one) => <Waiting {...one} />} />
        <DataTable.Col<ObjectionItem>
          source="kind"
          render={({ kind, side }) =>
            side === 'reporter' ? text('dismissed_report') : translate(`resources.cases.kind.${kind}`)
          }
        />
        <DataTable.Col<ObjectionItem> source="by" disableSort render={({ by }) => <PersonName of={by} />} />
        <DataTable.Col<ObjectionItem>
          source="decided_before"
          disableSort
          render={({ decided_before }) => decided_before.map(({ name }) => name ?? '…').join(', ') || '–'}
        />
        <DataTable.Col<ObjectionItem>
          source="claimed_by"
          disableSort
          render={({ claimed_by_name }) => claimed_by_name ?? '–'}
        />
        <DataTable.Col<ObjectionItem> source="status" render={(one) => <ObjectionMark {...one} />} />
      </ListTable>
    </>
  );
}
