import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { RichText } from '../layout/rich-text';
import { useChoices } from '../layout/use-choices';
import { useValueText } from './use-value-text';

interface PageInputProps {
  label: string;
  value: Record<string, string>;
  onChange: (value: Record<string, string>) => void;
  error: boolean;
  helperText: string | undefined;
}

/** A page of text, one language at a time, with how it will look beside it. */
export function PageInput({ label, value, onChange, error, helperText }: PageInputProps) {
  const id = useId();
  const translate = useTranslate();
  const { option } = useValueText();
  const { locales } = useChoices();
  const [locale, setLocale] = useState<string>(locales[0] ?? 'nl');
  const text = value[locale] ?? '';
  const write = (next: string) => {
    const { [locale]: _, ...others } = value;
    onChange(next === '' ? others : { ...others, [locale]: next });
  };
  const language = (code: string) => {
    const name = option('locale', code);
    return value[code] ? translate('resources.settings.pages.written', { language: name }) : name;
  };
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id={id} variant="h6" component="h2" color="secondary">
        {label}
      </Typography>
      {helperText && <FormHelperText error={error}>{helperText}</FormHelperText>}
      <TextField
        select
        label={translate('resources.settings.pages.language')}
        value={locale}
        onChange={({ target }) => setLocale(target.value)}
        slotProps={{ select: { native: true } }}
        sx={{ maxWidth: 320 }}
      >
        {locales.map((code) => (
          <option key={code} value={code}>
            {language(code)}
          </option>
        ))}
      </TextField>
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, gap: 2, alignItems: 'start' }}>
        <TextField
          label={translate('resources.settings.pages.text')}
          multiline
          minRows={6}
          maxRows={20}
          value={text}
          onChange={({ target }) => write(target.value)}
          slotProps={{ htmlInput: { lang: locale } }}
        />
        <Box
          role="group"
          aria-label={translate('resources.settings.pages.preview')}
          lang={locale}
          sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2, minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {text ? <RichText text={text} /> : translate('resources.settings.pages.own')}
        </Box>
      </Box>
    </Box>
  );
}
