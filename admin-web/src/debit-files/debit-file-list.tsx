import { useTranslate, DataTable } from 'react-admin';
import { Box, Button, Card } from '@mui/material';
import { useState } from 'react';
import { ListPage } from '../layout/lists/list-page';
import { Loaded } from '../layout/page/loaded';
import { PageTitle } from '../layout/page/page-title';
import { Choice } from '../layout/lists/choice';
import { FilterBar } from '../layout/lists/filter-bar';
import { useListFilter } from '../layout/lists/use-list-filter';
import { CardLine, PlainCards } from '../layout/lists/card-list';
import { useFormats, useText } from '../layout/values/words';
import type { DebitFile, DueDebits } from './debit-file';
import { FileActions, FileDialog, type Asked } from './file-actions';
import { DebitsOf, FileState, Returned } from './file-state';
import { FixedColumn, ListTable, MoneyColumn } from '../layout/lists/list-table';
import { NothingListed } from '../layout/lists/nothing-listed';
import { noonOf } from '../layout/values/days';
import { useRead } from '../providers/api-client';
import { CardHeading, Small } from '../layout/values/card-heading';
import { ConfirmDialog } from '../layout/dialogs/confirm-dialog';
import { EffectList } from '../layout/dialogs/effect-list';
import { useIntent } from '../layout/dialogs/use-intent';

/** The list waits for what stands above it, which would push it away. */
export function DebitFileList() {
  const translate = useTranslate();
  const [asked, ask] = useState<Asked>();
  // With the key of the list: both change when a file is made.
  const due = useRead(['debit-files', 'due'], (api) => api.GET('/api/admin/debit-files-due'), {
    refetchInterval: 20_000,
  });
  if (!due.data)
    return (
      <>
        <PageTitle>{translate('resources.debit-files.name', { smart_count: 2 })}</PageTitle>
        <Loaded of={due}>{() => null}</Loaded>
      </>
    );
  return (
    <>
      <DueDebits due={due.data} />
      <ListPage
        nothing={<NothingListed drawing={<path d="M26 14h30l16 16v52H26zM56 14v16h16M36 46h26M36 58h26M36 70h14" />} />}
        opened={false}
        sort={{ field: 'made_at', order: 'DESC' }}
        filters={<DebitFileFilters />}
        table={<DebitFileTable onAsk={ask} />}
        cards={<DebitFileCards onAsk={ask} />}
      />
      {asked && <FileDialog {...asked} onClose={() => ask(undefined)} />}
    </>
  );
}

function DebitFileFilters() {
  const { filter, change } = useListFilter<{ open?: boolean; unsent?: boolean }>();
  const text = useText('resources.debit-files');
  return (
    <FilterBar>
      <Choice
        label={text('fields.status')}
        any={text('filters.any')}
        value={filter.unsent ? 'unsent' : filter.open ? 'open' : ''}
        options={[
          ['unsent', text('filters.unsent')],
          ['open', text('filters.open')],
        ]}
        onChoose={(chosen) =>
          change({ unsent: chosen === 'unsent' || undefined, open: chosen === 'open' || undefined })
        }
      />
    </FilterBar>
  );
}

interface RowsProps {
  onAsk: (asked: Asked) => void;
}

function DebitFileCards({ onAsk }: RowsProps) {
  const formats = useFormats();
  return (
    <PlainCards<DebitFile>>
      {(file) => (
        <>
          <CardLine strong>
            <span>{formats.instant(file.made_at)}</span>
            <span>{formats.money(file.total)}</span>
          </CardLine>
          <FileState file={file} />
          <CardLine>
            <DebitsOf file={file} />
            {file.returned > 0 && (
              <span>
                <Returned file={file} />
              </span>
            )}
          </CardLine>
          <FileActions file={file} onAsk={onAsk} />
        </>
      )}
    </PlainCards>
  );
}

function DebitFileTable({ onAsk }: RowsProps) {
  const formats = useFormats();
  return (
    <ListTable<DebitFile> rowClick={false}>
      <DataTable.Col<DebitFile>
        source="made_at"
        sortByOrder="DESC"
        render={({ made_at, made_by_name }) => (
          <Box sx={{ display: 'grid' }}>
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {formats.instant(made_at)}
            </Box>
            <Small component="span">{made_by_name ?? '–'}</Small>
          </Box>
        )}
      />
      <DataTable.Col<DebitFile> source="status" disableSort render={(file) => <FileState file={file} />} />
      <DataTable.Col<DebitFile>
        source="debits"
        align="right"
        sortByOrder="DESC"
        render={(file) => <DebitsOf file={file} short />}
      />
      <DataTable.Col<DebitFile>
        source="returned"
        disableSort
        align="right"
        render={(file) => <Returned file={file} />}
      />
      <MoneyColumn<DebitFile> source="amount" of={({ total }) => total} />
      <FixedColumn<DebitFile>
        source="actions"
        disableSort
        render={(file) => <FileActions file={file} onAsk={onAsk} />}
      />
    </ListTable>
  );
}

/** What waits for the next file, and the way to make it. */
function DueDebits({ due }: { due: DueDebits }) {
  const formats = useFormats();
  const [open, setOpen] = useState(false);
  const text = useText('resources.debit-files');
  const { debits, total, first, last } = due;
  const count = { smart_count: debits, count: formats.number(debits), amount: formats.money(total) };
  const days = first && last ? { first: formats.day(noonOf(first)), last: formats.day(noonOf(last)) } : null;
  const line = !due.ready ? 'due.not_ready' : debits === 0 ? 'due.none' : 'due.some';
  return (
    <Card component="section" sx={{ p: 2, my: 2, display: 'grid', gap: 1, justifyItems: 'start' }}>
      <CardHeading component="h2">{text('due.title')}</CardHeading>
      <Box role="status">
        <div>{text(line, count)}</div>
        {days && due.ready && <div>{text(first === last ? 'due.day' : 'due.days', days)}</div>}
      </Box>
      {due.ready && debits > 0 && (
        <Button variant="contained" onClick={() => setOpen(true)}>
          {text('make.action')}
        </Button>
      )}
      <MakeFileDialog due={due} open={open} onClose={() => setOpen(false)} />
    </Card>
  );
}

interface DialogProps {
  due: DueDebits;
  open: boolean;
  onClose: () => void;
}

function MakeFileDialog({ due, open, onClose }: DialogProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const count = { smart_count: due.debits, count: formats.number(due.debits), amount: formats.money(due.total) };
  const text = useText('resources.debit-files.make', count);
  const making = useIntent((_, api) => api.POST('/api/admin/debit-files'), text('done'));
  return (
    <ConfirmDialog
      open={open}
      title={text('title')}
      confirm={text('confirm')}
      intent={making}
      onConfirm={() => making.mutate(undefined, { onSuccess: onClose })}
      onClose={() => (making.reset(), onClose())}
    >
      {due.debits > 0 ? (
        <EffectList effects={['holds', 'once', 'bank', 'refunds'].map((effect) => text(effect))} />
      ) : (
        // A colleague was first; who has pressed already is told so.
        !making.error && <div>{translate('resources.debit-files.due.none')}</div>
      )}
    </ConfirmDialog>
  );
}
