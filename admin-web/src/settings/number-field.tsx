import TextField from '@mui/material/TextField';

interface NumberFieldProps {
  label: string;
  value: unknown;
  onChange: (value: number | null) => void;
  error?: boolean;
  helperText?: string | undefined;
}

/** Empty while somebody types; the server asks for what is missing. */
export const NumberField = ({ value, onChange, ...field }: NumberFieldProps) => (
  <TextField
    {...field}
    type="number"
    value={typeof value === 'number' ? value : ''}
    onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
  />
);
