import { ListPage } from '../layout/lists/list-page';
import { TO_DO, KINDS, REASONS, type CaseItem } from './case';
import { DataTable } from 'react-admin';
import { FilterWords } from '../layout/lists/choice';
import { FilterBar } from '../layout/lists/filter-bar';
import { CardLine, CardLines, CardList } from '../layout/lists/card-list';
import { ClaimedColumn, ClaimMark } from '../layout/shows/claimed';
import { useFormats, useText } from '../layout/values/words';
import { CaseMark, CaseReason, PersonName } from './case-mark';
import { CountColumn, ListTable, OpenColumn, WordColumn } from '../layout/lists/list-table';
import { NothingToDo } from '../layout/lists/nothing-to-do';

export const CaseList = () => (
  <ListPage
    nothing={<NothingToDo toDo={[status]} within={REPORTS} drawing={<path d="M26 84V16M26 20h44l-9 15 9 15H26" />} />}
    exported
    sort={{ field: 'harm', order: 'ASC' }}
    filterDefaultValues={TO_DO}
    filters={<CaseFilters />}
    table={<CaseTable />}
    cards={<CaseCards />}
  />
);

const CaseFilters = () => (
  <FilterBar>
    <FilterWords source="status" values={['open', 'decided']} />
    <FilterWords source="kind" values={KINDS} />
    <FilterWords source="reason" values={REASONS} />
  </FilterBar>
);

function CaseCards() {
  const formats = useFormats();
  const text = useText('resources.cases');
  return (
    <CardList<CaseItem>
      primaryText={({ reported, kind }) => (
        <CardLine strong>
          <PersonName of={reported} />
          <span>{text(`kind.${kind}`)}</span>
        </CardLine>
      )}
      secondaryText={(one) => (
        <CardLines>
          <span>
            <CaseReason {...one} />
          </span>
          <CardLine>
            <CaseMark {...one} />
            <ClaimMark claim={one.claim} />
            <span>{formats.instant(one.opened_at)}</span>
          </CardLine>
        </CardLines>
      )}
    />
  );
}

const CaseTable = () => (
  <ListTable<CaseItem>>
    <OpenColumn source="opened_at" />
    <WordColumn source="kind" />
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
    <ClaimedColumn<CaseItem> source="status" mark={(one) => <CaseMark {...one} />} />
  </ListTable>
);

const { status, ...REPORTS } = TO_DO;
