import { Box } from '@mui/material';

/** What somebody wrote, in their own words and lines. */
export const Quote = ({ children }: { children: string }) => (
  <Box component="blockquote" sx={quoteSx}>
    {children}
  </Box>
);

const quoteSx = {
  m: 0,
  mt: 0.5,
  pl: 1.5,
  borderLeft: 3,
  borderColor: 'divider',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
