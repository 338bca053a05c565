import Box from '@mui/material/Box';
import type { ReactNode, Ref } from 'react';
import type { SxProps, Theme } from '@mui/material/styles';

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
