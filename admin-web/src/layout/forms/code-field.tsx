import { TextField, type TextFieldProps } from '@mui/material';

/** Six digits: the keyboard of a phone shows digits, and offers a code that it knows. */
export const CodeField = (props: Omit<TextFieldProps, 'slotProps' | 'type'>) => (
  <TextField
    {...props}
    slotProps={{
      htmlInput: { required: true, inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 7, style: digits },
    }}
  />
);

const digits = { fontSize: '1.25rem', letterSpacing: '0.2em', fontVariantNumeric: 'tabular-nums' } as const;
