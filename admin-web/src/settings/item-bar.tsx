import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { MoveButtons } from './move-buttons';
import { CardHeading } from '../layout/values/card-heading';

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
      <CardHeading component="h2" sx={{ flexGrow: 1 }}>
        {title}
      </CardHeading>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0, sm: 1 }, whiteSpace: 'nowrap' }}>
        {children}
        <MoveButtons name={title} first={first} last={last} onMove={onMove} />
      </Box>
    </Box>
  );
}
