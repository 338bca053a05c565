import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { IconButton } from '@mui/material';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../layout/values/words';

interface MoveButtonsProps {
  name: string;
  first: boolean;
  last: boolean;
  onMove: (by: -1 | 1) => void;
}

/** Moves one of a list before or after its neighbour. */
export function MoveButtons({ name, first, last, onMove }: MoveButtonsProps) {
  const text = useText('resources.settings', { name });
  const move = ({ currentTarget }: MouseEvent<HTMLButtonElement>, by: -1 | 1) => {
    flushSync(() => onMove(by));
    // What was taken to another place has lost the focus; at the end of the list there is only the way back.
    if (!currentTarget.disabled) return currentTarget.focus();
    currentTarget.parentElement?.querySelector<HTMLButtonElement>('button:not(:disabled)')?.focus();
  };
  return (
    <>
      <IconButton size="small" aria-label={text('up')} disabled={first} onClick={(press) => move(press, -1)}>
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label={text('down')} disabled={last} onClick={(press) => move(press, 1)}>
        <ArrowDownward fontSize="small" />
      </IconButton>
    </>
  );
}

/** The list with one of it a place up (-1) or down (1). */
export function moved<Item>(items: readonly Item[], index: number, by: -1 | 1): Item[] {
  const next = [...items];
  const [item] = next.splice(index, 1);
  next.splice(index + by, 0, item!);
  return next;
}
