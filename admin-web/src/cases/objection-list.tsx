import { ListPage } from '../layout/lists/list-page';
import { TO_DO, SIDES, type ObjectionItem } from './objections';
import { useGetIdentity, useTranslate, DataTable, useListContext } from 'react-admin';
import { KINDS } from './case';
import { ClaimFilter, FilterChoice, FilterWords } from '../layout/lists/choice';
import { FilterBar } from '../layout/lists/filter-bar';
import { CardLine, CardLines, CardList } from '../layout/lists/card-list';
import { PersonName, DecidedAlone } from './case-mark';
import { useAge, useFormats, useText } from '../layout/values/words';
import { ListTable, OpenColumn } from '../layout/lists/list-table';
import { NothingToDo } from '../layout/lists/nothing-to-do';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Undo from '@mui/icons-material/Undo';
import { Mark, type Look, WAITS } from '../layout/values/mark';

/** PRV-04: objections to decisions of every kind, the oldest first, never to one's own. */
export const ObjectionList = () => (
  <ListPage
    nothing={<NoObjections />}
    sort={{ field: 'objected_at', order: 'ASC' }}
    filterDefaultValues={TO_DO}
    filters={<ObjectionFilters />}
    table={<ObjectionTable />}
    cards={<ObjectionCards />}
  />
);

function ObjectionFilters() {
  const translate = useTranslate();
  const text = useText('resources.objections');
  return (
    <FilterBar>
      <FilterWords source="status" values={['open', 'decided']} />
      <FilterChoice
        source="kind"
        any={text('filters.any_kind')}
        options={KINDS.map((one) => [one, translate(`resources.cases.kind.${one}`)] as const)}
      />
      <FilterWords source="side" values={SIDES} />
      <ClaimFilter />
    </FilterBar>
  );
}

function ObjectionCards() {
  const formats = useFormats();
  const age = useAge();
  const text = useText('resources.objections');
  return (
    <>
      <Alone />
      <CardList<ObjectionItem>
        primaryText={(one) => (
          <CardLine strong>
            <PersonName of={one.by} />
            <span>
              <About {...one} />
            </span>
          </CardLine>
        )}
        secondaryText={(one) => (
          <CardLines>
            <CardLine>
              <ObjectionMark {...one} />
              <span>
                {one.status === 'open'
                  ? text('waits', { age: age(one.objected_at) })
                  : formats.instant(one.objected_at)}
              </span>
            </CardLine>
            {one.claimed_by_name !== null && <span>{text('claim.somebody', { name: one.claimed_by_name })}</span>}
          </CardLines>
        )}
      />
    </>
  );
}

/** Told where any that waits is about a decision of the reader's own, for want of anybody else. */
function Alone() {
  const { data = [] } = useListContext<ObjectionItem>();
  const { identity } = useGetIdentity();
  const alone = data.some(
    ({ status, decided_before }) => status === 'open' && decided_before.some(({ id }) => id === identity?.id),
  );
  return alone && <DecidedAlone />;
}

/** What the decision was about. */
function About({ kind, side }: Pick<ObjectionItem, 'kind' | 'side'>) {
  const translate = useTranslate();
  return translate(side === 'reporter' ? 'resources.objections.dismissed_report' : `resources.cases.kind.${kind}`);
}

function ObjectionTable() {
  return (
    <>
      <Alone />
      <ListTable<ObjectionItem>>
        <OpenColumn source="objected_at" />
        <DataTable.Col<ObjectionItem> source="age" disableSort render={(one) => <Waiting {...one} />} />
        <DataTable.Col<ObjectionItem> source="kind" render={(one) => <About {...one} />} />
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

/** For how long it has waited; once decided, since when it had. */
function Waiting({ status, objected_at }: Pick<ObjectionItem, 'status' | 'objected_at'>) {
  const age = useAge();
  return status === 'open' ? age(objected_at) : '–';
}

const NoObjections = () => (
  <NothingToDo
    toDo={[TO_DO.status]}
    drawing={<path d="M28 34 52 10M36 42 60 18M30 32l24 24M40 44 16 68l8 8 24-24M20 84h56" />}
  />
);

const LOOKS: Record<'open' | 'stands' | 'reversed', Look> = {
  open: WAITS,
  stands: { icon: CheckCircle, color: 'text.secondary' },
  reversed: { icon: Undo, color: 'success.main' },
};

type Marked = Pick<ObjectionItem, 'status' | 'decision' | 'side'>;

/** A dismissed report that is upheld after all is a decision reversed as well. */
const outcomeOf = ({ status, decision, side }: Marked): keyof typeof LOOKS =>
  status === 'open' || decision === null
    ? 'open'
    : (decision === 'dismissed') === (side === 'reported')
      ? 'reversed'
      : 'stands';

function ObjectionMark(one: Marked) {
  const translate = useTranslate();
  const outcome = outcomeOf(one);
  return <Mark look={LOOKS[outcome]} word={translate(`resources.objections.outcome.${outcome}`)} />;
}
