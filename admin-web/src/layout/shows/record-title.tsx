import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { TimelineLink } from './timeline-link';
import { PageTitle } from '../page/page-title';

interface RecordTitleProps {
  title: string;
  status?: ReactNode;
  /** Its events, for who may see them. */
  stream?: string;
  children?: ReactNode;
}

export const RecordTitle = ({ title, status, stream, children }: RecordTitleProps) => (
  <>
    <PageTitle>{title}</PageTitle>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, mb: 2 }}>
      <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {status && (
        <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          {status}
        </Box>
      )}
      {children}
      {stream && <TimelineLink stream={stream} />}
    </Box>
  </>
);
