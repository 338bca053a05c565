import { Typography } from '@mui/material';
import type { ComponentProps } from 'react';

/** What a card of a page is about. */
export const CardHeading = (props: Pick<ComponentProps<typeof Typography>, 'id' | 'sx' | 'children'>) => (
  <Typography variant="h6" component="h3" color="secondary" {...props} />
);
