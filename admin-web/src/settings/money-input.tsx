import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormats, type Money } from '../members/use-formats';
import { useChoices } from '../layout/use-choices';

interface MoneyInputProps {
  label: string;
  value: Money;
  onChange: (value: Money) => void;
  error?: string | undefined;
}

/** Typed in whole units with a point or comma, kept in minor ones. */
export function MoneyInput({ label, value, onChange, error }: MoneyInputProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const { currencies } = useChoices();
  const [typed, setTyped] = useState<string>();
  const write = (text: string) => {
    setTyped(text);
    const amount = Math.round(Number(text.replace(',', '.')) * 100);
    if (text.trim() !== '' && Number.isSafeInteger(amount)) onChange({ ...value, amount });
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(96px, 1fr) 96px', gap: 1, alignItems: 'start' }}>
      <TextField
        label={label}
        value={typed ?? formats.units(value.amount)}
        onChange={({ target }) => write(target.value)}
        onBlur={() => setTyped(undefined)}
        error={error !== undefined}
        helperText={error}
        slotProps={{ htmlInput: { inputMode: 'decimal', style: { textAlign: 'right' } } }}
      />
      <TextField
        select
        label={translate('resources.settings.parts.currency')}
        value={value.currency}
        onChange={({ target }) => onChange({ ...value, currency: target.value })}
        slotProps={{ select: { native: true } }}
      >
        {currencies.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </TextField>
    </Box>
  );
}
