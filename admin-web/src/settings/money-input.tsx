import { Box, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { SelectField } from '../layout/forms/select-field';
import { useAmountInput } from '../layout/forms/use-amount-input';
import type { Money } from '../layout/values/words';
import { useChoices } from '../layout/values/use-choices';

interface MoneyInputProps {
  label: string;
  value: Money;
  onChange: (value: Money) => void;
  error?: string | undefined;
}

/** Typed in whole units with a point or comma, kept in minor ones. */
export function MoneyInput({ label, value, onChange, error }: MoneyInputProps) {
  const translate = useTranslate();
  const { currencies } = useChoices();
  const amount = useAmountInput({
    value: value.amount,
    onChange: (amount) => onChange({ ...value, amount }),
    error,
  });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(96px, 1fr) 96px', gap: 1, alignItems: 'start' }}>
      <TextField label={label} {...amount} />
      <SelectField
        label={translate('resources.settings.parts.currency')}
        value={value.currency}
        options={currencies.map((code) => [code, code] as const)}
        onChoose={(currency) => onChange({ ...value, currency })}
      />
    </Box>
  );
}
