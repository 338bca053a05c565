import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { MoveButtons } from './move-buttons';

interface ItemBarProps {
  title: string;
  first: boolean;
  last: boolean;
  onMove: (by: -1 | 1) => void;
  children?: ReactNode;
}

/** Name of one of a list, and its place among the others. */
export function ItemBar({ title, first, last, onMove, children }: ItemBarProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 1, flexWrap: 'wrap' }}>
      <Typography variant="h6" component="h2" color="secondary" sx={{ flexGrow: 1 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0, sm: 1 }, whiteSpace: 'nowrap' }}>
        {children}
        <MoveButtons name={title} first={first} last={last} onMove={onMove} />
      </Box>
    </Box>
  );
}
