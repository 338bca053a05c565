import type { ComponentProps } from 'react';
import { SimpleList, type RaRecord } from 'react-admin';

/** A list where there is no room for a table: two or three lines a record, which lead to its page. */
export const CardList = <Item extends RaRecord>(props: ComponentProps<typeof SimpleList<Item>>) => (
  <SimpleList<Item> rowClick="show" disablePadding {...props} sx={sx} />
);

const sx = {
  '& li + li': { borderTop: 1, borderColor: 'divider' },
  '& .MuiListItemText-root': { my: 0.5, minWidth: 0 },
} as const;
