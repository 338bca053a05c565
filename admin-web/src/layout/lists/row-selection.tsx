import { Checkbox } from '@mui/material';
import { useListContext, useTranslate, type RaRecord } from 'react-admin';

/** Chooses a row for what is done to several; react-admin's own names the box around the input instead of the input. */
export function RowSelection({ record }: { record: RaRecord }) {
  const translate = useTranslate();
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(record.id)}
      onClick={(event) => event.stopPropagation()}
      onChange={() => onToggleItem(record.id)}
      slotProps={{ input: { 'aria-label': translate('ra.action.select_row') } }}
      sx={boxSx}
    />
  );
}

/** All rows of the page, or none. `of`: only those with which something can be done. */
export function PageSelection<Item extends RaRecord>({ of }: { of?: (record: Item) => boolean }) {
  const translate = useTranslate();
  const { data: page = [], selectedIds, onSelect, onUnselectItems } = useListContext<Item>();
  const data = of ? page.filter(of) : page;
  const chosen = data.filter(({ id }) => selectedIds.includes(id)).length;
  const all = data.length > 0 && chosen === data.length;
  return (
    <Checkbox
      size="small"
      checked={all}
      indeterminate={chosen > 0 && !all}
      disabled={data.length === 0}
      onChange={() => (all ? onUnselectItems() : onSelect(data.map(({ id }) => id)))}
      slotProps={{ input: { 'aria-label': translate('ra.action.select_all') } }}
      sx={boxSx}
    />
  );
}

/** No higher than a line of text; not behind what lies over the rows. */
const boxSx = { my: -1, '& input': { scrollMargin: '72px 0 112px' } } as const;
