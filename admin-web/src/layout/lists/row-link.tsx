import type { MouseEvent, ReactNode } from 'react';
import { Link, useCreatePath, useResourceContext } from 'react-admin';

interface RowLinkProps {
  id: string;
  type?: 'show' | 'edit' | 'list';
  /** Where the row leads to another resource than that of its list. */
  resource?: string;
  children: ReactNode;
}

/** The link of a row; J and K walk along them (`useListKeys`). */
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

// The bar above, and the footer below with what is done with chosen rows, lie over the rows.
const linkSx = { color: 'secondary.main', fontWeight: 600, borderRadius: '4px', scrollMargin: '72px 0 112px' } as const;
