import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormats } from '../values/words';

export interface Template {
  /** What the choice is called. */
  name: string;
  text: string;
}

interface TemplateChoiceProps {
  templates: readonly Template[];
  /** What they are written in: that of whoever reads them. */
  language: string;
  /** What is written so far. */
  text: string;
  /** A template begins a text, or follows what was written. */
  onChange: (text: string) => void;
}

/** A text to begin with, which is then written on. */
export function TemplateChoice({ templates, language, text, onChange }: TemplateChoiceProps) {
  const translate = useTranslate();
  const formats = useFormats();
  return (
    <TextField
      {...fieldProps}
      label={translate('console.template.label')}
      onChange={({ target }) => {
        const template = templates[Number(target.value)];
        if (!target.value || !template) return;
        onChange(text.trim() ? `${text.trimEnd()}\n\n${template.text}` : template.text);
      }}
    >
      <option value="">{translate('console.template.choose', { language: formats.language(language) })}</option>
      {templates.map(({ name }, i) => (
        <option key={i} value={i}>
          {name}
        </option>
      ))}
    </TextField>
  );
}

/** As large, so that what stands below it stays where it is. */
export function TemplatesLoading() {
  const translate = useTranslate();
  return (
    <TextField {...fieldProps} disabled label={translate('console.template.label')}>
      <option value="" />
    </TextField>
  );
}

const fieldProps = {
  select: true,
  value: '',
  slotProps: { select: { native: true }, inputLabel: { shrink: true } },
  sx: { width: '100%', maxWidth: 480 },
} as const;
