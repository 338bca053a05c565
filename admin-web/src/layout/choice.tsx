import TextField from '@mui/material/TextField';

interface ChoiceProps {
  label: string;
  /** Named only where every value at once can be chosen. */
  any?: string;
  value: string | undefined;
  options: readonly (readonly [value: string, label: string])[];
  onChoose: (value: string) => void;
}

export function Choice({ label, any, value = '', options, onChoose }: ChoiceProps) {
  return (
    <TextField
      select
      size="small"
      value={value}
      onChange={(event) => onChoose(event.target.value)}
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': label } }}
    >
      {any !== undefined && <option value="">{any}</option>}
      {options.map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </TextField>
  );
}
