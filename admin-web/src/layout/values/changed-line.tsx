import { Box } from '@mui/material';

interface Change {
  before: string;
  after: string;
}

/** What something was and what it becomes. */
export const Changed = ({ before, after }: Change) => (
  <>
    <Box component="del" sx={{ color: 'text.secondary' }}>
      {before}
    </Box>
    <Box component="span" aria-hidden="true" sx={{ mx: 0.75 }}>
      →
    </Box>
    <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 600 }}>
      {after}
    </Box>
  </>
);

/** What one thing was and what it becomes, in a list. */
export const ChangedLine = ({ name, ...change }: Change & { name: string }) => (
  <Box component="li" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
    <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
      {name}
    </Box>
    <Changed {...change} />
  </Box>
);
