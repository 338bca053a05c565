import Box from '@mui/material/Box';
import { DataTable, useTranslate } from 'react-admin';
import { FixedColumn } from '../layout/lists/columns-menu';
import { ListTable } from '../layout/lists/list-table';
import { useFormats } from '../layout/values/use-formats';
import type { Block } from './block';
import { BlockMark } from './block-mark';
import { NoBlocks } from './no-blocks';
import { Unblock } from './unblock';
import { useCause } from './use-cause';

export function BlockTable() {
  const translate = useTranslate();
  const formats = useFormats();
  const cause = useCause();
  return (
    <ListTable<Block> rowClick={false} empty={<NoBlocks />}>
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
            <Unblock block={block} />
          ) : (
            translate('resources.blocklist.since', { at: formats.day(block.unblocked_at ?? block.blocked_at) })
          )
        }
      />
    </ListTable>
  );
}
