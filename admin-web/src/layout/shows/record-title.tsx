import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageTitle } from '../page/page-title';

interface RecordTitleProps {
  title: string;
  /** In another way than as plain text. */
  shown?: ReactNode;
  /** Its state, and where its events are. */
  children: ReactNode;
}

export const RecordTitle = ({ title, shown = title, children }: RecordTitleProps) => (
  <>
    <PageTitle>{title}</PageTitle>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, mb: 2 }}>
      <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {shown}
      </Typography>
      {children}
    </Box>
  </>
);
