import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Children, type FormHTMLAttributes, type ReactNode } from 'react';
import { FilterButton, FilterLiveForm, useTranslate } from 'react-admin';
import { useListFilter } from './use-list-filter';

interface FilterBarProps {
  label: string;
  /** What the button says that takes all filters away, where that is more than that. */
  clear?: string | undefined;
  /** What else is done with the list, such as adding to it. */
  actions?: ReactNode;
  /** The search field first, then what is chosen, from and to in pairs. */
  children: ReactNode;
}

/** Above a list: fields as wide as what they say, on a phone two side by side, the search field over both. */
export function FilterBar({ label, clear, actions, children }: FilterBarProps) {
  const translate = useTranslate();
  const { filter, filtered, clear: clearAll } = useListFilter();
  // A single field is cleared in itself.
  const several = Children.count(children) > 1;
  return (
    <Box sx={barSx}>
      <Box role="search" aria-label={label} sx={fieldsSx}>
        <FilterLiveForm debounce={false} formComponent={Fields}>
          {children}
        </FilterLiveForm>
        {filtered && several && (
          <Button color="secondary" size="small" startIcon={<Close />} onClick={clearAll}>
            {clear ?? translate('console.clear_filters')}
          </Button>
        )}
        <FilterButton filters={[]} disableSaveQuery={Object.keys(filter).some(isLookup)} />
      </Box>
      {actions}
    </Box>
  );
}

/** Each field asks for itself; Enter sends nothing more. */
const Fields = ({ children }: FormHTMLAttributes<HTMLFormElement>) => (
  <Box component="form" noValidate onSubmit={(event) => event.preventDefault()} sx={{ display: 'contents' }}>
    {children}
  </Box>
);

/** Who or what was looked up, often by an address: no question for later, and nothing to keep in a browser. */
const isLookup = (part: string): boolean => /^(q|stream|(member|payment|file)_id)$/.test(part);

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
  '& > button': { justifySelf: 'start', whiteSpace: 'nowrap' },
} as const;
