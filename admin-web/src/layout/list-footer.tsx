import Box from '@mui/material/Box';
import { Pagination, useListContext } from 'react-admin';
import { ExportLink } from './export-link';
import { KeyHints } from './key-hints';

const WALK = [
  { keys: ['J', 'K'], text: 'walk' },
  { keys: ['Enter'], text: 'open' },
];

interface ListFooterProps {
  hints?: { keys: string[]; text: string }[];
  exported?: boolean;
  /** Its rows lead somewhere. */
  walked?: boolean;
  /** Where the table may say which of its columns are shown. */
  placeColumns: (place: HTMLElement | null) => void;
}

export function ListFooter({ hints = [], exported = false, walked = true, placeColumns }: ListFooterProps) {
  const { error, total } = useListContext();
  if (error || !total) return null;
  return (
    <Box sx={footerSx}>
      <KeyHints hints={[...hints, ...(walked ? WALK : [])]} />
      {exported && <ExportLink />}
      <div ref={placeColumns} />
      <Box sx={{ ml: 'auto' }}>
        <Pagination rowsPerPageOptions={[25, 50, 100]} />
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
