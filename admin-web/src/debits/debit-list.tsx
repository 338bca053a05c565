import { ListPage } from '../layout/lists/list-page';
import { useTranslate, DataTable } from 'react-admin';
import { CardLine, CardLines, CardList } from '../layout/lists/card-list';
import { noonOf } from '../layout/values/days';
import { MemberName } from '../layout/values/names';
import { useFormats, useText } from '../layout/values/words';
import { type Debit, STATUSES, type DebitFilter } from './debit';
import { DebitMark, TransferMark } from './debit-mark';
import { Box, Button } from '@mui/material';
import { ListTable, MoneyColumn, MemberColumn, OpenColumn } from '../layout/lists/list-table';
import { NothingListed } from '../layout/lists/nothing-listed';
import { Choice } from '../layout/lists/choice';
import { DaySpan } from '../layout/lists/day-span';
import { FilterBar, SearchField } from '../layout/lists/filter-bar';
import { useListFilter } from '../layout/lists/use-list-filter';
import { useState } from 'react';
import { ReturnsDialog } from './returns-dialog';
import { Small } from '../layout/values/card-heading';

const HINTS = [{ keys: ['/'], text: 'search' }];

export const DebitList = () => (
  <ListPage
    nothing={<NothingListed drawing={<path d="M14 38 48 18l34 20M18 74h60M26 44v24M41 44v24M55 44v24M70 44v24" />} />}
    exported
    sort={{ field: 'signed_at', order: 'DESC' }}
    filters={<DebitFilters />}
    table={<DebitTable />}
    cards={<DebitCards />}
    hints={HINTS}
  />
);

function DebitCards() {
  const translate = useTranslate();
  const formats = useFormats();
  return (
    <CardList<Debit>
      primaryText={({ member_id, amount }) => (
        <CardLine strong>
          <MemberName id={member_id} />
          <span>{formats.money(amount)}</span>
        </CardLine>
      )}
      secondaryText={({ status, transfers, collect_on, reference }) => (
        <CardLines>
          <CardLine>
            <DebitMark status={status} />
            {transfers > 0 && <TransferMark />}
          </CardLine>
          <span>{translate('resources.direct-debits.collected_on', { day: formats.day(noonOf(collect_on)) })}</span>
          <span>{reference}</span>
        </CardLines>
      )}
    />
  );
}

function DebitTable() {
  const formats = useFormats();
  return (
    <ListTable<Debit>>
      <OpenColumn source="signed_at" sortByOrder="DESC" />
      <MemberColumn source="member_id" />
      <DataTable.Col<Debit>
        source="status"
        render={({ status, transfers }) => (
          <Box sx={{ display: 'grid' }}>
            <DebitMark status={status} />
            {transfers > 0 && <TransferMark />}
          </Box>
        )}
      />
      <DataTable.Col<Debit>
        source="reference"
        disableSort
        render={({ holder, reference }) => (
          <Box sx={{ display: 'grid' }}>
            <span>{holder ?? '–'}</span>
            <Small component="span" sx={{ overflowWrap: 'anywhere' }}>
              {reference}
            </Small>
          </Box>
        )}
      />
      <DataTable.Col<Debit> source="collect_on" render={({ collect_on }) => formats.day(noonOf(collect_on))} />
      <MoneyColumn source="amount" />
    </ListTable>
  );
}

const TO_TRANSFER = 'transfer';

function DebitFilters() {
  const { filter, change } = useListFilter<DebitFilter>();
  const text = useText('resources.direct-debits');
  return (
    <FilterBar clear={filter.file_id && text('filters.clear_file')} actions={<EnterReturns />}>
      <SearchField />
      <Choice
        label={text('fields.status')}
        any={text('filters.any_status')}
        value={filter.transfer ? TO_TRANSFER : filter.status}
        options={[
          [TO_TRANSFER, text('to_transfer')] as const,
          ...STATUSES.map((one) => [one, text(`status.${one}`)] as const),
        ]}
        onChoose={(chosen) =>
          change(chosen === TO_TRANSFER ? { transfer: true, status: '' } : { transfer: undefined, status: chosen })
        }
      />
      <DaySpan sources={['signed_from', 'signed_before']} />
      <DaySpan
        days
        sources={['collect_from', 'collect_until']}
        labels={[text('filters.collect_from'), text('filters.collect_until')]}
      />
    </FilterBar>
  );
}

/** Several returns at once, out of what the bank sends. */
function EnterReturns() {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" color="secondary" onClick={() => setOpen(true)}>
        {translate('resources.direct-debits.returns.action')}
      </Button>
      {open && <ReturnsDialog onClose={() => setOpen(false)} />}
    </>
  );
}
