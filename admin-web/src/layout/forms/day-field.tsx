import { TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isFilterDay } from '../values/days';

interface DayFieldProps {
  label: string;
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  onChoose: (day: string) => void;
  /** What stands in the field is no day to choose; `onChoose` is not called with it. */
  onUnreadable?: () => void;
  /** What is wrong with the day beside another one. */
  error?: string | undefined;
  help?: string | undefined;
  required?: boolean;
}

/**
 * A day to filter by, or of a form. While its year is typed it is a day long ago, which stays in the field and asks for
 * nothing. Whoever types over a day chooses one with nearly every key, and an address tells of each only later: until the
 * field is left it holds what was typed.
 */
export function DayField({ label, value, onChoose, onUnreadable, error, help, required = false }: DayFieldProps) {
  const translate = useTranslate();
  const [draft, setDraft] = useState<{ text: string; of: string; left: boolean }>();
  const text = draft && (!draft.left || draft.of === value) ? draft.text : value;
  const fault = text === '' ? required && 'errors.fields.required' : !isFilterDay(text) && 'console.days.out_of_range';
  const told = fault && draft?.left ? translate(fault) : error;
  return (
    <TextField
      type="date"
      label={label}
      value={text}
      error={told !== undefined}
      required={required}
      helperText={told ?? help}
      onChange={({ target }) => {
        setDraft({ text: target.value, of: value, left: false });
        if (target.value === '' || isFilterDay(target.value)) onChoose(target.value);
        else onUnreadable?.();
      }}
      // Emptied, a period may have a day of its own.
      onBlur={() => setDraft({ text: text || value, of: value, left: true })}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: '2000-01-01', max: '2099-12-31' } }}
    />
  );
}
