import type { MouseEvent, ReactNode } from 'react';
import { Link, useCreatePath, useResourceContext } from 'react-admin';
import { useShortcuts } from './use-shortcuts';

interface RowLinkProps {
  id: string;
  type?: 'show' | 'edit';
  /** Where the row leads to another resource than that of its list. */
  resource?: string;
  children: ReactNode;
}

/** The link of a row; J and K walk along them. */
export function RowLink({ id, type = 'show', resource: other, children }: RowLinkProps) {
  const createPath = useCreatePath();
  const own = useResourceContext()!;
  const resource = other ?? own;
  return (
    <Link
      to={createPath({ resource, id, type })}
      data-row-link
      // The row opens it too; one click should not do it twice.
      onClick={(event: MouseEvent) => event.stopPropagation()}
      underline="hover"
      sx={linkSx}
    >
      {children}
    </Link>
  );
}

export function useRowWalk(): void {
  useShortcuts({ j: () => walk(1), k: () => walk(-1) });
}

/** Moves the focus among the rows' links; from elsewhere it starts at the first or last. */
function walk(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('[data-row-link]')];
  const at = links.findIndex((link) => link === document.activeElement);
  const next = at < 0 ? (step > 0 ? 0 : links.length - 1) : Math.min(Math.max(at + step, 0), links.length - 1);
  links[next]?.focus();
}

// The bar above and the footer below lie over the rows.
const linkSx = { color: 'secondary.main', fontWeight: 600, borderRadius: '4px', scrollMargin: '72px' } as const;
