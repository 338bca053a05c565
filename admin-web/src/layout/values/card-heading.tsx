import { Typography, type TypographyProps } from '@mui/material';
import type { ElementType } from 'react';

type WordsProps = TypographyProps<ElementType, { component?: ElementType }>;

/** What a card of a page is about. */
export const CardHeading = (props: WordsProps) => (
  <Typography variant="h6" component="h3" color="secondary" {...props} />
);

/** What is said in small beside what matters. */
export const Small = (props: WordsProps) => <Typography variant="body2" color="textSecondary" {...props} />;
