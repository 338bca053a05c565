import Close from '@mui/icons-material/Close';
import { Box, Button, InputAdornment, TextField } from '@mui/material';
import { Children, type FormHTMLAttributes, type ReactNode, useRef, useState } from 'react';
import { FilterButton, FilterLiveForm, useTranslate, useResourceContext } from 'react-admin';
import Search from '@mui/icons-material/Search';
import { AddedFilters, AddFilter, type AddedFilter } from './added-filters';
import { isLookup } from '../address/list-address';
import { useListFilter } from './use-list-filter';
import { toFirstRow } from './list-keys';
import { useScreenKeys, type KeyHint } from '../keys/screen-keys';
import { useFilterInput } from './use-filter-input';
import { useShortcuts } from '../keys/use-shortcuts';
import { StatusFilter } from './choice';
import { useText } from '../values/words';

interface FilterBarProps {
  /** Where it is not `filters.label` of the list's resource. */
  label?: string;
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
  const text = useText(`resources.${useResourceContext()!}.filters`);
  const { filter, filtered, clear: clearAll } = useListFilter();
  // A single field is cleared in itself.
  const several = Children.count(children) > 1 || added !== undefined;
  return (
    <Box sx={barSx}>
      <Box role="search" aria-label={label ?? text('label')} sx={fieldsSx}>
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

interface SearchFieldProps {
  /** Where it is not `filters.q` of the list's resource. */
  label?: string;
  source?: string;
}

const DOWN: readonly KeyHint[] = [{ keys: ['↓'], text: 'to_rows' }];

/**
 * Finds what a person has at hand, mostly whole; so it waits for Enter instead of searching for half of it. Down leads
 * to what was found, since the keys of the list are letters here.
 */
export function SearchField({ label: own, source = 'q' }: SearchFieldProps) {
  const text = useText(`resources.${useResourceContext()!}.filters`);
  const label = own ?? text('q');
  const input = useRef<HTMLInputElement>(null);
  const [value, search] = useFilterInput(source);
  const [draft, setDraft] = useState({ text: value, of: value });
  if (draft.of !== value) setDraft({ text: value, of: value });
  useScreenKeys(DOWN);
  useShortcuts({
    '/': () => {
      input.current?.focus();
      input.current?.select();
    },
  });
  return (
    <TextField
      className="search"
      inputRef={input}
      type="search"
      value={draft.text}
      placeholder={label}
      onChange={({ target }) => {
        setDraft({ text: target.value, of: value });
        if (target.value === '') search('');
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') search(draft.text.trim());
        if (event.key === 'ArrowDown' && toFirstRow()) event.preventDefault();
      }}
      slotProps={{
        htmlInput: { 'aria-label': label, enterKeyHint: 'search', autoComplete: 'off', spellCheck: false },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

interface WorkFiltersProps {
  statuses: readonly string[];
  /** Those that wait for somebody, to be chosen as one. */
  toDo?: readonly string[] | undefined;
  /** What else the list is filtered by. */
  children?: ReactNode;
}

/** Above a list of what has to be decided: a search and the status, in the list's own words. */
export function WorkFilters({ statuses, toDo, children }: WorkFiltersProps) {
  return (
    <FilterBar>
      <SearchField />
      <StatusFilter statuses={statuses} toDo={toDo} />
      {children}
    </FilterBar>
  );
}
