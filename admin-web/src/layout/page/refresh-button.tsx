import Refresh from '@mui/icons-material/Refresh';
import { Box, Button } from '@mui/material';
import { KeyHints } from '../keys/key-hints';
import { useShortcuts } from '../keys/use-shortcuts';

interface RefreshButtonProps {
  of: { isFetching: boolean; refetch: () => unknown };
  children: string;
}

/** Asks anew, also by R. */
export function RefreshButton({ of: { isFetching, refetch }, children }: RefreshButtonProps) {
  useShortcuts({ r: () => void refetch() });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <KeyHints hints={[{ keys: ['R'], text: 'refresh' }]} />
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<Refresh />}
        loading={isFetching}
        onClick={() => void refetch()}
      >
        {children}
      </Button>
    </Box>
  );
}
