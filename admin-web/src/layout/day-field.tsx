import TextField from '@mui/material/TextField';

interface DayFieldProps {
  label: string;
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  onChoose: (day: string) => void;
}

export const DayField = ({ label, value, onChoose }: DayFieldProps) => (
  <TextField
    type="date"
    size="small"
    label={label}
    value={value}
    onChange={({ target }) => onChoose(target.value)}
    slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: '2000-01-01', max: '2099-12-31' } }}
  />
);
