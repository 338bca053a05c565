import TextField from '@mui/material/TextField';
import { useAmountInput } from '../layout/forms/use-amount-input';

interface AmountInputProps {
  label: string;
  help: string;
  /** Minor units. */
  value: number;
  onChange: (value: number) => void;
  error?: string | undefined;
}

/** An amount in the site's own currency. */
export function AmountInput({ label, help, value, onChange, error }: AmountInputProps) {
  const { helperText, ...amount } = useAmountInput({ value, onChange, error });
  return <TextField label={label} {...amount} helperText={helperText ?? (help || undefined)} />;
}
