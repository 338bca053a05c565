import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { amountOf } from '../layout/values/amount';
import { useFilterInput } from '../layout/lists/use-filter-input';
import { useFormats } from '../layout/values/use-formats';

interface AmountFieldProps {
  label: string;
  /** Minor units in the filter. */
  source: string;
  /** What is wrong with the amount beside another one. */
  error?: string | undefined;
}

/**
 * A whole or broken amount of any currency; it is asked for once it is left, or by Enter. What is no amount stays as it
 * was typed, with what is wrong beside it, and asks for nothing.
 */
export function AmountField({ label, source, error }: AmountFieldProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const [shown, search] = useFilterInput<number>(source, {
    format: (minor) => (typeof minor === 'number' ? formats.units(minor) : ''),
    parse: (text) => (text === '' ? null : (amountOf(text) as number)),
  });
  const [draft, setDraft] = useState({ text: shown, of: shown, left: false });
  if (draft.of !== shown) setDraft({ text: shown, of: shown, left: false });
  const read = draft.text.trim() === '' ? undefined : amountOf(draft.text);
  const told = draft.left && typeof read === 'string' ? translate(`console.amounts.${read}`) : error;
  const choose = () => {
    const text = typeof read === 'number' ? formats.units(read) : draft.text;
    setDraft({ text, of: shown, left: true });
    if (typeof read !== 'string') search(text.trim());
  };
  return (
    <TextField
      size="small"
      label={label}
      value={draft.text}
      error={told !== undefined}
      helperText={told}
      onChange={({ target }) => setDraft({ text: target.value, of: shown, left: false })}
      onBlur={choose}
      onKeyDown={({ key }) => key === 'Enter' && choose()}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 16 },
      }}
    />
  );
}
