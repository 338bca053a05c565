import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Toolbar } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useUnsaved } from './unsaved';

/** Stays under the form on a phone too, where a message would cover it; leaving a form with changes asks first. */
export function FormBar({ children }: { children?: ReactNode }) {
  const { dirtyFields, isSubmitting } = useFormState();
  // What is just being saved may lead to its page. Emptied again, a field is as it was.
  useUnsaved(Object.keys(dirtyFields).length > 0 && !isSubmitting);
  return (
    <Toolbar sx={sx}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, width: '100%' }}>{children}</Box>
    </Toolbar>
  );
}

const sx = {
  '&.RaToolbar-mobileToolbar': { position: 'static' },
  bgcolor: 'transparent',
  borderTop: 1,
  borderColor: 'divider',
} as const;
