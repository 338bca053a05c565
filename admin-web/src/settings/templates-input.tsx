import Add from '@mui/icons-material/Add';
import Delete from '@mui/icons-material/DeleteOutlined';
import { Box, Button, FormHelperText, FormLabel, IconButton, TextField } from '@mui/material';
import type { Templates } from './setting';
import { lines as withoutEmpty } from './tidy';
import { LanguageSelect, useLanguage } from './language-select';
import { useText } from '../layout/values/words';

interface TemplatesInputProps {
  label: string;
  templates: Templates;
  error?: string | undefined;
  onChange: (templates: Templates) => void;
}

const MOST = 20;
const LONGEST = 4_000;

/** Texts to begin an answer to a complaint with, one language at a time (ADM-09). */
export function TemplatesInput({ label, templates, error, onChange }: TemplatesInputProps) {
  const [locale, setLocale] = useLanguage();
  const text = useText('resources.settings.templates');
  const own = templates[locale] ?? [];
  const write = (next: string[]) => {
    const { [locale]: _, ...others } = templates;
    onChange(next.length === 0 ? others : { ...others, [locale]: next });
  };
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Box>
        <FormLabel error={error !== undefined}>{label}</FormLabel>
        <FormHelperText error={error !== undefined} sx={{ mx: 0 }}>
          {error ?? text('help')}
        </FormHelperText>
      </Box>
      <LanguageSelect
        value={locale}
        onChoose={setLocale}
        named={(name, code) => {
          const { length } = withoutEmpty(templates[code] ?? []);
          return length > 0 ? `${name} (${length})` : name;
        }}
      />
      {own.length === 0 && <FormHelperText sx={{ mx: 0 }}>{text('own')}</FormHelperText>}
      {own.map((template, i) => (
        <Box key={i} sx={{ display: 'flex', gap: 1, alignItems: 'start', width: '100%' }}>
          <TextField
            multiline
            minRows={3}
            label={text('label', { place: i + 1 })}
            value={template}
            onChange={({ target }) => write(own.map((one, n) => (n === i ? target.value : one)))}
            slotProps={{ htmlInput: { lang: locale, maxLength: LONGEST } }}
          />
          <IconButton
            aria-label={text('remove', { place: i + 1 })}
            onClick={() => write(own.filter((_, n) => n !== i))}
          >
            <Delete />
          </IconButton>
        </Box>
      ))}
      <Button color="secondary" startIcon={<Add />} disabled={own.length >= MOST} onClick={() => write([...own, ''])}>
        {text('add')}
      </Button>
    </Box>
  );
}
