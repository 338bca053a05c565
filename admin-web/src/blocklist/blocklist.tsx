import { ListPage } from '../layout/lists/list-page';
import { useTranslate, DataTable } from 'react-admin';
import { Choice, FilterWords } from '../layout/lists/choice';
import { FilterBar, SearchField } from '../layout/lists/filter-bar';
import { useListFilter } from '../layout/lists/use-list-filter';
import { AddBlock } from './add-block';
import { KINDS, type Block, REASON_MOST } from './block';
import { Box, Button } from '@mui/material';
import { CardLine, CardLines, PlainCards } from '../layout/lists/card-list';
import { useFormats, useText } from '../layout/values/words';
import { FixedColumn, ListTable } from '../layout/lists/list-table';
import { NothingListed } from '../layout/lists/nothing-listed';
import BlockIcon from '@mui/icons-material/Block';
import LockOpen from '@mui/icons-material/LockOpenOutlined';
import { Mark } from '../layout/values/mark';
import { DecisionDialog } from '../layout/dialogs/decision-dialog';
import { useState } from 'react';

const HINTS = [
  { keys: ['/'], text: 'search' },
  { keys: ['N'], text: 'new' },
];

export function Blocklist() {
  // Not in its row: a colleague who allows it first takes that off the list, and not what is being written about it.
  const [chosen, choose] = useState<Block>();
  return (
    <>
      <ListPage
        nothing={<NothingListed drawing={<path d="M18 48a30 30 0 1 0 60 0 30 30 0 1 0-60 0M27 69l42-42" />} />}
        opened={false}
        sort={{ field: 'blocked_at', order: 'DESC' }}
        filterDefaultValues={{ active: true }}
        filters={<BlockFilters />}
        table={<BlockTable onUnblock={choose} />}
        cards={<BlockCards onUnblock={choose} />}
        hints={HINTS}
      />
      {chosen && <Unblock block={chosen} onClose={() => choose(undefined)} />}
    </>
  );
}

interface RowsProps {
  onUnblock: (block: Block) => void;
}

function BlockFilters() {
  const { filter, change } = useListFilter<{ active?: boolean }>();
  const text = useText('resources.blocklist');
  return (
    <FilterBar actions={<AddBlock />}>
      <SearchField />
      <Choice
        label={text('fields.status')}
        any={text('filters.any_status')}
        value={filter.active ? 'active' : ''}
        options={[['active', text('filters.active')]]}
        onChoose={(chosen) => change({ active: chosen ? true : undefined })}
      />
      <FilterWords source="kind" values={KINDS} under="kinds" />
    </FilterBar>
  );
}

function BlockCards({ onUnblock }: RowsProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const cause = useCause();
  return (
    <PlainCards<Block>>
      {(block) => (
        <>
          <CardLine>
            <Box component="span" sx={{ fontWeight: 600 }}>
              {block.shown ?? '–'}
            </Box>
            <BlockMark active={block.active} />
          </CardLine>
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {block.reason ?? '–'}
          </Box>
          <CardLines>
            <CardLine>
              <span>
                {translate(`resources.blocklist.kinds.${block.kind}`)}, {cause(block)}
              </span>
              <span>{formats.instant(block.blocked_at)}</span>
            </CardLine>
          </CardLines>
          {block.active && (
            <div>
              <UnblockButton block={block} onPress={() => onUnblock(block)} />
            </div>
          )}
        </>
      )}
    </PlainCards>
  );
}

function BlockTable({ onUnblock }: RowsProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const cause = useCause();
  return (
    <ListTable<Block> rowClick={false}>
      <DataTable.Col<Block>
        source="shown"
        disableSort
        render={({ shown }) => <Box sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}>{shown ?? '–'}</Box>}
      />
      <DataTable.Col<Block>
        source="kind"
        render={({ kind }) => <Box sx={{ whiteSpace: 'nowrap' }}>{translate(`resources.blocklist.kinds.${kind}`)}</Box>}
      />
      <DataTable.Col<Block> source="status" disableSort render={({ active }) => <BlockMark active={active} />} />
      <DataTable.Col<Block>
        source="reason"
        disableSort
        render={({ reason }) => <Box sx={{ overflowWrap: 'anywhere' }}>{reason ?? '–'}</Box>}
      />
      <DataTable.Col<Block> source="cause" disableSort render={cause} />
      <DataTable.Col<Block>
        source="blocked_at"
        sortByOrder="DESC"
        render={({ blocked_at }) => formats.instant(blocked_at)}
      />
      <FixedColumn<Block>
        source="actions"
        disableSort
        render={(block) =>
          block.active ? (
            <UnblockButton block={block} onPress={() => onUnblock(block)} />
          ) : (
            translate('resources.blocklist.since', { at: formats.day(block.unblocked_at ?? block.blocked_at) })
          )
        }
      />
    </ListTable>
  );
}

/** Who blocked it and why: a return's reason is the bank's code and the mandate. */
function useCause() {
  const translate = useTranslate();
  return ({ cause, blocked_by_name }: Block) =>
    cause === 'return'
      ? translate('resources.blocklist.causes.return')
      : (blocked_by_name ?? translate('resources.blocklist.causes.staff'));
}

const BLOCKED = { icon: BlockIcon, color: 'error.main' };
const ALLOWED = { icon: LockOpen, color: 'text.secondary' };

function BlockMark({ active }: Pick<Block, 'active'>) {
  const translate = useTranslate();
  return (
    <Mark
      look={active ? BLOCKED : ALLOWED}
      word={translate(`resources.blocklist.status.${active ? 'active' : 'ended'}`)}
    />
  );
}

const useUnblockText = ({ shown }: Block) => useText('resources.blocklist.remove', { shown: shown ?? '–' });

function UnblockButton({ block, onPress }: { block: Block; onPress: () => void }) {
  const text = useUnblockText(block);
  return (
    <Button variant="outlined" color="secondary" size="small" aria-label={text('action_of')} onClick={onPress}>
      {text('action')}
    </Button>
  );
}

function Unblock({ block, onClose }: { block: Block; onClose: () => void }) {
  const text = useUnblockText(block);
  return (
    <DecisionDialog
      open
      onClose={onClose}
      text={text}
      effects={[text('effect'), text('again')]}
      act={(reason, api) =>
        api.POST('/api/admin/blocklist/{id}/unblock', { params: { path: { id: block.id } }, body: { reason } })
      }
      most={REASON_MOST}
    />
  );
}
