import { Box, FormHelperText, TextField } from '@mui/material';
import { useState } from 'react';
import { useRuleName, type WrittenReasonKind } from '../layout/dialogs/reason-templates';
import { SelectField } from '../layout/forms/select-field';
import { Loaded } from '../layout/page/loaded';
import { useRead } from '../providers/api-client';
import type { ReasonTemplate } from './setting';
import { LanguageSelect, useLanguage } from './language-select';
import { useText } from '../layout/values/words';

interface ReasonTemplatesInputProps {
  label: string;
  templates: ReasonTemplate[];
  errorAt: (path: string) => string | undefined;
  onChange: (templates: ReasonTemplate[]) => void;
}

const KINDS: WrittenReasonKind[] = ['photo', 'case', 'shut_out', 'refund'];
const LONGEST = 500;

/** Words for each rule that decisions rest on: of one kind of decision and in one language at a time (PRV-03). */
export function ReasonTemplatesInput({ label, templates, errorAt, onChange }: ReasonTemplatesInputProps) {
  const ruleName = useRuleName();
  const [kind, setKind] = useState<WrittenReasonKind>('case');
  const [language, setLanguage] = useLanguage();
  const text = useText('resources.settings.reasons');
  const query = { kind, language };
  const read = useRead(['reason-templates', query], (api) =>
    api.GET('/api/admin/reason-templates', { params: { query } }),
  );
  const write = (id: ReasonTemplate['id'], words: string) => {
    const { [language]: _, ...others } = templates.find((one) => one.id === id)?.text ?? {};
    const next = words === '' ? others : { ...others, [language]: words };
    const rest = templates.filter((one) => one.id !== id);
    onChange(Object.keys(next).length === 0 ? rest : [...rest, { id, text: next }]);
  };
  const error = errorAt('reason_templates');
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 2 }}>
      <FormHelperText error={error !== undefined} sx={{ mx: 0 }}>
        {error ?? text('help')}
      </FormHelperText>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <SelectField
          label={text('kind')}
          value={kind}
          options={KINDS.map((one) => [one, text(`kinds.${one}`)] as const)}
          onChoose={setKind}
        />
        <LanguageSelect value={language} onChoose={setLanguage} />
      </Box>
      <Loaded of={read}>
        {(known) =>
          known.templates.map(({ rule, product_text }) => {
            const id = `${kind}.${rule}` as ReasonTemplate['id'];
            const place = templates.findIndex((one) => one.id === id);
            const wrong = place < 0 ? undefined : errorAt(`reason_templates.${place}.text.${language}`);
            return (
              <TextField
                key={`${id} ${language}`}
                multiline
                minRows={2}
                label={ruleName({ kind, rule })}
                value={templates[place]?.text[language] ?? ''}
                placeholder={product_text}
                error={wrong !== undefined}
                helperText={wrong}
                onChange={({ target }) => write(id, target.value)}
                slotProps={{ htmlInput: { lang: language, maxLength: LONGEST }, inputLabel: { shrink: true } }}
              />
            );
          })
        }
      </Loaded>
    </Box>
  );
}
