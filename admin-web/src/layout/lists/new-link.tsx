import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Link, useCreatePath, useRedirect, useResourceContext } from 'react-admin';
import { useShortcuts } from '../keys/use-shortcuts';

/** To the form for another record of this list, also by N. */
export function NewLink({ children, icon = <Add /> }: { children: string; icon?: ReactNode }) {
  const createPath = useCreatePath();
  const redirect = useRedirect();
  const resource = useResourceContext()!;
  useShortcuts({ n: () => redirect('create', resource) });
  return (
    <Button component={Link} to={createPath({ resource, type: 'create' })} variant="contained" startIcon={icon}>
      {children}
    </Button>
  );
}
