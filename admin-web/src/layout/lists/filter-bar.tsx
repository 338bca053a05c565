import Close from '@mui/icons-material/Close';
import { Box, Button } from '@mui/material';
import { Children, type FormHTMLAttributes, type ReactNode } from 'react';
import { FilterButton, FilterLiveForm, useTranslate } from 'react-admin';
import { AddedFilters, AddFilter, type AddedFilter } from './added-filters';
import { isLookup } from '../address/list-address';
import { useListFilter } from './use-list-filter';

interface FilterBarProps {
  label: string;
  /** Fields that stand there once they are asked for, or filter already. */
  added?: readonly AddedFilter[];
  /** What the button says that takes all filters away, where that is more than that. */
  clear?: string | undefined;
  /** What else is done with the list, such as adding to it. */
  actions?: ReactNode;
  /** The search field first, then what is chosen, from and to in pairs. */
  children: ReactNode;
}

/** Above a list: fields as wide as what they say, on a phone two side by side, the search field over both. */
export function FilterBar({ label, added, clear, actions, children }: FilterBarProps) {
  const translate = useTranslate();
  const { filter, filtered, clear: clearAll } = useListFilter();
  // A single field is cleared in itself.
  const several = Children.count(children) > 1 || added !== undefined;
  return (
    <Box sx={barSx}>
      <Box role="search" aria-label={label} sx={fieldsSx}>
        <FilterLiveForm debounce={false} formComponent={Fields}>
          {children}
          {added && <AddedFilters filters={added} />}
        </FilterLiveForm>
        <Box sx={afterSx}>
          {added && <AddFilter filters={added} />}
          {filtered && several && (
            <Button color="secondary" size="small" startIcon={<Close />} onClick={clearAll}>
              {clear ?? translate('console.clear_filters')}
            </Button>
          )}
          <FilterButton filters={[]} disableSaveQuery={Object.keys(filter).some(isLookup)} />
        </Box>
      </Box>
      {actions}
    </Box>
  );
}

/** From and to stay beside each other when the fields take several lines. */
export const Pair = ({ children }: { children: ReactNode }) => (
  <Box className="pair" sx={pairSx}>
    {children}
  </Box>
);

/** Each field asks for itself; Enter sends nothing more. */
const Fields = ({ children }: FormHTMLAttributes<HTMLFormElement>) => (
  <Box component="form" noValidate onSubmit={(event) => event.preventDefault()} sx={{ display: 'contents' }}>
    {children}
  </Box>
);

const barSx = {
  display: 'flex',
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  columnGap: 2,
  rowGap: 1.5,
  width: '100%',
  // The labels of dates stand on the edge of their fields.
  pt: 1,
  pb: 1.5,
  '& > :not([role="search"])': { flexShrink: 0 },
} as const;

const fieldsSx = {
  width: { xs: '100%', md: 'auto' },
  flexGrow: 1,
  minWidth: 0,
  display: { xs: 'grid', md: 'flex' },
  flexWrap: 'wrap',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 1,
  rowGap: 1.5,
  alignItems: 'center',
  '& .MuiFormControl-root': { width: { xs: '100%', md: 'auto' }, minWidth: { md: 144 }, maxWidth: { md: 256 } },
  '& .search': { gridColumn: '1 / -1', flex: { md: '1 1 300px' }, maxWidth: { md: 400 } },
  '& .MuiFormControl-root:only-child': { gridColumn: '1 / -1' },
} as const;

const pairSx = {
  gridColumn: '1 / -1',
  display: { xs: 'grid', md: 'flex' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 1,
  alignItems: 'start',
} as const;

/** What is done with the filters, on a phone in a line of its own. */
const afterSx = {
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  columnGap: 1,
  '&:empty': { display: 'none' },
  '& button': { whiteSpace: 'nowrap' },
} as const;
