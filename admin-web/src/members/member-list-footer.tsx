import Box from '@mui/material/Box';
import { Pagination, useListContext } from 'react-admin';
import { KeyHints } from '../layout/key-hints';

const HINTS = [
  { keys: ['/'], text: 'search' },
  { keys: ['J', 'K'], text: 'walk' },
  { keys: ['Enter'], text: 'open' },
];

export function MemberListFooter() {
  const { error } = useListContext();
  if (error) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', columnGap: 2 }}>
      <KeyHints hints={HINTS} />
      <Box sx={{ ml: 'auto' }}>
        <Pagination rowsPerPageOptions={[25, 50, 100]} />
      </Box>
    </Box>
  );
}
