import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface ItemBarProps {
  title: string;
  first: boolean;
  last: boolean;
  onMove: (by: -1 | 1) => void;
  children?: ReactNode;
}

/** Name of one of a list, and its place among the others. */
export function ItemBar({ title, first, last, onMove, children }: ItemBarProps) {
  const translate = useTranslate();
  const text = (key: string) => translate(`resources.settings.${key}`, { name: title });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 1, flexWrap: 'wrap' }}>
      <Typography variant="h6" component="h2" color="secondary" sx={{ flexGrow: 1 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0, sm: 1 }, whiteSpace: 'nowrap' }}>
        {children}
        <IconButton size="small" aria-label={text('up')} disabled={first} onClick={() => onMove(-1)}>
          <ArrowUpward fontSize="small" />
        </IconButton>
        <IconButton size="small" aria-label={text('down')} disabled={last} onClick={() => onMove(1)}>
          <ArrowDownward fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
}
