import { ListPage } from '../layout/lists/list-page';
import { useTranslate, BulkActionsToolbar, DataTable, useListContext } from 'react-admin';
import { FilterWords } from '../layout/lists/choice';
import { FilterBar } from '../layout/lists/filter-bar';
import { NewLink } from '../layout/lists/new-link';
import { CardLine, CardLines, CardList } from '../layout/lists/card-list';
import { useFormats, useText } from '../layout/values/words';
import { type Discount, mayChange } from './discount';
import { DiscountMark } from './discount-mark';
import { Limits } from './limits';
import { FixedColumn, InstantColumn, ListTable, RowLink } from '../layout/lists/list-table';
import { PageSelection, RowSelection } from '../layout/lists/row-selection';
import StopCircle from '@mui/icons-material/StopCircleOutlined';
import { Box } from '@mui/material';
import { EffectList } from '../layout/dialogs/effect-list';
import { StopCodes } from './stop-codes';
import { NothingListed } from '../layout/lists/nothing-listed';

export const DiscountList = () => (
  <ListPage
    nothing={<NothingListed drawing={<path d="M18 20h30l32 32-28 28-34-32zM28 35a5 5 0 1 0 10 0 5 5 0 1 0-10 0" />} />}
    exported
    sort={{ field: 'defined_at', order: 'DESC' }}
    filters={<DiscountFilters />}
    table={<DiscountTable />}
    cards={<DiscountCards />}
    hints={[{ keys: ['N'], text: 'new' }]}
  />
);

function DiscountFilters() {
  const text = useText('resources.discounts');
  return (
    <FilterBar actions={<NewLink>{text('new')}</NewLink>}>
      <FilterWords source="status" values={['active', 'stopped']} />
    </FilterBar>
  );
}

function DiscountCards() {
  const translate = useTranslate();
  const formats = useFormats();
  return (
    <CardList<Discount>
      rowClick="edit"
      primaryText={({ code, value_percentage }) => (
        <CardLine strong>
          <span>{code}</span>
          <span>{`${value_percentage} %`}</span>
        </CardLine>
      )}
      secondaryText={(discount) => (
        <CardLines>
          <CardLine>
            <DiscountMark discount={discount} />
            <span>
              {translate('resources.discounts.used', {
                smart_count: discount.num_redeemed,
                count: formats.number(discount.num_redeemed),
              })}
            </span>
          </CardLine>
          <span>
            <Limits discount={discount} />
          </span>
        </CardLines>
      )}
    />
  );
}

const bulk = (
  <BulkActionsToolbar selectAllButton={false}>
    <BulkStop />
  </BulkActionsToolbar>
);

function DiscountTable() {
  const formats = useFormats();
  return (
    <ListTable<Discount> rowClick="edit" bulkActionsToolbar={bulk} sx={tableSx}>
      <FixedColumn<Discount>
        source="id"
        disableSort
        label={<PageSelection of={mayChange} />}
        render={(discount) => mayChange(discount) && <RowSelection record={discount} />}
      />
      <FixedColumn<Discount>
        source="code"
        render={({ id, code }) => (
          <RowLink id={id} type="edit">
            {code}
          </RowLink>
        )}
      />
      <DataTable.Col<Discount> source="status" render={(discount) => <DiscountMark discount={discount} />} />
      <DataTable.Col<Discount> source="limits" disableSort render={(discount) => <Limits discount={discount} />} />
      <DataTable.Col<Discount>
        source="percentage"
        align="right"
        sortByOrder="DESC"
        render={({ value_percentage }) => `${value_percentage} %`}
      />
      <DataTable.Col<Discount>
        source="redeemed"
        align="right"
        sortByOrder="DESC"
        render={({ num_redeemed, max_uses }) =>
          [num_redeemed, ...(max_uses === null ? [] : [max_uses])].map(formats.number).join(' / ')
        }
      />
      <InstantColumn<Discount> source="starts_at" sortByOrder="ASC" of={({ starts }) => starts} />
      <InstantColumn<Discount> source="expires_at" sortByOrder="ASC" of={({ expires }) => expires} />
      <DataTable.Col<Discount>
        source="defined_at"
        align="right"
        sortByOrder="DESC"
        render={({ defined_at }) => (defined_at ? formats.day(defined_at) : '–')}
      />
    </ListTable>
  );
}

const tableSx = { '& .column-id': { width: 48, pr: 0 } } as const;

/** Stops all codes that are chosen. */
function BulkStop() {
  const { data = [], selectedIds, onUnselectItems } = useListContext<Discount>();
  const codes = data.filter((one) => selectedIds.includes(one.id) && mayChange(one)).map(({ code }) => code);
  const text = useText('resources.discounts.stop.many', { smart_count: codes.length });
  return (
    <StopCodes
      codes={codes}
      text={text}
      button={{ variant: 'text', startIcon: <StopCircle />, disabled: codes.length === 0 }}
      effects={
        <>
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{codes.join(', ')}</Box>
          <EffectList effects={[text('effect')]} />
        </>
      }
      onStopped={onUnselectItems}
    />
  );
}
