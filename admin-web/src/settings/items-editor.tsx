import Add from '@mui/icons-material/Add';
import { Alert, Box, Button } from '@mui/material';
import { Fragment, useState, type ReactNode } from 'react';
import { moved } from './move-buttons';

/** What a card of one of a list is handed. */
export interface ItemProps<Item> {
  first: boolean;
  last: boolean;
  onChange: (item: Item) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  /** By the path within the item. */
  errorAt: (path: string) => string | undefined;
}

interface ItemsEditorProps<Item> {
  /** The setting that is a list of them. */
  name: 'packages' | 'gifts' | 'own_interests' | 'brands';
  items: Item[];
  onChange: (items: Item[]) => void;
  errorAt: (path: string) => string | undefined;
  /** What the button says that adds one. */
  add: string;
  /** What is added; undefined: nothing can be. */
  fresh: (() => Item) | undefined;
  children: (item: Item, props: ItemProps<Item>) => ReactNode;
}

/** Things of one kind, a card each; what is sold or offered in the order in which members see it. */
export function ItemsEditor<Item extends { id: string }>(props: ItemsEditorProps<Item>) {
  const { name, items, onChange, errorAt, add, fresh, children } = props;
  const error = errorAt(name);
  const keys = useKeys<Item>(({ id }) => id);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {error && <Alert severity="error">{error}</Alert>}
      {items.map((item, i) => (
        <Fragment key={keys.of(item)}>
          {children(item, {
            first: i === 0,
            last: i === items.length - 1,
            onChange: (next) => onChange(items.map((one) => (one === item ? keys.changed(item, next) : one))),
            onMove: (by) => onChange(moved(items, i, by)),
            onRemove: () => onChange(items.filter((one) => one !== item)),
            errorAt: (path) => errorAt(`${name}.${i}.${path}`),
          })}
        </Fragment>
      ))}
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<Add />}
        sx={{ justifySelf: 'start' }}
        disabled={!fresh}
        onClick={() => fresh && onChange([...items, keys.begun(fresh())])}
      >
        {add}
      </Button>
    </Box>
  );
}

/**
 * Keys of the parts of a list: each stays with its part, and so with what stands open or half typed there, while that is
 * changed, its name too, and while others are moved or go.
 */
export function useKeys<Item extends object>(nameOf: (item: Item) => string) {
  const [keys] = useState(() => new WeakMap<Item, string>());
  const of = (item: Item) => keys.get(item) ?? nameOf(item);
  return {
    of,
    begun: (item: Item) => (keys.set(item, crypto.randomUUID()), item),
    changed: (item: Item, next: Item) => (keys.set(next, of(item)), next),
  };
}

/** An id that none of them has had. */
export function freeId(prefix: string, items: readonly { id: string }[]): string {
  let n = items.length + 1;
  while (items.some(({ id }) => id === `${prefix}-${n}`)) n++;
  return `${prefix}-${n}`;
}
