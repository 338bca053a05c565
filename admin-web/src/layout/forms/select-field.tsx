import { TextField, type TextFieldProps } from '@mui/material';

interface SelectFieldProps<Value extends string> extends Omit<TextFieldProps, 'select' | 'value' | 'onChange'> {
  value: string;
  options: readonly (readonly [value: Value, label: string])[];
  onChoose: (value: Value) => void;
}

/** One of a few, in the browser's own list. */
export const SelectField = <Value extends string>({
  value,
  options,
  onChoose,
  slotProps,
  ...field
}: SelectFieldProps<Value>) => (
  <TextField
    {...field}
    select
    value={value}
    onChange={({ target }) => onChoose(target.value as Value)}
    slotProps={{ ...slotProps, select: { native: true }, inputLabel: { shrink: true } }}
  >
    {options.map(([one, label]) => (
      <option key={one} value={one}>
        {label}
      </option>
    ))}
  </TextField>
);
