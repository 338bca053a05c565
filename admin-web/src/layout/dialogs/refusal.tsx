import { Alert, Box } from '@mui/material';

/** Stays in the page while it is empty: screen readers tell of what appears in it. */
export const Refusal = ({ children }: { children: string | undefined }) => (
  <Box role="alert" sx={sx}>
    {children && (
      <Alert severity="error" role="presentation">
        {children}
      </Alert>
    )}
  </Box>
);

// Takes no room, nor a gap, while it is empty.
const sx = { width: '100%', '&:empty': { position: 'absolute' } } as const;
