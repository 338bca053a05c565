import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useCreatePath, useRedirect, useResourceContext, useTranslate } from 'react-admin';
import { KeyHints } from './key-hints';
import { useShortcuts } from './use-shortcuts';

/** The way back to the list, also by Escape, and the keys of the page. */
export function BackBar({ hints = [] }: { hints?: { keys: string[]; text: string }[] }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const redirect = useRedirect();
  const resource = useResourceContext()!;
  useShortcuts({ Escape: () => redirect('list', resource) });
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', pb: 1 }}>
      <Button
        component={Link}
        to={createPath({ resource, type: 'list' })}
        color="secondary"
        startIcon={<ArrowBack />}
        sx={{ ml: -1 }}
      >
        {translate(`resources.${resource}.back`)}
      </Button>
      <KeyHints hints={[...hints, { keys: ['Esc'], text: 'back' }]} />
    </Box>
  );
}
