import TextField from '@mui/material/TextField';
import { useInput, useTranslate } from 'react-admin';
import { useAmountInput } from '../layout/forms/use-amount-input';

/** Of an order's value, in minor units; left empty the code has none. */
export function MinimumInput() {
  const translate = useTranslate();
  const { field, fieldState } = useInput<number | null>({
    source: 'minimum_order_value',
    format: (value: number | null) => value,
    parse: (value: number | null) => value,
    validate: (value) => (Number.isNaN(value) ? 'console.amounts.not_an_amount' : undefined),
  });
  const { helperText, ...amount } = useAmountInput({
    value: field.value as number | null,
    onChange: field.onChange,
    onEmptied: () => field.onChange(null),
    onUnreadable: () => field.onChange(NaN),
    error: fieldState.error?.message,
  });
  return (
    <TextField
      label={translate('resources.discounts.fields.minimum_order_value')}
      inputRef={field.ref}
      {...amount}
      helperText={helperText ?? translate('resources.discounts.help.minimum_order_value')}
    />
  );
}
