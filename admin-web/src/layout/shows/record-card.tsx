import { Box, Card } from '@mui/material';
import type { ReactNode } from 'react';
import { CardHeading } from '../values/card-heading';

interface RecordCardProps {
  title: string;
  /** Its lines are in the order in which things happened. */
  ordered?: boolean;
  /** One list item for each line, such as `RecordLine`. */
  children: ReactNode;
}

/** A few lines under a heading, on the page of the record that they belong to. */
export const RecordCard = ({ title, ordered = false, children }: RecordCardProps) => (
  <Card component="section" sx={{ px: 2, py: 1.5 }}>
    <CardHeading>{title}</CardHeading>
    <Box component={ordered ? 'ol' : 'ul'} sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0 }}>
      {children}
    </Box>
  </Card>
);
