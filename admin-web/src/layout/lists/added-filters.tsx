import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import { Box, Button, IconButton, Menu, MenuItem } from '@mui/material';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useListContext, useTranslate } from 'react-admin';

/** A filter of which there is a field only once somebody asked for it. */
export interface AddedFilter {
  name: string;
  label: string;
  /** The parts of the list's filter that its fields set; by default that of its name. */
  sources?: readonly string[];
  /** Whether it filters, where that is more than that one of its parts is there. */
  set?: boolean;
  /** What the filter is without it, where it is more than taken away. */
  without?: object;
  field: ReactElement;
}

type Shown = Record<string, boolean>;

/** Which are shown stands in the address beside the filter, in react-admin's own `displayedFilters`. */
function useAddedFilters(filters: readonly AddedFilter[]) {
  const list = useListContext();
  const values = list.filterValues as Record<string, unknown>;
  const asked = (list.displayedFilters ?? {}) as Shown;
  const isSet = ({
    name,
    sources = [name],
    set = sources.some((source) => values[source] !== undefined),
  }: AddedFilter) => set;
  const isShown = (one: AddedFilter) => asked[one.name] === true || isSet(one);
  return {
    shown: filters.filter(isShown),
    others: filters.filter((one) => !isShown(one)),
    add: ({ name }: AddedFilter) => list.setFilters(values, { ...asked, [name]: true }),
    remove: (one: AddedFilter) => {
      const { name, sources = [name], without = {} } = one;
      list.setFilters(isSet(one) ? { ...leaving(values, sources), ...without } : values, leaving(asked, [name]));
    },
  };
}

const leaving = (values: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

/** The fields that were added, each with a button that takes it away again together with what it filters by. */
export function AddedFilters({ filters }: { filters: readonly AddedFilter[] }) {
  const translate = useTranslate();
  const { shown, remove } = useAddedFilters(filters);
  return shown.map((one) => (
    <Box key={one.name} data-filter={one.name} sx={addedSx}>
      {one.field}
      <IconButton
        size="small"
        color="secondary"
        aria-label={translate('console.filters.remove', { name: one.label })}
        onClick={() => {
          remove(one);
          document.querySelector<HTMLElement>(`.${ADD} button`)?.focus();
        }}
      >
        <Close fontSize="small" />
      </IconButton>
    </Box>
  ));
}

/** Those that there is no field of yet; who adds one is in it at once. */
export function AddFilter({ filters }: { filters: readonly AddedFilter[] }) {
  const translate = useTranslate();
  const { others, add } = useAddedFilters(filters);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const added = useRef<string>(undefined);
  // The field comes with the address, which may be later than the menu goes.
  useEffect(() => {
    if (anchor !== null || added.current === undefined) return;
    const field = document.querySelector<HTMLElement>(`[data-filter="${added.current}"] :is(input, select)`);
    if (!field) return;
    field.focus();
    added.current = undefined;
  });
  return (
    <Box className={ADD} sx={{ display: others.length > 0 ? 'block' : 'none' }}>
      <Button
        color="secondary"
        size="small"
        startIcon={<Add />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('console.filters.add')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {others.map((one) => (
          <MenuItem
            key={one.name}
            onClick={() => {
              add(one);
              added.current = one.name;
              setAnchor(null);
            }}
          >
            {one.label}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
}

const ADD = 'add-a-filter';

const addedSx = {
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  '& > :not(button)': { flexGrow: 1, minWidth: 0 },
} as const;
