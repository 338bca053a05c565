import { useEffect } from 'react';
import { useResourceContext } from 'react-admin';
import { useScreenKeys, type KeyHint } from '../keys/screen-keys';
import { useShortcuts } from '../keys/use-shortcuts';

const WALK: KeyHint = { keys: ['J', 'K'], text: 'walk' };
const OPEN: KeyHint = { keys: ['Enter'], text: 'open' };
const WALK_AND_OPEN = [WALK, OPEN];

/** The row of each list that was opened last: whoever comes back goes on from there. */
const left = new Map<string, string>();

/**
 * The keys of every list: J and K to the next row and the one before, Enter opens it, and Escape leads back from there.
 * @param opened whether its rows lead anywhere
 * @returns those, and the list's own, for whoever shows them
 */
export function useListKeys(own: readonly KeyHint[], opened = true): readonly KeyHint[] {
  const resource = useResourceContext()!;
  const hints = [...own, WALK, ...(opened ? [OPEN] : [])];
  useScreenKeys(hints);
  useShortcuts({ j: () => step(stops(), 1, left.get(resource)), k: () => step(stops(), -1, left.get(resource)) });
  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      const row = stops().find((stop) => stop.closest(ROW)?.contains(target as Node));
      if (row instanceof HTMLAnchorElement) left.set(resource, row.href);
    };
    // Enter on a link is a click too. Before the row that it is in leads on.
    document.addEventListener('click', note, true);
    return () => document.removeEventListener('click', note, true);
  }, [resource]);
  return hints;
}

/** J and K in a table that is a part of a page: along the rows that lead somewhere. */
export function useRowWalk(): void {
  useScreenKeys(WALK_AND_OPEN);
  const links = () => [...document.querySelectorAll<HTMLElement>('#main-content [data-row-link]')];
  useShortcuts({ j: () => step(links(), 1), k: () => step(links(), -1) });
}

/** @returns whether there is a row to go to */
export function toFirstRow(): boolean {
  const rows = stops();
  step(rows, 1);
  return rows.length > 0;
}

/** A line of a table, or a card. */
const ROW = '#main-content .RaDataTable-tbody > tr, #main-content li';

/** What has the focus in each row: its link, else the first that can be pressed in it, else the row itself. */
function stops(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(ROW)].map(
    (row) =>
      row.querySelector<HTMLElement>('[data-row-link]') ??
      row.querySelector<HTMLElement>('a[href], button:not(:disabled)') ??
      row,
  );
}

/** Moves the focus along the rows; from elsewhere on from the row that was opened last, else from the first or last. */
function step(rows: HTMLElement[], by: 1 | -1, opened?: string): void {
  const focused = rows.findIndex((row) => row === document.activeElement);
  const at = focused < 0 ? rows.findIndex((row) => row instanceof HTMLAnchorElement && row.href === opened) : focused;
  const next = at < 0 ? (by > 0 ? 0 : rows.length - 1) : Math.min(Math.max(at + by, 0), rows.length - 1);
  const row = rows[next];
  // A row that can be neither opened nor pressed is still one to read.
  if (row?.matches(ROW)) row.tabIndex = -1;
  row?.focus();
}
