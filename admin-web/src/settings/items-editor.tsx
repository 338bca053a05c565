import Add from '@mui/icons-material/Add';
import { Alert, Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
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
  name: 'packages' | 'gifts' | 'own_interests';
  items: Item[];
  onChange: (items: Item[]) => void;
  errorAt: (path: string) => string | undefined;
  /** What the button says that adds one. */
  add: string;
  /** What is added; undefined: nothing can be. */
  fresh: (() => Item) | undefined;
  children: (item: Item, props: ItemProps<Item>, place: number) => ReactNode;
}

/** Things that are sold or offered, a card each, in the order in which members see them. */
export function ItemsEditor<Item>({ name, items, onChange, errorAt, add, fresh, children }: ItemsEditorProps<Item>) {
  const error = errorAt(name);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {error && <Alert severity="error">{error}</Alert>}
      {items.map((item, i) =>
        children(
          item,
          {
            first: i === 0,
            last: i === items.length - 1,
            onChange: (next) => onChange(items.map((one, k) => (k === i ? next : one))),
            onMove: (by) => onChange(moved(items, i, by)),
            onRemove: () => onChange(items.filter((_, k) => k !== i)),
            errorAt: (path) => errorAt(`${name}.${i}.${path}`),
          },
          i,
        ),
      )}
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<Add />}
        sx={{ justifySelf: 'start' }}
        disabled={!fresh}
        onClick={() => fresh && onChange([...items, fresh()])}
      >
        {add}
      </Button>
    </Box>
  );
}

/** An id that none of them has had. */
export function freeId(prefix: string, items: readonly { id: string }[]): string {
  let n = items.length + 1;
  while (items.some(({ id }) => id === `${prefix}-${n}`)) n++;
  return `${prefix}-${n}`;
}
