import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useChoices } from '../layout/values/use-choices';
import { useValueText } from './use-value-text';

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
  const { option } = useValueText();
  const { locales } = useChoices();
  const write = (locale: string, text: string) => {
    const { [locale]: _, ...others } = value;
    onChange(text === '' ? others : { ...others, [locale]: text });
  };
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="h6" component="h2" color="secondary">
        {label}
      </Typography>
      {helperText && <FormHelperText error={error}>{helperText}</FormHelperText>}
      <Box sx={{ display: 'grid', gap: 1.5, mt: 1.5 }}>
        {locales.map((locale) => (
          <TextField
            key={locale}
            label={option('locale', locale)}
            value={value[locale] ?? ''}
            onChange={({ target }) => write(locale, target.value)}
            slotProps={{ htmlInput: { lang: locale } }}
          />
        ))}
      </Box>
    </Box>
  );
}
