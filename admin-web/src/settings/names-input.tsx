import { Box, TextField } from '@mui/material';
import { useValueText } from './use-value-text';

interface NamesInputProps {
  languages: readonly string[];
  value: Record<string, string>;
  onChange: (value: Record<string, string>) => void;
  /** What stands where nothing is written. */
  placeholder?: (language: string) => string | undefined;
  errorAt?: (language: string) => string | undefined;
  /** Two languages beside each other. */
  wide?: boolean;
}

/** A few words in each language; none where the field is empty. */
export function NamesInput({ languages, value, onChange, placeholder, errorAt, wide = false }: NamesInputProps) {
  const { option } = useValueText();
  const write = (language: string, text: string) => {
    const { [language]: _, ...others } = value;
    onChange(text === '' ? others : { ...others, [language]: text });
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mt: 1.5, ...(wide && { gridTemplateColumns: { sm: '1fr 1fr' } }) }}>
      {languages.map((language) => (
        <TextField
          key={language}
          label={option('locale', language)}
          value={value[language] ?? ''}
          placeholder={placeholder?.(language)}
          error={errorAt?.(language) !== undefined}
          helperText={errorAt?.(language)}
          onChange={({ target }) => write(language, target.value)}
          slotProps={{ htmlInput: { lang: language }, ...(placeholder && { inputLabel: { shrink: true } }) }}
        />
      ))}
    </Box>
  );
}
