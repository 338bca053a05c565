import { MenuItem, TextField, type TextFieldProps } from '@mui/material';

interface SelectFieldProps<Value extends string> extends Omit<TextFieldProps, 'select' | 'value' | 'onChange'> {
  value: string;
  options: readonly (readonly [value: Value, label: string])[];
  onChoose: (value: Value) => void;
  /** In a list of the page's own. */
  drawn?: boolean;
}

/** One of a few, in the browser's own list where it is not drawn. */
export const SelectField = <Value extends string>({
  value,
  options,
  onChoose,
  drawn = false,
  slotProps,
  ...field
}: SelectFieldProps<Value>) => (
  <TextField
    {...field}
    select
    value={value}
    onChange={({ target }) => onChoose(target.value as Value)}
    slotProps={{
      ...slotProps,
      select: drawn ? { displayEmpty: true } : { native: true },
      inputLabel: { shrink: true },
    }}
  >
    {options.map(([one, label]) =>
      drawn ? (
        <MenuItem key={one} value={one}>
          {label}
        </MenuItem>
      ) : (
        <option key={one} value={one}>
          {label}
        </option>
      ),
    )}
  </TextField>
);
