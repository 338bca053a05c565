import { Box, type SxProps, type Theme } from '@mui/material';
import type { ReactNode, Ref } from 'react';

interface PlainFormProps {
  onSubmit: () => void;
  sx?: SxProps<Theme>;
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
}

/** A form that is sent by the page itself, which also tells what is missing in it. */
export const PlainForm = ({ onSubmit, ...form }: PlainFormProps) => (
  <Box component="form" noValidate onSubmit={(event) => (event.preventDefault(), onSubmit())} {...form} />
);
