import { ListPage } from '../layout/lists/list-page';
import { TO_DO, KINDS, STATUSES, type ComplaintItem } from './complaint';
import { useTranslate, DataTable } from 'react-admin';
import { ClaimFilter, FilterWords, StatusFilter } from '../layout/lists/choice';
import { FilterBar, SearchField } from '../layout/lists/filter-bar';
import { CardLine, CardLines, CardList } from '../layout/lists/card-list';
import { useFormats, useText } from '../layout/values/words';
import { ComplaintMark, DueMark } from './complaint-mark';
import { ListTable, OpenColumn, WordColumn } from '../layout/lists/list-table';
import { NothingToDo } from '../layout/lists/nothing-to-do';

/** ADM-09: the oldest first, beginning with what waits for an answer. */
export const ComplaintList = () => (
  <ListPage
    nothing={
      <NothingToDo toDo={TO_DO} drawing={<path d="M14 30h68v44H14zM14 32l34 26 34-26M14 73l24-22M82 73 58 51" />} />
    }
    exported
    sort={{ field: 'made_at', order: 'ASC' }}
    filterDefaultValues={{ status: TO_DO }}
    filters={<ComplaintFilters />}
    table={<ComplaintTable />}
    cards={<ComplaintCards />}
  />
);

function ComplaintFilters() {
  const text = useText('resources.complaints');
  return (
    <FilterBar>
      <SearchField source="number" label={text('filters.number')} />
      <StatusFilter statuses={STATUSES} toDo={TO_DO} />
      <FilterWords source="kind" values={KINDS} />
      <ClaimFilter />
    </FilterBar>
  );
}

function ComplaintCards() {
  const translate = useTranslate();
  const formats = useFormats();
  return (
    <CardList<ComplaintItem>
      primaryText={({ number, kind }) => (
        <CardLine strong>
          <span>{translate(`resources.complaints.kind.${kind}`)}</span>
          <span>{number}</span>
        </CardLine>
      )}
      secondaryText={(one) => (
        <CardLines>
          <CardLine>
            <ComplaintMark {...one} />
            <span>{formats.instant(one.made_at)}</span>
          </CardLine>
          <CardLine>
            {/* A late one says so itself. */}
            <span>
              {one.due_at !== null && !one.late && `${translate('resources.complaints.fields.due_at')} `}
              {one.due_at !== null && <DueMark {...one} />}
            </span>
            <span>{one.claimed_by_name}</span>
          </CardLine>
        </CardLines>
      )}
    />
  );
}

function ComplaintTable() {
  const translate = useTranslate();
  const formats = useFormats();
  return (
    <ListTable<ComplaintItem>>
      <OpenColumn source="made_at" />
      <DataTable.Col<ComplaintItem> source="number" disableSort />
      <WordColumn source="kind" />
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
