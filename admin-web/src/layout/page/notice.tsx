import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** A page or card that has nothing to list: one drawing, what it is about, one thing to do. */
export function Notice({ drawing, children, action }: { drawing: ReactNode; children: ReactNode; action?: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, px: 3, py: 6, textAlign: 'center' }}>
      <Box sx={{ color: 'secondary.main', '& svg': { width: 96, height: 96 } }}>{drawing}</Box>
      <Typography component="div" sx={{ maxWidth: 440 }}>
        {children}
      </Typography>
      {action}
    </Box>
  );
}

export const LinesDrawing = ({ children }: { children: ReactNode }) => (
  <svg
    viewBox="0 0 96 96"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
);
