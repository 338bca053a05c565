import { TextField, type TextFieldProps } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface NumberFieldProps extends Pick<TextFieldProps, 'label' | 'required' | 'disabled' | 'inputRef' | 'sx'> {
  value: unknown;
  onChange: (value: number | null) => void;
  /** What is typed is no number, which reads as empty. */
  onUnreadable?: () => void;
  error?: boolean;
  helperText?: ReactNode;
  min?: number;
  max?: number;
}

/** Empty while somebody types; what is no number stays as it was typed, and is told. */
export function NumberField({ value, onChange, onUnreadable, error = false, helperText, ...field }: NumberFieldProps) {
  const translate = useTranslate();
  const [unreadable, setUnreadable] = useState(false);
  const { min, max, ...input } = field;
  return (
    <TextField
      {...input}
      type="number"
      value={typeof value === 'number' && !Number.isNaN(value) ? value : ''}
      error={error || unreadable}
      helperText={unreadable ? translate('errors.fields.whole') : helperText}
      slotProps={{ htmlInput: { min, max, step: 1 } }}
      onChange={({ target }) => {
        const { badInput } = target.validity;
        setUnreadable(badInput);
        if (badInput && onUnreadable) onUnreadable();
        else onChange(target.value === '' ? null : Number(target.value));
      }}
    />
  );
}
