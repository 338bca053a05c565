import { Box, Card } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { CardHeading } from '../layout/values/card-heading';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2 }}>
      <CardHeading id={id} component="h2" sx={{ mb: 1.5 }}>
        {title}
      </CardHeading>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>{children}</Box>
    </Card>
  );
}
