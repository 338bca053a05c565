import { Box, FormControlLabel, FormHelperText, Switch, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { ChoicesInput } from './choices-input';
import { SelectField } from '../layout/forms/select-field';
import { NumberField } from '../layout/forms/number-field';
import { PageInput } from './page-input';
import type { PageSetting } from './page-texts';
import { DayField } from '../layout/forms/day-field';
import { useChoices } from '../layout/values/use-choices';
import { choicesOf, type Field, type Templates } from './setting';
import { TemplatesInput } from './templates-input';
import { useValueText } from './use-value-text';
import { useAmountInput } from '../layout/forms/use-amount-input';
import { useText } from '../layout/values/words';
import { NamesInput } from './names-input';
import { CardHeading } from '../layout/values/card-heading';

interface InputProps {
  field: Field;
  value: unknown;
  onChange: (value: unknown) => void;
  error?: string | undefined;
  /** Of the brand whose setting it is. */
  domain?: string | undefined;
}

/** One setting, filled in as its kind asks. */
export function SettingInput({ field, value, onChange, error, domain }: InputProps) {
  const translate = useTranslate();
  const { option } = useValueText();
  const known = useChoices();
  const { name, kind } = field;
  const label = translate(`resources.settings.fields.${name}`);
  const help = error ?? translate(`resources.settings.help.${name}`, { _: '' });
  const common = { label, error: error !== undefined, helperText: help || undefined };
  switch (kind) {
    case 'switch':
      return (
        <div>
          <FormControlLabel
            control={<Switch checked={value === true} onChange={(_, checked) => onChange(checked)} />}
            label={label}
          />
          {help && <FormHelperText error={error !== undefined}>{help}</FormHelperText>}
        </div>
      );
    case 'number':
      return <NumberField {...common} value={value} onChange={onChange} />;
    case 'amount':
      return <AmountInput label={label} help={help} value={value as number} error={error} onChange={onChange} />;
    case 'bounds':
      return <BoundsInput {...common} value={value as { min: number; max: number }} onChange={onChange} />;
    case 'choice':
      return (
        <SelectField
          {...common}
          value={value as string}
          options={choicesOf(field, known).map((choice) => [choice, option(field.options, choice)] as const)}
          onChoose={onChange}
        />
      );
    case 'several':
      return (
        <ChoicesInput
          {...common}
          choices={choicesOf(field, known).map((id) => [id, option(field.options, id)])}
          value={value as string[]}
          onChange={onChange}
        />
      );
    case 'lines':
      return (
        <TextField
          {...common}
          multiline
          minRows={2}
          value={(value as string[]).join('\n')}
          onChange={({ target }) => onChange(target.value === '' ? [] : target.value.split('\n'))}
        />
      );
    case 'day':
      return (
        <DayField
          label={label}
          help={help || undefined}
          error={error}
          required
          value={String(value).slice(0, 10)}
          onChoose={(day) => day && onChange(`${day}T12:00:00.000Z`)}
        />
      );
    case 'languages':
      return <LanguagesInput {...common} value={value as Record<string, string>} onChange={onChange} />;
    case 'page':
      return (
        <PageInput
          {...common}
          page={name as PageSetting}
          domain={domain}
          value={value as Record<string, string>}
          onChange={onChange}
        />
      );
    case 'templates':
      return <TemplatesInput label={label} templates={value as Templates} error={error} onChange={onChange} />;
    case 'editor':
      return null;
    case 'text':
    case 'long':
      return (
        <TextField
          {...common}
          multiline={kind === 'long'}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          autoComplete="off"
        />
      );
  }
}

interface AmountInputProps {
  label: string;
  help: string;
  /** Minor units. */
  value: number;
  onChange: (value: number) => void;
  error?: string | undefined;
}

/** An amount in the site's own currency. */
function AmountInput({ label, help, value, onChange, error }: AmountInputProps) {
  const { helperText, ...amount } = useAmountInput({ value, onChange, error });
  return <TextField label={label} {...amount} helperText={helperText ?? (help || undefined)} />;
}

interface BoundsInputProps {
  label: string;
  value: { min: number; max: number };
  onChange: (value: { min: number | null; max: number | null }) => void;
  error: boolean;
  helperText: string | undefined;
}

function BoundsInput({ label, value, onChange, error, helperText }: BoundsInputProps) {
  const id = useId();
  const text = useText('resources.settings.bounds');
  return (
    <div role="group" aria-labelledby={id}>
      <Typography id={id} variant="body2" sx={{ mb: 1, color: error ? 'error.main' : 'text.secondary' }}>
        {label}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
        <NumberField
          label={text('min')}
          value={value.min}
          error={error}
          onChange={(min) => onChange({ ...value, min })}
        />
        <NumberField
          label={text('max')}
          value={value.max}
          error={error}
          onChange={(max) => onChange({ ...value, max })}
        />
      </Box>
      {helperText && <FormHelperText error={error}>{helperText}</FormHelperText>}
    </div>
  );
}

interface LanguagesInputProps {
  label: string;
  value: Record<string, string>;
  onChange: (value: Record<string, string>) => void;
  error: boolean;
  helperText: string | undefined;
}

/** A text in each language; where none is written, the product's own words stand. */
function LanguagesInput({ label, value, onChange, error, helperText }: LanguagesInputProps) {
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
