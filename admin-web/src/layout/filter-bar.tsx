import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

interface FilterBarProps {
  label: string;
  /** What the button says that takes all filters away; none where nothing is filtered. */
  clear: string | false;
  onClear: () => void;
  /** Other things to do with the list. */
  actions?: ReactNode;
  /** The search field first, then what is chosen, from and to in pairs. */
  children: ReactNode;
}

/** Above a list: as many fields side by side as there is room for, two on a phone, the search field over both. */
export const FilterBar = ({ label, clear, onClear, actions, children }: FilterBarProps) => (
  <Box role="search" aria-label={label} sx={fieldsSx}>
    {children}
    {clear && (
      <Button color="secondary" startIcon={<Close />} onClick={onClear} sx={clearSx}>
        {clear}
      </Button>
    )}
    {actions && <Box sx={{ gridColumn: { xs: '1 / -1', md: 'span 2' } }}>{actions}</Box>}
  </Box>
);

const clearSx = { justifySelf: 'start', whiteSpace: 'nowrap' } as const;

const fieldsSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(auto-fill, minmax(152px, 1fr))' },
  columnGap: 1,
  rowGap: 1.5,
  width: '100%',
  alignItems: 'center',
  pb: 1.5,
  '& > form': { gridColumn: { xs: '1 / -1', md: 'span 2' } },
} as const;
