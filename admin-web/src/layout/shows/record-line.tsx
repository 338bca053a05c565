import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface RecordLineProps {
  /** What leads to the record. */
  begin: ReactNode;
  /** At the end of the line; on a phone beside the beginning, with the rest below. */
  amount?: string | undefined;
  /** What else is told of it. */
  children?: ReactNode;
}

/** A record among others on the page of what they belong to. */
export const RecordLine = ({ begin, amount, children }: RecordLineProps) => (
  <Box component="li" sx={lineSx}>
    <Box component="span" sx={amount === undefined ? undefined : beginSx}>
      {begin}
    </Box>
    {amount !== undefined && (
      <Box component="span" sx={amountSx}>
        {amount}
      </Box>
    )}
    {children}
  </Box>
);

const lineSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  minHeight: 40,
  py: { xs: 0.5, sm: 0 },
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
const beginSx = { flex: { xs: '1 0 60%', sm: 'none' } } as const;
const amountSx = { ml: 'auto', order: { sm: 1 }, fontWeight: 600, whiteSpace: 'nowrap' } as const;
