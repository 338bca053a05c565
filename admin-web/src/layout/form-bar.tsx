import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Toolbar } from 'react-admin';

/** Stays under the form on a phone too, where a message would cover it. */
export const FormBar = ({ children }: { children?: ReactNode }) => (
  <Toolbar sx={sx}>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, width: '100%' }}>{children}</Box>
  </Toolbar>
);

const sx = {
  '&.RaToolbar-mobileToolbar': { position: 'static' },
  bgcolor: 'transparent',
  borderTop: 1,
  borderColor: 'divider',
} as const;
