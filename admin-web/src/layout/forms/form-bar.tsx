import { Box } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { Toolbar } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useUnsaved } from '../dialogs/unsaved';
import { firstWrong } from './first-wrong';

/** Stays under the form on a phone too, where a message would cover it; leaving a form with changes asks first. */
export function FormBar({ children }: { children?: ReactNode }) {
  const { dirtyFields, isSubmitting, submitCount } = useFormState();
  // What is just being saved may lead to its page. Emptied again, a field is as it was.
  useUnsaved(Object.keys(dirtyFields).length > 0 && !isSubmitting);
  const bar = useRef<HTMLDivElement>(null);
  // The API's refusals stand at fields that may be far above.
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) firstWrong(bar.current?.closest('form'))?.focus();
  }, [submitCount, isSubmitting]);
  return (
    <Toolbar sx={sx}>
      <Box ref={bar} sx={buttonsSx}>
        {children}
      </Box>
    </Toolbar>
  );
}

/** On a phone those that do not fit beside the others go below them. */
const buttonsSx = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 1,
  width: '100%',
  '& > *': { flexGrow: { xs: 1, sm: 0 } },
} as const;

const sx = {
  '&.RaToolbar-mobileToolbar': { position: 'static' },
  bgcolor: 'transparent',
  borderTop: 1,
  borderColor: 'divider',
} as const;
