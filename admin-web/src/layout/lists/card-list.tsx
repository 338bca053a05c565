import { Box } from '@mui/material';
import type { ComponentProps, ReactNode } from 'react';
import { SimpleList, useListContext, type RaRecord } from 'react-admin';

/** A list where there is no room for a table: two or three lines a record, which lead to its page. */
export const CardList = <Item extends RaRecord>(props: ComponentProps<typeof SimpleList<Item>>) => (
  <SimpleList<Item> rowClick="show" disablePadding {...props} sx={sx} />
);

/** The same of records that have no page: all that can be done with one is in its card. */
export function PlainCards<Item extends RaRecord>({ children }: { children: (record: Item) => ReactNode }) {
  const { data = [] } = useListContext<Item>();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, ...sx }}>
      {data.map((record) => (
        <Box component="li" key={record.id} sx={{ display: 'grid', gap: 1, p: 2 }}>
          {children(record)}
        </Box>
      ))}
    </Box>
  );
}

interface LineProps {
  /** What the card is about. */
  strong?: boolean;
  children: ReactNode;
}

/** Something at either end of a line; the second goes below where there is no room for both. */
export const CardLine = ({ strong = false, children }: LineProps) => (
  <Box component="span" sx={{ ...lineSx, fontWeight: strong ? 600 : undefined }}>
    {children}
  </Box>
);

/** The small lines of a card. */
export const CardLines = ({ children }: { children: ReactNode }) => (
  <Box
    component="span"
    sx={{ display: 'grid', typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}
  >
    {children}
  </Box>
);

const sx = {
  '& li + li': { borderTop: 1, borderColor: 'divider' },
  '& .MuiListItemText-root': { my: 0.5, minWidth: 0 },
} as const;

const lineSx = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: 1,
  overflowWrap: 'anywhere',
  '& > *': { minWidth: 0 },
} as const;
