import { Box } from '@mui/material';
import { Pagination, useListContext, useTranslate } from 'react-admin';
import { useFormats } from '../values/words';
import { ExportLink } from './export-link';
import { isLost } from '../page/loaded';
import { KeyHints } from '../keys/key-hints';
import type { KeyHint } from '../keys/screen-keys';

interface ListFooterProps {
  /** `useListKeys`. */
  hints: readonly KeyHint[];
  exported?: boolean;
  /** Where the table may say which of its columns are shown. */
  placeColumns: (place: HTMLElement | null) => void;
}

export function ListFooter({ hints, exported = false, placeColumns }: ListFooterProps) {
  const list = useListContext();
  const { data, error, total } = list;
  const translate = useTranslate();
  const formats = useFormats();
  // A list that is too long to be counted says how many there are at least.
  const range = (list.meta as { moreThan?: number } | undefined)?.moreThan === undefined ? 'range' : 'range_of_more';
  if (isLost(error, data) || !total) return null;
  const words = {
    labelDisplayedRows: ({ from, to, count }: { from: number; to: number; count: number }) =>
      translate(`console.pages.${range}`, {
        from: formats.number(from),
        to: formats.number(to),
        total: formats.number(count),
      }),
  };
  return (
    <Box sx={footerSx}>
      <KeyHints hints={hints} />
      {exported && <ExportLink />}
      <div ref={placeColumns} />
      <Box sx={{ ml: 'auto' }}>
        <Pagination rowsPerPageOptions={[25, 50, 100]} {...words} />
      </Box>
    </Box>
  );
}

// Stays in sight under a long list, where there is room for both.
const footerSx = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: 2,
  minHeight: 52,
  position: { md: 'sticky' },
  bottom: 0,
  bgcolor: 'background.default',
} as const;
