import { Box, FormHelperText } from '@mui/material';
import { useId } from 'react';
import { useChoices } from '../layout/values/use-choices';
import { NamesInput } from './names-input';
import { CardHeading } from '../layout/values/card-heading';

interface LanguagesInputProps {
  label: string;
  value: Record<string, string>;
  onChange: (value: Record<string, string>) => void;
  error: boolean;
  helperText: string | undefined;
}

/** A text in each language; where none is written, the product's own words stand. */
export function LanguagesInput({ label, value, onChange, error, helperText }: LanguagesInputProps) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <CardHeading id={id} component="h2">
        {label}
      </CardHeading>
      {helperText && <FormHelperText error={error}>{helperText}</FormHelperText>}
      <NamesInput languages={useChoices().locales} value={value} onChange={onChange} />
    </Box>
  );
}
